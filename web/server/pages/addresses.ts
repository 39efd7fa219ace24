import { firstLanguage } from '@garage/contracts/garage';
import { isLanguage, type Language } from '@garage/contracts/languages';
import { localizedPath, type SiteLanguages } from '@garage/contracts/page-addresses';
import { isStaffPath } from '../../src/app/staff-paths.ts';
import { rememberedLanguage } from './language-choice.ts';

interface LocalizedPath {
  language: Language;
  /** The address without its language, always starting with a slash. */
  path: string;
  /** Whether the address names its language. */
  prefixed: boolean;
}

export type Destination =
  | { kind: 'page'; address: LocalizedPath }
  | { kind: 'staff'; path: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

/** Splits `/en/contact` into the language and `/contact`. */
export function parsePath(pathname: string, garage: SiteLanguages): LocalizedPath {
  const [, first = '', ...rest] = pathname.split('/');
  if (isLanguage(first)) return { language: first, path: `/${rest.join('/')}`, prefixed: true };
  return { language: firstLanguage(garage), path: pathname, prefixed: false };
}

/** One leading slash: `//host` would lead to another site. */
function clean(path: string): string {
  return `/${path.replace(/^[\\/]+/, '').replace(/[\\/]+$/, '')}`;
}

/** What is at an address: a page in a language, the staff area, or a better address. */
export function resolveAddress(
  pathname: string,
  cookieHeader: string | undefined,
  garage: SiteLanguages,
): Destination {
  const parsed = parsePath(pathname, garage);
  const path = clean(parsed.path);
  if (isStaffPath(path)) {
    return parsed.prefixed ? { kind: 'redirect', to: path, status: 301 } : { kind: 'staff', path };
  }
  if (!parsed.prefixed) {
    const remembered = rememberedLanguage(cookieHeader) ?? parsed.language;
    if (remembered !== parsed.language)
      return { kind: 'redirect', to: localizedPath(path, remembered, garage), status: 302 };
  }
  const canonical = localizedPath(path, parsed.language, garage);
  if (canonical !== pathname) return { kind: 'redirect', to: canonical, status: 301 };
  return { kind: 'page', address: { ...parsed, path } };
}
