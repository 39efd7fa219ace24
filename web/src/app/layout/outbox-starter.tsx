import { lazy, Suspense, useEffect, useState } from 'react';
import { hasWaitingMessages, subscribeToOutbox } from '../../features/contact/outbox-store.ts';

const OutboxCourier = lazy(() => import('../../features/contact/components/outbox-courier.tsx'));

/** Loads the delivery of saved messages on any page, but only for visitors who have one. */
export function OutboxStarter() {
  const [needed, setNeeded] = useState(false);
  useEffect(() => {
    const check = () => {
      if (hasWaitingMessages()) setNeeded(true);
    };
    check();
    return subscribeToOutbox(check);
  }, []);
  if (!needed) return null;
  return (
    <Suspense>
      <OutboxCourier />
    </Suspense>
  );
}
