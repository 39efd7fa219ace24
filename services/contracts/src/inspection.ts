import type { CalendarDate } from './booking.js';

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
    const due = yearsLater(firstRegistration, years);
    if (due >= today) return due;
  }
}

/** The same day of a later year; 29 February becomes the 28th where there is none. */
function yearsLater(date: CalendarDate, years: number): CalendarDate {
  const year = String(Number(date.slice(0, 4)) + years).padStart(4, '0');
  const isLeap = new Date(Date.UTC(Number(year), 1, 29)).getUTCMonth() === 1;
  const day = date.slice(4);
  return `${year}${day === '-02-29' && !isLeap ? '-02-28' : day}`;
}
