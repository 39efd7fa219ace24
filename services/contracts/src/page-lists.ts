import { HIGHEST_ENTRY } from './highest-entry.js';
import type { EditorField, FieldName, PageList } from './editor-field.js';

export type { PageList };

/** How a list is stored and answered. */
type ListNaming = Omit<PageList, 'plain' | 'localized' | 'fields'>;

/** The same with the names of its parts. */
export interface NamedList<
  Prefix extends string,
  Plain extends string,
  Localized extends string,
> extends PageList {
  prefix: Prefix;
  plain: readonly Plain[];
  localized: readonly Localized[];
}

/** The list of a page whose entries consist of these fields: one more is one line in the editor's description. */
export function pageList<const Prefix extends string, Field extends EditorField>(
  naming: ListNaming & { prefix: Prefix },
  fields: readonly Field[],
): NamedList<Prefix, FieldName<Field, false>, FieldName<Field, true>> {
  const namesOf = <PerLanguage extends boolean>(perLanguage: PerLanguage) =>
    fields
      .filter((field) => (field.perLanguage ?? false) === perLanguage)
      .map(({ name }) => name as FieldName<Field, PerLanguage>);
  return { ...naming, fields, plain: namesOf(false), localized: namesOf(true) };
}

/** Whether the site lists the entry: `Nein` hides it. */
export const IN_LIST = 'InList';

type Values = Readonly<Record<string, string | undefined>>;

/** The name of an entry's field: `service3Title`. */
export function entryField(list: PageList, entry: number, part: string): string {
  const name = `${list.prefix}${entry}${part}`;
  return list.olderNames?.[name] ?? name;
}

/** The entries of an order; what is no number of an entry, or comes again, is left out. */
export function entriesOf(order: string | undefined): number[] {
  const numbers = (order ?? '').split(',').filter((text) => /^[1-9]\d{0,2}$/.test(text));
  return [...new Set(numbers.map(Number))];
}

/** The order as it is stored. */
export function orderOf(entries: readonly number[]): string {
  return entries.join(',');
}

export function isListed(list: PageList, entry: number, values: Values): boolean {
  const value = values[entryField(list, entry, IN_LIST)];
  return value !== 'Nein' && value !== 'false';
}

/** The entries that visitors are answered. */
export function publicEntries(list: PageList, values: Values): number[] {
  const entries = entriesOf(values[list.order]);
  return list.answersHidden ? entries : entries.filter((entry) => isListed(list, entry, values));
}

/** Which entry a name without a language's suffix belongs to, and which part of it; null for all other names. */
export function entryPart(list: PageList, name: string): { entry: number; part: string } | null {
  const older = Object.entries(list.olderNames ?? {});
  const regular = older.find(([, known]) => known === name)?.[0] ?? name;
  if (list.olderNames?.[name] !== undefined) return null;
  const [, number, part] = new RegExp(`^${list.prefix}([1-9]\\d{0,2})([A-Z]\\w*)$`).exec(regular) ?? [];
  if (number === undefined || part === undefined) return null;
  return [...list.plain, ...list.localized].includes(part) ? { entry: Number(number), part } : null;
}

/** A number for a new entry. Far from those that came with the site, so that two people hardly choose the same. */
export function freeEntry(taken: ReadonlySet<number>, random: () => number = Math.random): number {
  for (;;) {
    const entry = 101 + Math.floor(random() * (HIGHEST_ENTRY - 100));
    if (!taken.has(entry)) return entry;
  }
}
