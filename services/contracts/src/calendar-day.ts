import { addDays as addDaysToDate } from 'date-fns/addDays';
import { addMonths as addMonthsToDate } from 'date-fns/addMonths';
import { addYears as addYearsToDate } from 'date-fns/addYears';
import { getISODay } from 'date-fns/getISODay';

/** A day of the calendar, `yyyy-MM-dd`. */
export type CalendarDate = string;
/** A month of the calendar, `yyyy-MM`. */
export type CalendarMonth = string;
/** A time of day, `HH:mm`. */
export type ClockTime = string;

/**
 * Days of the calendar are texts, `yyyy-MM-dd`, everywhere: they have no time and no zone, and compare as they are.
 * Counting with them is left to date-fns, for services and web alike; it is the only package that the contracts need.
 * Function by function, because all of it would cost each service memory and each visitor kilobytes.
 */

const WRITTEN = /^[12]\d{3}-\d{2}-\d{2}$/;
/** Made when it is first needed, because it takes a phone a tenth of a second. */
let zurich: Intl.DateTimeFormat | undefined;

/** The day that the calendar on the workshop's wall shows. */
export function zurichToday(now = new Date()): CalendarDate {
  zurich ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/Zurich',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return zurich.format(now);
}

/** The beginning of a day where this program runs: what calendars on screen and date-fns count with. */
export function localDate(day: CalendarDate): Date {
  return new Date(`${day}T00:00`);
}

/** The day of a date where this program runs. */
export function dayOf(date: Date): CalendarDate {
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Whether it is a day of the calendar, written `yyyy-MM-dd`. */
export function isCalendarDate(text: string): boolean {
  if (!WRITTEN.test(text)) return false;
  // Of 30 February, some programs make 2 March; of 40 February, nothing.
  return dayOf(localDate(text)) === text;
}

/** The day so many days later, or earlier. */
export function addDays(day: CalendarDate, days: number): CalendarDate {
  return dayOf(addDaysToDate(localDate(day), days));
}

/** The same day of a later month, or its last one where the month is shorter. */
export function addMonths(day: CalendarDate, months: number): CalendarDate {
  return dayOf(addMonthsToDate(localDate(day), months));
}

/** The same day of a later year; 29 February becomes the 28th where there is none. */
export function addYears(day: CalendarDate, years: number): CalendarDate {
  return dayOf(addYearsToDate(localDate(day), years));
}

/** Monday is 1, Sunday 7. */
export function isoWeekday(day: CalendarDate): number {
  return getISODay(localDate(day));
}
