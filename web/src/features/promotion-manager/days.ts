import { isCalendarDate } from '@garage/contracts/calendar-day';

const WRITTEN = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/;

/** `2026-12-24` of `24.12.2026`; null for a day that does not exist. */
export function readDay(text: string): string | null {
  const [, date = '', month = '', year = ''] = WRITTEN.exec(text.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isCalendarDate(day) ? day : null;
}
