import layout from '../layout/locales/fr.json';
import contact from '../../features/contact/locales/fr.json';
import garage from '../../features/garage/locales/fr.json';
import home from '../../features/home/locales/fr.json';
import legal from '../../features/legal/locales/fr.json';
import services from '../../features/services/locales/fr.json';
import team from '../../features/team/locales/fr.json';
import common from '../../locales/fr.json';

export default { common, layout, home, garage, contact, legal, services, team };
