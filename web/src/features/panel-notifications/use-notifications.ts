import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { notify, startWorker } from './browser-notifications.ts';

/** Null while nobody knows. */
type Count = number | null;

/** Tells of new messages and bookings while the panel is open. What is told is how many there are, never of whom. */
export function useNotifications({ unread, waiting }: { unread: Count; waiting: Count }): void {
  const { t } = useTranslation('panelNotifications');
  useEffect(startWorker, []);
  useRise(unread, (count) => void notify('message', t('message'), t('unread', { count })));
  useRise(waiting, (count) => void notify('booking', t('booking'), t('waiting', { count })));
}

/** Calls back when the number becomes greater than the one that was known before. */
function useRise(count: Count, onRise: (count: number) => void): void {
  const known = useRef<Count>(null);
  const tell = useRef(onRise);
  useEffect(() => {
    tell.current = onRise;
  });
  useEffect(() => {
    if (count === null) return;
    if (known.current !== null && count > known.current) tell.current(count);
    known.current = count;
  }, [count]);
}
