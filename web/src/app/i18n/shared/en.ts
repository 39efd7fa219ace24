import layout from '../../layout/locales/en.json';
import garage from '../../../features/garage/locales/en.json';
import common from '../../../locales/en.json';

export default { common, layout, garage };
