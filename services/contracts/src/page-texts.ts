import { LANGUAGES, type Language } from './languages.js';
import { PAGE_FIELDS, type PageFields, type PageFieldSet, type TextPage } from './page-fields.js';
import { entriesOf, entryField, type PageList, publicEntries } from './page-lists.js';

/** The texts and pictures of the site, page by page. Answered by the content service. */
export const WEBSITE_PATH = '/api/website';

/** Pages that are a flat set of strings, each with an editor. */
export const TEXT_PAGES = Object.keys(PAGE_FIELDS) as TextPage[];

/** What a field's name ends with in another language; German has the plain name. */
export const LANGUAGE_SUFFIX = {
  de: '',
  en: 'En',
  fr: 'Fr',
  it: 'It',
  pt: 'Pt',
} as const satisfies Record<Language, string>;
type Suffix = (typeof LANGUAGE_SUFFIX)[Language];

type FromFacts<P extends TextPage, K extends 'plain' | 'localized'> =
  PageFields<P> extends { fromFacts: Record<K, readonly (infer Name extends string)[]> } ? Name : never;

type FromList<P extends TextPage, K extends 'plain' | 'localized'> =
  PageFields<P> extends {
    list: { prefix: infer Prefix extends string } & Record<K, readonly (infer Part extends string)[]>;
  }
    ? `${Prefix}${number}${Part}`
    : never;

/** The fields of a page that have a text per language. */
export type LocalizedField<P extends TextPage> =
  PageFields<P>['localized'][number] | FromFacts<P, 'localized'> | FromList<P, 'localized'>;
/** The fields of a page that are the same in every language. */
export type PlainField<P extends TextPage> =
  PageFields<P>['plain'][number] | FromFacts<P, 'plain'> | FromList<P, 'plain'>;

/** What `GET /api/website/{page}` answers at the top level. */
export type PageTexts<P extends TextPage> = Record<PlainField<P> | `${LocalizedField<P>}${Suffix}`, string>;

/** The text of a field in the wanted language, else in German. */
export function pageText<P extends TextPage>(
  texts: PageTexts<P>,
  field: LocalizedField<P>,
  language: Language,
): string {
  const values: Record<string, string> = texts;
  return values[`${field}${LANGUAGE_SUFFIX[language]}`] || (values[field] ?? '');
}

/** The names under which a field's text is kept, German first. */
export function localizedNames(field: string): string[] {
  return LANGUAGES.map((language) => `${field}${LANGUAGE_SUFFIX[language]}`);
}

type Values = Readonly<Record<string, string | undefined>>;

/** The list of a page, where it has one. */
export function listOf(page: TextPage): PageList | null {
  const { list }: PageFieldSet = PAGE_FIELDS[page];
  return list ?? null;
}

/** The names that are stored for a page, in the order of its editor; which entries it has, its values say. */
export function storedFields(page: TextPage, values: Values): string[] {
  const { plain, localized, staffOnly = [], list }: PageFieldSet = PAGE_FIELDS[page];
  return [
    ...plain,
    ...localized.flatMap(localizedNames),
    ...staffOnly,
    ...(list ? [list.order, ...entryNames(list, entriesOf(values[list.order]))] : []),
  ];
}

/** The names that `GET /api/website/{page}` answers. */
export function publicFields(page: TextPage, values: Values): string[] {
  const { plain, localized, fromFacts, list }: PageFieldSet = PAGE_FIELDS[page];
  return [
    ...plain,
    ...localized.flatMap(localizedNames),
    ...(fromFacts ? [...fromFacts.plain, ...fromFacts.localized.flatMap(localizedNames)] : []),
    ...(list ? entryNames(list, publicEntries(list, values)) : []),
  ];
}

function entryNames(list: PageList, entries: number[]): string[] {
  return entries.flatMap((entry) => [
    ...list.plain.map((part) => entryField(list, entry, part)),
    ...list.localized.flatMap((part) => localizedNames(entryField(list, entry, part))),
  ]);
}

export function isTextPage(value: string): value is TextPage {
  return Object.hasOwn(PAGE_FIELDS, value);
}

/**
 * Texts may name facts about the garage, so that no address is written twice: `{{name}}` in a stored
 * text is answered as the garage's name.
 */
export const FACT_PLACEHOLDERS = [
  'name',
  'tagline',
  'street',
  'postalCode',
  'city',
  'phone',
  'email',
  'brands',
  'foundedYear',
  /** Full years since the founding year. */
  'years',
] as const;
export type FactPlaceholder = (typeof FACT_PLACEHOLDERS)[number];
