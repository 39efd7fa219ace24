import layout from '../../layout/locales/pt.json';
import garage from '../../../features/garage/locales/pt.json';
import common from '../../../locales/pt.json';

export default { common, layout, garage };
