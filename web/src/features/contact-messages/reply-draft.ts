import { randomId } from '../../lib/random-id.ts';
import * as drafts from '../../components/drafts/stored-drafts.ts';

/** An answer that is being written. It outlives a closed window and the end of the session in this tab. */
export interface ReplyDraft {
  subject: string;
  text: string;
  /** Sent with the answer, so that pressing the button twice sends one mail. */
  key: string;
}

const formOf = (messageId: string) => `reply-${messageId}`;

export function readDraft(messageId: string, userId: number): ReplyDraft | null {
  const draft = drafts.readDraft(formOf(messageId), userId);
  return isDraft(draft) ? draft : null;
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
export function keepDraft(messageId: string, userId: number, draft: ReplyDraft | null): void {
  drafts.writeDraft(formOf(messageId), userId, draft);
}
