import type german from './de.ts';
import common from '../../locales/it.json';
import about from '../../features/about/locales/it.json';
import contact from '../../features/contact/locales/it.json';
import gallery from '../../features/gallery/locales/it.json';
import garage from '../../features/garage/locales/it.json';
import home from '../../features/home/locales/it.json';
import legal from '../../features/legal/locales/it.json';
import services from '../../features/services/locales/it.json';
import team from '../../features/team/locales/it.json';
import thirdParties from '../../features/third-parties/locales/it.json';
import vehicles from '../../features/vehicles/locales/it.json';
import visitorForm from '../../components/visitor-form/locales/it.json';
import layout from '../layout/locales/it.json';

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
