import type { EditorField, FieldName } from './editor-field.js';
import { type Description, type EditorPage, EDITORS } from './editors.js';
import type { PageList } from './page-lists.js';

/** The fields of one page's texts. All values are strings, flags and numbers included. */
export interface PageFieldSet {
  /** The same in every language. */
  plain: readonly string[];
  /** German under this name, other languages under this name with a suffix such as `En`. */
  localized: readonly string[];
  /** Read from the garage facts when the page is answered; never stored with the page. */
  fromFacts?: { plain: readonly string[]; localized: readonly string[] };
  /** Stored with the page, answered to staff only. */
  staffOnly?: readonly string[];
  /** Entries that staff add, order, hide and remove. */
  list?: PageList;
}

/** What a page has beside the fields that its editor describes. */
const BESIDE = {
  contact: {
    fromFacts: {
      plain: ['companyName', 'address', 'phone', 'email'],
      localized: ['mondayToThursday', 'friday'],
    },
    staffOnly: ['recipientEmail'],
  },
} as const satisfies { [P in EditorPage]?: Partial<PageFieldSet> };

/** The editable pages. */
export type TextPage = EditorPage;

type FieldOf<P extends TextPage> = Description<P>['sections'][number]['fields'][number];
type ListFieldOf<P extends TextPage> = Extract<FieldOf<P>, { list: PageList }>;
/** Nothing where the page has no list. */
type ListOf<P extends TextPage> = [ListFieldOf<P>] extends [never] ? unknown : Pick<ListFieldOf<P>, 'list'>;

/** The same with the names of one page, as its editor describes them. */
export type PageFields<P extends TextPage> = (P extends keyof typeof BESIDE
  ? (typeof BESIDE)[P]
  : unknown) & {
  plain: readonly FieldName<FieldOf<P>, false>[];
  localized: readonly FieldName<FieldOf<P>, true>[];
} & ListOf<P>;

/** Every field of every editable page: what the site shows follows from what the editors offer. */
export const PAGE_FIELDS = Object.fromEntries(
  (Object.keys(EDITORS) as TextPage[]).map((page) => [page, fieldsOf(page)]),
) as unknown as { [P in TextPage]: PageFields<P> };

function fieldsOf(page: TextPage): PageFieldSet {
  const beside: { [P in EditorPage]?: Partial<PageFieldSet> } = BESIDE;
  const fields = EDITORS[page].sections.flatMap((section): readonly EditorField[] => section.fields);
  const namesOf = (isWanted: (field: EditorField) => boolean) =>
    fields.filter((field) => field.type !== 'list' && isWanted(field)).map(({ name }) => name);
  const list = fields.find((field) => field.type === 'list')?.list;
  return {
    plain: namesOf(({ perLanguage }) => !perLanguage),
    localized: namesOf(({ perLanguage }) => perLanguage === true),
    ...(list && { list }),
    ...beside[page],
  };
}
