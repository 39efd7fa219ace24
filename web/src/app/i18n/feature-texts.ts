import type about from '../../features/about/locales/de.json';
import type appointment from '../../features/appointment/locales/de.json';
import type booking from '../../features/booking/locales/de.json';
import type contact from '../../features/contact/locales/de.json';
import type gallery from '../../features/gallery/locales/de.json';
import type home from '../../features/home/locales/de.json';
import type legal from '../../features/legal/locales/de.json';
import type services from '../../features/services/locales/de.json';
import type team from '../../features/team/locales/de.json';
import type thirdParties from '../../features/third-parties/locales/de.json';
import type vehicles from '../../features/vehicles/locales/de.json';

/** For the compiler, which cannot look into folders: a line for each feature with texts for visitors. */
export interface FeatureTexts {
  about: typeof about;
  appointment: typeof appointment;
  booking: typeof booking;
  contact: typeof contact;
  gallery: typeof gallery;
  home: typeof home;
  legal: typeof legal;
  services: typeof services;
  team: typeof team;
  'third-parties': typeof thirdParties;
  vehicles: typeof vehicles;
}
