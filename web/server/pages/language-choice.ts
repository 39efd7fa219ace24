import { isLanguage, type Language } from '@garage/contracts/languages';

/** What the cookie is called over https (`siteCookie`), and what over http and up to the release before. */
const COOKIES = [/(?:^|;\s*)__Host-language=([a-z]{2})(?:;|$)/, /(?:^|;\s*)language=([a-z]{2})(?:;|$)/];

/** The language that the visitor chose earlier. */
export function rememberedLanguage(cookieHeader: string | undefined): Language | null {
  const chosen = COOKIES.map((cookie) => cookie.exec(cookieHeader ?? '')?.[1]);
  return chosen.find((language) => isLanguage(language)) ?? null;
}
