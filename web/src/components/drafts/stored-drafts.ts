import { readItem, writeItem } from '../../lib/browser-storage.ts';

const tab = () => sessionStorage;
/** With the person in its name, so that the next one at this computer does not find it. */
const keyOf = (form: string, userId: number) => `draft:${userId}:${form}`;

/** Keeps what is typed over sign-out and reload, until the browser window is closed. Null removes it. */
export function writeDraft(form: string, userId: number, draft: object | null): void {
  writeItem(tab, keyOf(form, userId), draft && JSON.stringify(draft));
}

/** Null when there is none, or nothing that could be read; the caller looks at its shape. */
export function readDraft(form: string, userId: number): unknown {
  const text = readItem(tab, keyOf(form, userId));
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
