import layout from '../../layout/locales/de.json';
import garage from '../../../features/garage/locales/de.json';
import common from '../../../locales/de.json';

export default { common, layout, garage };
