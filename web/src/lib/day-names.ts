import { WEEKDAYS, type Weekday } from '@garage/contracts/garage';

/** The weekday of a date; of dates alone, so no time zone can shift it. */
export function weekdayOf(date: string): Weekday {
  const sunday0 = new Date(`${date}T00:00:00Z`).getUTCDay();
  return WEEKDAYS[(sunday0 + 6) % 7] ?? 'monday';
}

/** `23.11.2026`, as the Swiss write it in every language. */
export function swissDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}.${month}.${year}`;
}
