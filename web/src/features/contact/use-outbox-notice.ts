import { useState, useSyncExternalStore } from 'react';
import { hasWaitingMessages, lastDelivery, subscribeToOutbox } from './outbox-store.ts';

export type OutboxNotice = 'saved' | 'delivered' | 'rejected' | null;

/** What to say about messages kept in this browser: that one waits, or how its journey ended. */
export function useOutboxNotice(): OutboxNotice {
  const waiting = useSyncExternalStore(subscribeToOutbox, hasWaitingMessages, () => false);
  const [hasWaited, setHasWaited] = useState(false);
  if (waiting && !hasWaited) setHasWaited(true);
  if (waiting) return 'saved';
  return hasWaited ? lastDelivery() : null;
}
