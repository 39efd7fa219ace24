import { firstLanguage, type GarageFacts } from './garage.js';
import type { Language } from './languages.js';

/**
 * Addresses of the site's pages. Those in the garage's first language name no language: where that is French,
 * `/contact` is French and `/de/contact` German. The order may change at any time, so every address answers in any
 * order: one without language in the one that is first then, and one with it by leading to the one without.
 */
export type SiteLanguages = Partial<Pick<GarageFacts, 'languages'>>;

/** The part of an address that stands for a language, which is also the router's base name. */
export function languageBase(language: Language, garage: SiteLanguages): string {
  return language === firstLanguage(garage) ? '' : `/${language}`;
}

/** The address of a page in a language: `/contact`, `/en/contact`, `/en`. What stands behind `?` stays. */
export function localizedPath(path: string, language: Language, garage: SiteLanguages): string {
  const base = languageBase(language, garage);
  return base && path === '/' ? base : base + path;
}
