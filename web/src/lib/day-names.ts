import { isoWeekday } from '@garage/contracts/calendar-day';
import { WEEKDAYS, type Weekday } from '@garage/contracts/garage';

/** The weekday of a date. */
export function weekdayOf(date: string): Weekday {
  return WEEKDAYS[isoWeekday(date) - 1] ?? 'monday';
}

/** `23.11.2026`, as the Swiss write it in every language. */
export function swissDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}.${month}.${year}`;
}
