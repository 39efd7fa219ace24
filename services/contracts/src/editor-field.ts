/**
 * What an editor asks for one value of a page; the value itself is always a string. What the field is called on screen
 * is the web's: `features/editors/locales/fields.json`. Of a text that is `shown` elsewhere, about so many characters are.
 */
export type FieldKind =
  | { type: 'text'; max: number; shown?: number }
  | { type: 'textarea'; max: number; shown?: number; rows: number; markdown?: true; each?: LineLimits }
  | { type: 'number'; min: number; max: number }
  | { type: 'select'; options: readonly string[] }
  | { type: PlainKind };

/** A text in which each line stands for itself. */
export interface LineLimits {
  lines: number;
  /** Of each line. */
  characters: number;
}

/** Kinds that need no more than their name. */
type PlainKind =
  | 'color'
  | 'date'
  | 'image'
  | 'checkbox'
  | 'link'
  | 'map'
  | 'website'
  | 'function'
  | 'hosts'
  | 'service'
  | 'price';

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
  /** What the editor asks of each entry; `plain` and `localized` follow from it. */
  fields: readonly EditorField[];
}

/** Entries that can be added, ordered, hidden and removed; the value is their order. */
export interface ListKind {
  type: 'list';
  list: PageList;
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
  /** Refused when empty, in German at least. */
  required?: true;
  /** Whether there is a text per language; what is not said is the same in all of them. */
  perLanguage?: boolean;
  /** Where many fields are called the same on screen: the name that they share there. */
  called?: string;
  /** What may stand in a text in braces: `when` for `{when}`. Where this is not said, braces are signs like others. */
  placeholders?: readonly string[];
};

/** One value of a page by its name; types and the public answer of the page follow from it. */
type NamedField<Name extends string, PerLanguage extends boolean> = EditorField &
  FieldKind & { name: Name; perLanguage: PerLanguage };

/** The names of those fields that have a text per language, or of those that have none. */
export type FieldName<Field extends EditorField, PerLanguage extends boolean> = Extract<
  Field,
  { perLanguage: PerLanguage }
>['name'];

export interface EditorSection {
  id: string;
  fields: readonly EditorField[];
}

export interface EditorDescription {
  sections: readonly EditorSection[];
}

/** Flags keep the words that the pages have always stored. */
export const FLAG = { on: 'Ja', off: 'Nein' } as const;
export const EDITOR_LIMITS = {
  line: 200,
  area: 4000,
  document: 40_000,
  /** Lists, quotations and brackets of a document within each other. */
  nesting: 20,
  link: 500,
  map: 4000,
} as const;

type Extra = Pick<EditorField, 'required' | 'called'>;
type TextExtra = Extra & Pick<EditorField, 'placeholders'> & { max?: number; shown?: number };

/** Of what search engines read of a page they show about so many characters; nobody needs more than twice as many. */
export const META_LIMITS = { title: { shown: 60 }, description: { shown: 155, max: 320 } } as const;

/** A line in every language. */
export const text = <Name extends string>(name: Name, extra: TextExtra = {}): NamedField<Name, true> => ({
  type: 'text',
  name,
  max: EDITOR_LIMITS.line,
  perLanguage: true,
  ...extra,
});

/** A line that is the same in every language: a name, a number, a code. */
export const plainText = <Name extends string>(name: Name, extra: Extra = {}): NamedField<Name, false> => ({
  type: 'text',
  name,
  max: EDITOR_LIMITS.line,
  perLanguage: false,
  ...extra,
});

export const textarea = <Name extends string>(
  name: Name,
  rows: number,
  extra: TextExtra & { each?: LineLimits } = {},
): NamedField<Name, true> => ({
  type: 'textarea',
  name,
  rows,
  max: EDITOR_LIMITS.area,
  perLanguage: true,
  ...extra,
});

/** Long enough for a whole legal text; in Markdown. */
export const markdown = <Name extends string>(name: Name, extra: Extra = {}): NamedField<Name, true> => ({
  type: 'textarea',
  name,
  rows: 24,
  max: EDITOR_LIMITS.document,
  markdown: true,
  perLanguage: true,
  ...extra,
});

export const number = <Name extends string>(
  name: Name,
  [min, max]: readonly [number, number],
): NamedField<Name, false> => ({ type: 'number', name, min, max, perLanguage: false });

export const select = <Name extends string>(
  name: Name,
  options: readonly string[],
): NamedField<Name, false> => ({ type: 'select', name, options, perLanguage: false });

/** What search engines show of the editor's page; while it is empty, the site says it by itself. */
export const meta = {
  id: 'meta',
  fields: [text('metaTitle', META_LIMITS.title), textarea('metaDescription', 3, META_LIMITS.description)],
} as const satisfies EditorSection;

export const list = <Of extends PageList>(
  of: Of,
  how: Omit<ListKind, 'type' | 'list' | 'fields'>,
  extra: Extra = {},
): EditorField & ListKind & { list: Of } => ({
  type: 'list',
  name: of.order,
  list: of,
  fields: of.fields,
  ...how,
  ...extra,
});

const plain =
  (type: PlainKind) =>
  <Name extends string>(name: Name, extra: Extra = {}): NamedField<Name, false> => ({
    type,
    name,
    perLanguage: false,
    ...extra,
  });

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
/** The number of a service, an entry of the page `services`. */
export const service = plain('service');
/** Francs, as `FRANCS` says, VAT included. */
export const price = plain('price');
