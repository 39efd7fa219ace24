import { addYears, type CalendarDate } from './calendar-day.js';

/**
 * The official inspection (MFK) of cars in Switzerland: five years after the first registration, three years
 * after that, then every two years.
 */
const FIRST_YEARS = 5;
const SECOND_YEARS = 8;
const LATER_YEARS = 2;

/** When the next inspection is due on or after the given day. */
export function nextInspection(firstRegistration: CalendarDate, today: CalendarDate): CalendarDate {
  for (let years = FIRST_YEARS; ; years += years < SECOND_YEARS ? SECOND_YEARS - FIRST_YEARS : LATER_YEARS) {
    const due = addYears(firstRegistration, years);
    if (due >= today) return due;
  }
}
