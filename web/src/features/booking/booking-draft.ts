import { readItem, writeItem } from '../../lib/browser-storage.ts';
import { TEXT_FIELDS, TICKS, type BookingValues, type Selection } from './booking-values.ts';

/** Of this tab only: it outlives a reload, and nobody finds it on a shared computer later. */
const DRAFT_KEY = 'bookingDraft';

/** A booking on its way to being sent. */
export interface BookingDraft {
  selection: Selection;
  values: BookingValues;
  /** The last attempt: the same content keeps its key, so that it is never booked twice. */
  attempt: { content: string; key: string } | null;
}

export function keepDraft(draft: BookingDraft): void {
  writeItem(() => sessionStorage, DRAFT_KEY, JSON.stringify(draft));
}

export function dropDraft(): void {
  writeItem(() => sessionStorage, DRAFT_KEY, null);
}

/** What was typed before a reload; null when there is nothing, or nothing of ours. */
export function readDraft(): BookingDraft | null {
  const text = readItem(() => sessionStorage, DRAFT_KEY);
  if (text === null) return null;
  try {
    const draft: unknown = JSON.parse(text);
    return isDraft(draft) ? draft : null;
  } catch {
    // Somebody else wrote there; nothing of ours can be in it.
    return null;
  }
}

function isDraft(value: unknown): value is BookingDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { selection, values } = value as Partial<BookingDraft>;
  return (
    Array.isArray(selection?.services) &&
    selection.services.every((id) => Number.isSafeInteger(id)) &&
    TEXT_FIELDS.every((name) => typeof values?.[name] === 'string') &&
    TICKS.every((name) => typeof values?.[name] === 'boolean')
  );
}
