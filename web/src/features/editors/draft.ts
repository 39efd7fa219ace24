import type { EditorValues } from '@garage/contracts/editor-pages';
import { readItem, writeItem } from '../../lib/browser-storage.ts';

/** What somebody has typed and not saved. */
export interface Draft {
  /** The version of the page that it was typed over. */
  version: number;
  /** The changed fields, as they are now and as they were. */
  edits: EditorValues;
  was: EditorValues;
}

const tab = () => sessionStorage;
/** With the person in its name, so that the next one at this computer does not find it. */
const keyOf = (page: string, userId: number) => `editorDraft:${userId}:${page}`;

/** Keeps a draft over sign-out and reload, until the browser window is closed. */
export function writeDraft(page: string, userId: number, draft: Draft): void {
  const isEmpty = Object.keys(draft.edits).length === 0;
  writeItem(tab, keyOf(page, userId), isEmpty ? null : JSON.stringify(draft));
}

/** Null when there is none, or nothing that could be used. */
export function readDraft(page: string, userId: number): Draft | null {
  const text = readItem(tab, keyOf(page, userId));
  if (text === null) return null;
  try {
    const draft = JSON.parse(text) as Partial<Draft> | null;
    const { version, edits, was } = draft ?? {};
    return typeof version === 'number' && isValues(edits) && isValues(was) ? { version, edits, was } : null;
  } catch {
    return null;
  }
}

function isValues(value: unknown): value is EditorValues {
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).every((one) => typeof one === 'string');
}
