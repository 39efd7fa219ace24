import type german from './de.ts';
import common from '../../locales/pt.json';
import about from '../../features/about/locales/pt.json';
import contact from '../../features/contact/locales/pt.json';
import gallery from '../../features/gallery/locales/pt.json';
import garage from '../../features/garage/locales/pt.json';
import home from '../../features/home/locales/pt.json';
import legal from '../../features/legal/locales/pt.json';
import services from '../../features/services/locales/pt.json';
import team from '../../features/team/locales/pt.json';
import thirdParties from '../../features/third-parties/locales/pt.json';
import vehicles from '../../features/vehicles/locales/pt.json';
import visitorForm from '../../components/visitor-form/locales/pt.json';
import layout from '../layout/locales/pt.json';

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
