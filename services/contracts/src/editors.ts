import type { EditorDescription } from './editor-field.js';
import { ABOUT_EDITOR } from './about-editor.js';
import { BOOKING_EDITOR } from './booking-editor.js';
import { CONTACT_EDITOR } from './contact-editor.js';
import { GALLERY_EDITOR } from './gallery-editor.js';
import { HERO_EDITOR } from './hero-editor.js';
import { HOME_IMAGES_EDITOR } from './home-images-editor.js';
import { LEGAL_EDITOR } from './legal-editor.js';
import { MAILS_EDITOR } from './mails-editor.js';
import { OFFERS_EDITOR } from './offers-editor.js';
import { SERVICES_EDITOR } from './services-editor.js';
import { SITE_EDITOR } from './site-editor.js';
import { SLOGAN_EDITOR } from './slogan-editor.js';
import { TEAM_EDITOR } from './team-editor.js';
import { VEHICLES_EDITOR } from './vehicles-editor.js';

/** The pages that are edited here; the garage's facts have a form of their own. */
export const EDITOR_PAGES = [
  'hero',
  'slogan',
  'home-images',
  'services',
  'about',
  'team',
  'vehicles',
  'gallery',
  'offers',
  'contact',
  'booking',
  'legal',
  'site',
  'mails',
] as const;
export type EditorPage = (typeof EDITOR_PAGES)[number];

/** Those whose texts visitors read on the site; the others read them in mails. */
export type SitePage = Exclude<EditorPage, 'mails'>;
export const SITE_PAGES = EDITOR_PAGES.filter((page) => page !== 'mails');

export function isSitePage(value: string): value is SitePage {
  return (SITE_PAGES as readonly string[]).includes(value);
}

export function isEditorPage(value: string): value is EditorPage {
  return (EDITOR_PAGES as readonly string[]).includes(value);
}

const DESCRIPTIONS = {
  hero: HERO_EDITOR,
  slogan: SLOGAN_EDITOR,
  'home-images': HOME_IMAGES_EDITOR,
  services: SERVICES_EDITOR,
  about: ABOUT_EDITOR,
  team: TEAM_EDITOR,
  gallery: GALLERY_EDITOR,
  offers: OFFERS_EDITOR,
  vehicles: VEHICLES_EDITOR,
  contact: CONTACT_EDITOR,
  booking: BOOKING_EDITOR,
  legal: LEGAL_EDITOR,
  site: SITE_EDITOR,
  mails: MAILS_EDITOR,
} satisfies Record<EditorPage, EditorDescription>;

/** What a page's editor describes, with the names of its fields. */
export type Description<P extends EditorPage> = (typeof DESCRIPTIONS)[P];

/** Every editor's sections and fields, in their order. */
export const EDITORS: Record<EditorPage, EditorDescription> = DESCRIPTIONS;
