import { LANGUAGES } from '@garage/contracts/languages';
import { PAGE_FIELDS, type PageFieldSet, type TextPage } from '@garage/contracts/page-fields';
import { LANGUAGE_SUFFIX, storedFields } from '@garage/contracts/page-texts';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import type { PageValues } from './localized-field.js';

/**
 * Every field of the page. A text that has come since the values were stored says what it says in a new installation, and
 * what the site said there before it could be changed. In the entries of a list, which every garage has of its own, it
 * is empty, and so is every link, picture and number: those of the invented garage are nobody's. What belongs to
 * removed entries is left out.
 */
export function completePage(page: TextPage, values: PageValues): PageValues {
  return Object.fromEntries(
    storedFields(page, values).map((name) => [name, values[name] ?? defaultOf(page, name)]),
  );
}

function defaultOf(page: TextPage, name: string): string {
  return TEXTS_OUTSIDE_OF_LISTS[page].has(name) ? (DEFAULT_PAGES[page][name] ?? '') : '';
}

const TEXTS_OUTSIDE_OF_LISTS = Object.fromEntries(
  (Object.keys(DEFAULT_PAGES) as TextPage[]).map((page) => [page, textsOutsideOfLists(page)]),
) as Record<TextPage, ReadonlySet<string>>;

function textsOutsideOfLists(page: TextPage): ReadonlySet<string> {
  const { localized }: PageFieldSet = PAGE_FIELDS[page];
  return new Set(localized.flatMap((name) => LANGUAGES.map((language) => name + LANGUAGE_SUFFIX[language])));
}
