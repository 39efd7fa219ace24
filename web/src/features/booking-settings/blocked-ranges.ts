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
    if (range && range.reason === reason && nextDay(range.to) === date) {
      range.to = date;
      range.appointments += appointments;
    } else {
      ranges.push({ from: date, to: date, reason, appointments });
    }
  }
  return ranges;
}

function nextDay(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
}
