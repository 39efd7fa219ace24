import { DEFAULT_LANGUAGE, isLanguage, type Language } from '@garage/contracts/languages';

/** The language that the visitor chose earlier, from the cookie `language`. */
export function rememberedLanguage(cookieHeader: string | undefined): Language | null {
  const match = /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookieHeader ?? '');
  return match && isLanguage(match[1]) ? match[1] : null;
}

/** Where an address without language leads a visitor who chose another one; null is nowhere. */
export function languageForUnprefixed(cookieHeader: string | undefined): Language | null {
  const language = rememberedLanguage(cookieHeader);
  return language === DEFAULT_LANGUAGE ? null : language;
}
