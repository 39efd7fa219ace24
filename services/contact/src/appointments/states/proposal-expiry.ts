import { zurichInstant } from '../../calendar/zurich-time.js';
import type { StoredEvent } from '../appointment-event.js';

const MS_PER_HOUR = 3_600_000;

/**
 * Until when the customer can take a suggested time: as long as the garage's lead time before it lasts. Staff
 * who suggest a time that is nearer than that mean it, so such a one stands until it begins.
 */
export function acceptableUntil(
  { date, startMinute, createdAt }: Pick<StoredEvent, 'date' | 'startMinute' | 'createdAt'>,
  leadHours: number,
): Date {
  const begins = zurichInstant(date, startMinute);
  const leadEnds = new Date(begins.getTime() - leadHours * MS_PER_HOUR);
  return createdAt < leadEnds ? leadEnds : begins;
}
