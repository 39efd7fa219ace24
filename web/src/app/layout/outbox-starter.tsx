import { useEffect, useState, type ComponentType } from 'react';
import { loadOutboxCourier } from '../../features/contact/load-outbox-courier.ts';
import { hasWaitingMessages, subscribeToOutbox } from '../../features/contact/outbox-store.ts';

/** Loads the delivery of saved messages on any page, but only for visitors who have one. */
export function OutboxStarter({ load = loadOutboxCourier }: { load?: typeof loadOutboxCourier }) {
  const [Courier, setCourier] = useState<ComponentType | null>(null);
  useEffect(() => {
    let gone = false;
    const start = async () => {
      if (!hasWaitingMessages()) return;
      try {
        const { default: courier } = await load();
        if (!gone) setCourier(() => courier);
      } catch {
        // No connection; the next change or its return tries again.
      }
    };
    const tryToStart = () => void start();
    tryToStart();
    const unsubscribe = subscribeToOutbox(tryToStart);
    window.addEventListener('online', tryToStart);
    return () => {
      gone = true;
      unsubscribe();
      window.removeEventListener('online', tryToStart);
    };
  }, [load]);
  return Courier && <Courier />;
}
