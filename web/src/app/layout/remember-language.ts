import { isLanguage, type Language } from '@garage/contracts/languages';
import { siteCookie } from '@garage/contracts/site-cookie';
import { writeItem } from '../../lib/browser-storage.ts';
import { LANGUAGE_KEY } from '../../lib/languages.ts';

const YEAR_SECONDS = 31_536_000;

/** Keeps the visitor's choice: for scripts in local storage, for the server in a cookie. */
export function rememberLanguage(language: Language): void {
  writeItem(() => localStorage, LANGUAGE_KEY, language);
  const { name, path, secure } = siteCookie(location.href, LANGUAGE_KEY, '/');
  document.cookie =
    `${name}=${language}; Path=${path}; Max-Age=${YEAR_SECONDS}; SameSite=Lax` + (secure ? '; Secure' : '');
}

/** Notes what the visitor chooses in the language menu, whose links work before the page's own scripts do. */
export function rememberChosenLanguages(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a[hreflang]') : null;
    const language = link?.getAttribute('hreflang');
    if (isLanguage(language)) rememberLanguage(language);
  });
}
