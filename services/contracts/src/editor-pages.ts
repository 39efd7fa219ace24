import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';
import { PAGE_FIELDS, type PageFieldSet } from './page-fields.js';
import { entryPart } from './page-lists.js';
import { listOf } from './page-texts.js';
import type { EditorField } from './editor-field.js';
import { type EditorPage, EDITORS, type SitePage } from './editors.js';

/** What staff change about a page's texts: `GET` and `POST` below it, by page. */
export const ADMIN_WEBSITE_PATH = '/api/admin/website';
/** Largest body of a save: three legal texts in five languages. */
export const EDITOR_BODY_LIMIT = 1_000_000;
export const VERSION_LIST_LIMITS = {
  /** Versions of a page of the list when nobody says how many. */
  defaultPage: 50,
  page: 100,
  cursor: 10,
} as const;

/** `POST` below the page: how visitors would get it if the changes were stored; nothing is. */
export const SHOWN_PATH = 'shown';
/** `POST` below the page: translations that are right as they are, though their German text has changed. */
export const CONFIRMED_PATH = 'confirmed';
/** At most so many at once, under names no longer than that. */
export const CONFIRM_LIMITS = { translations: 100, name: 100 } as const;
/** Where the web server draws a page with changes that are not stored; below what the session's cookie is sent to. */
export const PREVIEW_PATH = '/api/admin/preview';

/** `POST /api/admin/preview` */
export interface PreviewRequest {
  page: SitePage;
  /** Address of the page to draw, without language. */
  path: string;
  language: Language;
  /** As in a save. */
  values: EditorValues;
}

export interface PreviewResponse {
  /** The whole document. */
  html: string;
}

/** Every value by the name of its field; a text in another language under the name with its suffix. */
export type EditorValues = Record<string, string>;

export interface PageVersion {
  version: number;
  savedAt: IsoTimestamp;
  /** The username; null for what came with the installation. */
  savedBy: string | null;
}

/** `GET /api/admin/website/{page}/versions/{n}` */
export interface PageVersionRecord extends PageVersion {
  values: EditorValues;
}

/** `GET /api/admin/website/{page}`, and what a save answers. */
export interface EditorRecord extends PageVersionRecord {
  /** The names of translations that are older than the German text. */
  outdated: string[];
}

/** The query of `GET /api/admin/website/{page}/versions`; everything is optional. */
export interface PageVersionsQuery {
  /** The `nextCursor` of the page before. */
  cursor?: string;
  limit?: number;
}

/** Who saved when, newest first, without what was saved. */
export interface PageVersionsResponse {
  versions: PageVersion[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string;
}

/**
 * The fields to change beside the version that they were changed in; absent fields stay as they are. Without
 * a version, whatever is stored is overwritten.
 */
export type SavePageRequest = EditorValues | (EditorValues & { version: number });

/** The names of translations that are still right, beside the version in which somebody has read them. */
export interface ConfirmTranslationsRequest {
  version: number;
  translations: string[];
}

/** What a stored name stands for. */
export interface DescribedName {
  /** Null for what no editor offers yet. */
  field: EditorField | null;
  /** Of the list that the name belongs to; null outside of lists. */
  entry: number | null;
  isGerman: boolean;
}

/** The description of a name that the page may store, languages and entries included; null for all others. */
export function describedName(page: EditorPage, name: string): DescribedName | null {
  const { plain, localized, staffOnly = [] }: PageFieldSet = PAGE_FIELDS[page];
  const list = listOf(page);
  const find = (known: string, isGerman: boolean, names: readonly string[], parts: readonly string[]) => {
    const inEntry = list && entryPart(list, known);
    if (inEntry && parts.includes(inEntry.part)) {
      const field = listField(page)?.fields.find((each) => each.name === inEntry.part);
      return { field: field ?? null, entry: inEntry.entry, isGerman };
    }
    return names.includes(known) ? { field: fieldsOf(page).get(known) ?? null, entry: null, isGerman } : null;
  };
  const all = [...plain, ...localized, ...staffOnly, ...(list ? [list.order] : [])];
  const whole = find(name, true, all, list ? [...list.plain, ...list.localized] : []);
  if (whole) return whole;
  const base = name.replace(/(?:En|Fr|It|Pt)$/, '');
  return base === name ? null : find(base, false, localized, list?.localized ?? []);
}

/** The names among the values that hold a picture. */
export function pictureNames(page: EditorPage, values: EditorValues): string[] {
  return Object.keys(values).filter((name) => describedName(page, name)?.field?.type === 'image');
}

/** The field that describes a page's list. */
export function listField(page: EditorPage): (EditorField & { type: 'list' }) | null {
  for (const field of fieldsOf(page).values()) if (field.type === 'list') return field;
  return null;
}

function fieldsOf(page: EditorPage): ReadonlyMap<string, EditorField> {
  return new Map(EDITORS[page].sections.flatMap(({ fields }) => fields).map((field) => [field.name, field]));
}
