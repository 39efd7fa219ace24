import type { EditorPage } from '@garage/contracts/editors';

/** On which pages of the site an editor's fields are to be seen, the most telling first. */
export const PREVIEW_PATHS: Record<EditorPage, readonly [string, ...string[]]> = {
  hero: ['/'],
  slogan: ['/'],
  'home-images': ['/'],
  services: ['/services', '/'],
  about: ['/about', '/'],
  team: ['/team'],
  gallery: ['/gallery'],
  offers: ['/'],
  vehicles: ['/vehicles'],
  contact: ['/contact', '/'],
  legal: ['/imprint', '/terms', '/privacy'],
};
