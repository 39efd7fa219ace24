import layout from '../../layout/locales/it.json';
import garage from '../../../features/garage/locales/it.json';
import common from '../../../locales/it.json';

export default { common, layout, garage };
