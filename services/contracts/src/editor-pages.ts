import type { IsoTimestamp } from './common.js';
import { storedFields } from './page-texts.js';
import type { EditorField } from './editor-field.js';
import { type EditorPage, EDITORS } from './editors.js';

/** What staff change about a page's texts: `GET` and `POST` below it, by page. */
export const ADMIN_WEBSITE_PATH = '/api/admin/website';
/** Largest body of a save: three legal texts in five languages. */
export const EDITOR_BODY_LIMIT = 1_000_000;
/** How many versions are listed, newest first; older ones stay stored. */
export const LISTED_VERSIONS = 100;

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
  /** What the page came with. */
  defaults: EditorValues;
}

/** `GET /api/admin/website/{page}/versions` */
export interface PageVersionsResponse {
  versions: PageVersion[];
}

/**
 * The fields to change beside the version that they were changed in; absent fields stay as they are. Without
 * a version, whatever is stored is overwritten.
 */
export type SavePageRequest = EditorValues | (EditorValues & { version: number });

/** The description of each stored name, languages included; null for what no editor offers yet. */
export function fieldsByName(page: EditorPage): ReadonlyMap<string, EditorField | null> {
  const described = new Map(
    EDITORS[page].sections.flatMap(({ fields }) => fields).map((field) => [field.name, field]),
  );
  return new Map(
    storedFields(page).map((name) => [name, described.get(germanName(name, described)) ?? null]),
  );
}

/** `headlineEn` is a text of `headline`. */
function germanName(name: string, known: ReadonlyMap<string, unknown>): string {
  const base = name.replace(/(?:En|Fr|It|Pt)$/, '');
  return known.has(name) ? name : base;
}
