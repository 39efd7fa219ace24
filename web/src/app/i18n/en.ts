import layout from '../layout/locales/en.json';
import contact from '../../features/contact/locales/en.json';
import garage from '../../features/garage/locales/en.json';
import home from '../../features/home/locales/en.json';
import legal from '../../features/legal/locales/en.json';
import services from '../../features/services/locales/en.json';
import team from '../../features/team/locales/en.json';
import common from '../../locales/en.json';

export default { common, layout, home, garage, contact, legal, services, team };
