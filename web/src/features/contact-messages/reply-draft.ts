import { readItem, writeItem } from '../../lib/browser-storage.ts';
import { randomId } from '../../lib/random-id.ts';

/** An answer that is being written. It outlives a closed window and the end of the session in this tab. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** Sent with the answer, so that pressing the button twice sends one mail. */
  key: string;
}

const storage = () => sessionStorage;
const keyOf = (messageId: string) => `replyDraft:${messageId}`;

export function readDraft(messageId: string): ReplyDraft | null {
  try {
    const draft: unknown = JSON.parse(readItem(storage, keyOf(messageId)) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is ReplyDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { subject, text, key } = value as Partial<ReplyDraft>;
  return [subject, text, key].every((part) => typeof part === 'string');
}

export function newDraft(subject: string): ReplyDraft {
  return { subject, text: '', key: randomId() };
}

/** Null removes it. */
export function keepDraft(messageId: string, draft: ReplyDraft | null): void {
  writeItem(storage, keyOf(messageId), draft && JSON.stringify(draft));
}
