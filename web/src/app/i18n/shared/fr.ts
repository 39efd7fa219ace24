import layout from '../../layout/locales/fr.json';
import garage from '../../../features/garage/locales/fr.json';
import common from '../../../locales/fr.json';

export default { common, layout, garage };
