import {
  addYears,
  type CalendarDate,
  type ClockTime,
  isCalendarDate,
  zurichToday,
} from '@garage/contracts/calendar-day';

/** As people write it, as a number pad lets them, and as it is stored. */
const DAY_SPELLINGS = [
  /^(?<date>\d{1,2})[.,/\- ]\s?(?<month>\d{1,2})[.,/\- ]\s?(?<year>\d{4}|\d{2})$/,
  /^(?<date>\d{2})(?<month>\d{2})(?<year>\d{4}|\d{2})$/,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<date>\d{2})$/,
];
const TIME_SPELLING = /^(?<hours>\d{1,2})(?:[:.,h ]?(?<minutes>\d{2}))?$/;
/** With two digits a year is of the last eighty years or the next twenty. */
const YEARS_AHEAD = 20;

/** `2026-12-03` of `3.12.2026`, `03.12.26` or `03122026`; null for a day that does not exist. */
export function readDay(text: string): CalendarDate | null {
  for (const spelling of DAY_SPELLINGS) {
    const { date, month, year } = spelling.exec(text.trim())?.groups ?? {};
    if (!date || !month || !year) continue;
    const day = `${year.length === 2 ? century(year) : year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
    return isCalendarDate(day) ? day : null;
  }
  return null;
}

function century(year: string): string {
  const lastYear = addYears(zurichToday(), YEARS_AHEAD).slice(0, 4);
  return `20${year}` <= lastYear ? `20${year}` : `19${year}`;
}

/** `07:30` of `7:30`, `7.30`, `0730` or `730`; null for no time of a day. */
export function readTime(text: string): ClockTime | null {
  const { hours, minutes = '00' } = TIME_SPELLING.exec(text.trim())?.groups ?? {};
  if (!hours || Number(hours) > 23 || Number(minutes) > 59) return null;
  return `${hours.padStart(2, '0')}:${minutes}`;
}
