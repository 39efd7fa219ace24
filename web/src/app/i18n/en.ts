import type german from './de.ts';
import common from '../../locales/en.json';
import about from '../../features/about/locales/en.json';
import contact from '../../features/contact/locales/en.json';
import gallery from '../../features/gallery/locales/en.json';
import garage from '../../features/garage/locales/en.json';
import home from '../../features/home/locales/en.json';
import legal from '../../features/legal/locales/en.json';
import services from '../../features/services/locales/en.json';
import team from '../../features/team/locales/en.json';
import thirdParties from '../../features/third-parties/locales/en.json';
import vehicles from '../../features/vehicles/locales/en.json';
import visitorForm from '../../components/visitor-form/locales/en.json';
import layout from '../layout/locales/en.json';

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
