import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@garage/contracts/languages';

/** Local storage key and cookie name of the chosen language. */
export const LANGUAGE_KEY = 'language';

export interface LocalizedPath {
  language: Language;
  /** The address without its language, always starting with a slash. */
  path: string;
  /** False for German, whose addresses carry no prefix. */
  prefixed: boolean;
}

/** Splits `/en/contact` into the language and `/contact`. */
export function parsePath(pathname: string): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first) && first !== DEFAULT_LANGUAGE) {
    return { language: first, path: `/${rest.join('/')}`, prefixed: true };
  }
  return { language: DEFAULT_LANGUAGE, path: pathname, prefixed: false };
}

/** The part of the address that stands for a language, which is also the router's base name. */
export function languageBase(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`;
}

/** The address of a page in a language: `/contact`, `/en/contact`, `/en`. */
export function localizedPath(path: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return path;
  return `${languageBase(language)}${path === '/' ? '' : path}`;
}

/** Each language by its own name, the same in every menu. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  de: 'Deutsch',
  en: 'English',
  fr: 'Français',
  it: 'Italiano',
  pt: 'Português',
};
