import { addDays } from '@garage/contracts/calendar-day';
import type { BlockedDate } from '@garage/contracts/booking-settings';

/** Blocked days without a gap, with one reason. */
export interface BlockedRange {
  from: string;
  to: string;
  reason: string | null;
  appointments: number;
}

/** Days in a row with the same reason are one line of the list. */
export function toRanges(days: readonly BlockedDate[]): BlockedRange[] {
  const ranges: BlockedRange[] = [];
  for (const { date, reason, appointments } of days) {
    const range = ranges.at(-1);
    if (range && range.reason === reason && addDays(range.to, 1) === date) {
      range.to = date;
      range.appointments += appointments;
    } else {
      ranges.push({ from: date, to: date, reason, appointments });
    }
  }
  return ranges;
}
