import layout from '../layout/locales/de.json';
import contact from '../../features/contact/locales/de.json';
import garage from '../../features/garage/locales/de.json';
import home from '../../features/home/locales/de.json';
import legal from '../../features/legal/locales/de.json';
import services from '../../features/services/locales/de.json';
import team from '../../features/team/locales/de.json';
import common from '../../locales/de.json';

export default { common, layout, home, garage, contact, legal, services, team };
