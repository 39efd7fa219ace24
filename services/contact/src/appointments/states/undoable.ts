import { UNDO_MINUTES } from '@garage/contracts/appointments';
import { type StoredEvent, UNCHANGING_KINDS } from '../appointment-event.js';

const MS_PER_MINUTE = 60_000;

type StateChange = StoredEvent & { fromStatus: NonNullable<StoredEvent['fromStatus']> };

/** The change of state after which nothing else has changed the visit; null when its last change was another one. */
export function lastStateChange(history: readonly StoredEvent[]): StateChange | null {
  const last = history.findLast(({ kind }) => !UNCHANGING_KINDS.includes(kind));
  return last?.kind === 'state' && last.fromStatus !== null ? (last as StateChange) : null;
}

export function undoableUntil({ createdAt }: Pick<StoredEvent, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + UNDO_MINUTES * MS_PER_MINUTE);
}

/** The suggestion that waited for an answer when this happened; the change of state has ended it. */
export function proposalBefore(event: StoredEvent, history: readonly StoredEvent[]): number | null {
  const before = history.findLast(({ id, kind }) => id < event.id && !UNCHANGING_KINDS.includes(kind));
  return before?.kind === 'proposed' ? before.id : null;
}
