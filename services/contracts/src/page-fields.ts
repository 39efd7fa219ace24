import type { EditorField } from './editor-field.js';
import { type Description, type EditorPage, EDITORS } from './editors.js';
import { GALLERY_LIST, HERO_LIST, OFFER_LIST, type PageList, SERVICE_LIST, TEAM_LIST } from './page-lists.js';

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

/** What pages have beside the fields that their editors describe. */
const BESIDE = {
  hero: { list: HERO_LIST },
  slogan: {},
  'home-images': {},
  services: { list: SERVICE_LIST },
  about: {},
  team: { list: TEAM_LIST },
  gallery: { list: GALLERY_LIST },
  offers: { list: OFFER_LIST },
  vehicles: {},
  contact: {
    fromFacts: {
      plain: ['companyName', 'address', 'phone', 'email'],
      localized: ['mondayToThursday', 'friday'],
    },
    staffOnly: ['recipientEmail'],
  },
  legal: {},
} as const satisfies Record<EditorPage, Partial<PageFieldSet>>;

/** The editable pages. */
export type TextPage = EditorPage;

type FieldOf<P extends TextPage> = Description<P>['sections'][number]['fields'][number];
type NameOf<P extends TextPage, PerLanguage extends boolean> = Extract<
  FieldOf<P>,
  { perLanguage: PerLanguage }
>['name'];

/** The same with the names of one page, as its editor describes them. */
export type PageFields<P extends TextPage> = (typeof BESIDE)[P] & {
  plain: readonly NameOf<P, false>[];
  localized: readonly NameOf<P, true>[];
};

/** Every field of every editable page: what the site shows follows from what the editors offer. */
export const PAGE_FIELDS = Object.fromEntries(
  (Object.keys(BESIDE) as TextPage[]).map((page) => [page, fieldsOf(page)]),
) as unknown as { [P in TextPage]: PageFields<P> };

function fieldsOf(page: TextPage): PageFieldSet {
  const fields = EDITORS[page].sections.flatMap((section) => section.fields);
  const namesOf = (isWanted: (field: EditorField) => boolean) =>
    fields.filter((field) => field.type !== 'list' && isWanted(field)).map(({ name }) => name);
  return {
    plain: namesOf(({ perLanguage }) => !perLanguage),
    localized: namesOf(({ perLanguage }) => perLanguage === true),
    ...BESIDE[page],
  };
}
