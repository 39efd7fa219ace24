/**
 * The list of a page: entries that staff add, order, hide and remove. Each has a number, which never changes,
 * in the names of its fields; on the wire they are strings among the page's other strings.
 */
export interface PageList {
  /** The field that keeps the numbers of all entries in their order: `3,1,12`. */
  order: string;
  /** `service` makes `service3Title` of `Title`. */
  prefix: string;
  /** How many entries there may be. */
  most: number;
  /** The same in every language. */
  plain: readonly string[];
  /** With a text per language. */
  localized: readonly string[];
  /** Names that are older than the list, by the name that they would have in it. */
  olderNames?: Readonly<Record<string, string>>;
  /** Entries that the site does not list are answered all the same: they can be booked. */
  answersHidden?: true;
}

/** Whether the site lists the entry: `Nein` hides it. */
export const IN_LIST = 'InList';
export const HIGHEST_ENTRY = 999;

export const HERO_LIST = {
  order: 'slideOrder',
  prefix: 'slide',
  most: 12,
  plain: ['Image', IN_LIST],
  localized: [],
  olderNames: { slide1Image: 'backgroundImage' },
} as const satisfies PageList;

export const SERVICE_LIST = {
  order: 'serviceOrder',
  prefix: 'service',
  most: 40,
  plain: ['Image', 'BeforeImage', 'AfterImage', 'Icon', 'Color', 'Duration', 'IsActive', IN_LIST],
  localized: ['Title', 'Description', 'Details'],
  answersHidden: true,
} as const satisfies PageList;

export const TEAM_LIST = {
  order: 'memberOrder',
  prefix: 'member',
  most: 60,
  plain: ['Name', 'Phone', 'Image', IN_LIST],
  localized: ['Position', 'Description'],
} as const satisfies PageList;

export const GALLERY_LIST = {
  order: 'pictureOrder',
  prefix: 'picture',
  most: 100,
  plain: ['Image', IN_LIST],
  localized: ['Alt'],
} as const satisfies PageList;

export const OFFER_LIST = {
  order: 'offerOrder',
  prefix: 'offer',
  most: 12,
  plain: ['Image', IN_LIST],
  localized: ['Title', 'Description'],
} as const satisfies PageList;

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
