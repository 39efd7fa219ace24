import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { hasWaitingMessages, lastDelivery, subscribeToOutbox } from './outbox-store.ts';

export type OutboxNotice = 'saved' | 'delivered' | 'rejected' | null;

/** What to say about messages kept in this browser: that one waits, or how its journey ended. */
export function useOutboxNotice(): OutboxNotice {
  const waiting = useSyncExternalStore(subscribeToOutbox, hasWaitingMessages, () => false);
  const wasWaiting = useRef(false);
  const [ended, setEnded] = useState<OutboxNotice>(null);

  useEffect(() => {
    if (waiting) setEnded(null);
    else if (wasWaiting.current) setEnded(lastDelivery());
    wasWaiting.current = waiting;
  }, [waiting]);

  return waiting ? 'saved' : ended;
}
