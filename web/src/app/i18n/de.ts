import common from '../../locales/de.json';
import about from '../../features/about/locales/de.json';
import contact from '../../features/contact/locales/de.json';
import gallery from '../../features/gallery/locales/de.json';
import garage from '../../features/garage/locales/de.json';
import home from '../../features/home/locales/de.json';
import legal from '../../features/legal/locales/de.json';
import services from '../../features/services/locales/de.json';
import team from '../../features/team/locales/de.json';
import thirdParties from '../../features/third-parties/locales/de.json';
import vehicles from '../../features/vehicles/locales/de.json';
import visitorForm from '../../components/visitor-form/locales/de.json';
import layout from '../layout/locales/de.json';

/**
 * The texts that come with every page, by namespace: a line here and in the other languages for each feature that has
 * some. Long ones of a single page come with that page (`page-texts.ts`).
 */
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
};
