import { FREE_CANCELLATION_HOURS } from '@garage/contracts/booking';
import type { WallMinutes } from '../calendar/availability/workshop-day.js';
import { zurichInstant } from '../calendar/zurich-time.js';

const MS_PER_HOUR = 3_600_000;

/** Until when an appointment that begins then can be cancelled without a fee. */
export function freeCancellationUntil(date: string, startMinute: WallMinutes): Date {
  return new Date(zurichInstant(date, startMinute).getTime() - FREE_CANCELLATION_HOURS * MS_PER_HOUR);
}
