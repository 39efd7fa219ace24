import { isStaffPath } from '../../src/app/staff-paths.ts';
import { localizedPath, parsePath, type LocalizedPath } from '../../src/lib/languages.ts';
import { languageForUnprefixed } from './language-choice.ts';

export type Destination =
  | { kind: 'page'; address: LocalizedPath }
  | { kind: 'staff'; path: string }
  | { kind: 'redirect'; to: string; status: 301 | 302 };

/** One leading slash: `//host` would lead to another site. */
function clean(path: string): string {
  return `/${path.replace(/^[\\/]+/, '').replace(/[\\/]+$/, '')}`;
}

/** What is at an address: a page in a language, the staff area, or a better address. */
export function resolveAddress(pathname: string, cookieHeader: string | undefined): Destination {
  const german = /^\/de(?=\/|$)/.exec(pathname);
  if (german) return { kind: 'redirect', to: clean(pathname.slice(german[0].length)), status: 301 };

  const parsed = parsePath(pathname);
  const path = clean(parsed.path);
  if (isStaffPath(path)) {
    return parsed.prefixed ? { kind: 'redirect', to: path, status: 301 } : { kind: 'staff', path };
  }
  const canonical = localizedPath(path, parsed.language);
  if (!parsed.prefixed) {
    const remembered = languageForUnprefixed(cookieHeader);
    if (remembered) return { kind: 'redirect', to: localizedPath(path, remembered), status: 302 };
  }
  if (canonical !== pathname) return { kind: 'redirect', to: canonical, status: 301 };
  return { kind: 'page', address: { ...parsed, path } };
}
