import type { Language } from '@garage/contracts/languages';

/** Local storage key and cookie name of the chosen language. */
export const LANGUAGE_KEY = 'language';

/** Each language by its own name, the same in every menu. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
};
