import type german from './de.ts';
import common from '../../locales/fr.json';
import about from '../../features/about/locales/fr.json';
import contact from '../../features/contact/locales/fr.json';
import gallery from '../../features/gallery/locales/fr.json';
import garage from '../../features/garage/locales/fr.json';
import home from '../../features/home/locales/fr.json';
import legal from '../../features/legal/locales/fr.json';
import services from '../../features/services/locales/fr.json';
import team from '../../features/team/locales/fr.json';
import thirdParties from '../../features/third-parties/locales/fr.json';
import vehicles from '../../features/vehicles/locales/fr.json';
import visitorForm from '../../components/visitor-form/locales/fr.json';
import layout from '../layout/locales/fr.json';

/** The texts that come with every page, with the keys that German has. */
export default {
  common,
  layout,
  about,
  contact,
  gallery,
  garage,
  home,
  legal,
  services,
  team,
  'third-parties': thirdParties,
  vehicles,
  'visitor-form': visitorForm,
} satisfies typeof german;
