import type { EditorValues } from '@garage/contracts/editor-pages';
import * as drafts from '../../components/drafts/stored-drafts.ts';

/** What somebody has typed and not saved. */
export interface Draft {
  /** The version of the page that it was typed over. */
  version: number;
  /** The changed fields, as they are now and as they were. */
  edits: EditorValues;
  was: EditorValues;
}

const formOf = (page: string) => `editor-${page}`;

export function writeDraft(page: string, userId: number, draft: Draft): void {
  drafts.writeDraft(formOf(page), userId, Object.keys(draft.edits).length === 0 ? null : draft);
}

/** Null when there is none, or nothing that could be used. */
export function readDraft(page: string, userId: number): Draft | null {
  const { version, edits, was } = (drafts.readDraft(formOf(page), userId) ?? {}) as Partial<Draft>;
  return typeof version === 'number' && isValues(edits) && isValues(was) ? { version, edits, was } : null;
}

function isValues(value: unknown): value is EditorValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => typeof one === 'string');
}
