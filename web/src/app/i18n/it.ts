import layout from '../layout/locales/it.json';
import contact from '../../features/contact/locales/it.json';
import garage from '../../features/garage/locales/it.json';
import home from '../../features/home/locales/it.json';
import legal from '../../features/legal/locales/it.json';
import services from '../../features/services/locales/it.json';
import team from '../../features/team/locales/it.json';
import common from '../../locales/it.json';

export default { common, layout, home, garage, contact, legal, services, team };
