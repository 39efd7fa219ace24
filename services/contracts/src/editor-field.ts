import type { PageList } from './page-lists.js';

/** What an editor asks for one value of a page; the value itself is always a string. */
export type FieldKind =
  | { type: 'text'; max: number }
  | { type: 'textarea'; max: number; rows: number }
  | { type: 'number'; min: number; max: number; unit: string }
  | { type: 'select'; options: readonly { value: string; label: string }[] }
  | { type: 'color' | 'date' | 'image' | 'checkbox' | 'link' | 'map' | 'website' | 'function' | 'hosts' };

/** Entries that can be added, ordered, hidden and removed; the value is their order. */
export interface ListKind {
  type: 'list';
  list: PageList;
  /** What one of them is called. */
  entryLabel: string;
  addLabel: string;
  /** The parts that name an entry and show what it looks like. */
  namedBy: string;
  picturedBy: string;
  /** What a new entry begins with. */
  fresh: Readonly<Record<string, string>>;
  /** Of each entry; named by their part. */
  fields: readonly EditorField[];
}

export type EditorField = (FieldKind | ListKind) & {
  name: string;
  /** German, as the staff read it. */
  label: string;
  hint?: string;
  /** Refused when empty, in German at least. */
  required?: true;
};

export interface EditorSection {
  id: string;
  label: string;
  fields: readonly EditorField[];
}

export interface EditorDescription {
  title: string;
  description: string;
  sections: readonly EditorSection[];
}

/** Flags keep the words that the pages have always stored. */
export const FLAG = { on: 'Ja', off: 'Nein' } as const;
export const EDITOR_LIMITS = { line: 200, area: 4000, document: 40_000, link: 500, map: 4000 } as const;

type Extra = Pick<EditorField, 'hint' | 'required'>;

export const text = (name: string, label: string, extra: Extra = {}): EditorField => ({
  type: 'text',
  name,
  label,
  max: EDITOR_LIMITS.line,
  ...extra,
});

export const textarea = (name: string, label: string, rows: number, extra: Extra = {}): EditorField => ({
  type: 'textarea',
  name,
  label,
  rows,
  max: EDITOR_LIMITS.area,
  ...extra,
});

/** Long enough for a whole legal text; in Markdown. */
export const markdown = (name: string, label: string, extra: Extra = {}): EditorField => ({
  type: 'textarea',
  name,
  label,
  rows: 24,
  max: EDITOR_LIMITS.document,
  ...extra,
});

export const number = (
  name: string,
  label: string,
  [min, max]: readonly [number, number],
  unit: string,
): EditorField => ({ type: 'number', name, label, min, max, unit });

export const select = (
  name: string,
  label: string,
  options: readonly { value: string; label: string }[],
): EditorField => ({ type: 'select', name, label, options });

export const list = (
  of: PageList,
  label: string,
  how: Omit<ListKind, 'type' | 'list'>,
  extra: Extra = {},
): EditorField => ({ type: 'list', name: of.order, label, list: of, ...how, ...extra });

const plain =
  (type: 'color' | 'date' | 'image' | 'checkbox' | 'link' | 'map' | 'website' | 'function' | 'hosts') =>
  (name: string, label: string, extra: Extra = {}): EditorField => ({ type, name, label, ...extra });

export const color = plain('color');
/** A day, `yyyy-MM-dd`. */
export const date = plain('date');
export const image = plain('image');
export const checkbox = plain('checkbox');
export const link = plain('link');
export const map = plain('map');
/** An https address of somebody else. */
export const website = plain('website');
/** A function that the script of somebody else defines. */
export const functionName = plain('function');
/** Servers of somebody else, separated by spaces. */
export const hosts = plain('hosts');
