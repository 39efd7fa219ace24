import type { TextPage } from '@garage/contracts/page-fields';
import { listOf, storedFields } from '@garage/contracts/page-texts';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import type { PageValues } from './localized-field.js';

/**
 * Every field of the page. One that has come since the values were stored says what it says in a new installation, and what
 * the site said there before it could be changed; in the entries of a list, which every garage has of its own, it is
 * empty. What belongs to removed entries is left out.
 */
export function completePage(page: TextPage, values: PageValues): PageValues {
  return Object.fromEntries(
    storedFields(page, values).map((name) => [name, values[name] ?? defaultOf(page, name)]),
  );
}

function defaultOf(page: TextPage, name: string): string {
  return OUTSIDE_OF_LISTS[page].has(name) ? (DEFAULT_PAGES[page][name] ?? '') : '';
}

const OUTSIDE_OF_LISTS = Object.fromEntries(
  (Object.keys(DEFAULT_PAGES) as TextPage[]).map((page) => [page, namesOutsideOfLists(page)]),
) as Record<TextPage, ReadonlySet<string>>;

function namesOutsideOfLists(page: TextPage): ReadonlySet<string> {
  const order = listOf(page)?.order;
  return new Set(storedFields(page, {}).filter((name) => name !== order));
}
