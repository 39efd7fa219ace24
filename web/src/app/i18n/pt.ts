import layout from '../layout/locales/pt.json';
import contact from '../../features/contact/locales/pt.json';
import garage from '../../features/garage/locales/pt.json';
import home from '../../features/home/locales/pt.json';
import legal from '../../features/legal/locales/pt.json';
import services from '../../features/services/locales/pt.json';
import team from '../../features/team/locales/pt.json';
import common from '../../locales/pt.json';

export default { common, layout, home, garage, contact, legal, services, team };
