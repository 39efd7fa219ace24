import type { Language } from '@garage/contracts/languages';
import { writeItem } from './browser-storage.ts';
import { LANGUAGE_KEY } from './languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps the visitor's choice: for scripts in local storage, for the server in a cookie. */
export function rememberLanguage(language: Language): void {
  writeItem(() => localStorage, LANGUAGE_KEY, language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`;
}
