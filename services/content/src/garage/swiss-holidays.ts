import { addDays } from '@garage/contracts/calendar-day';
import type { Closure, Holiday } from '@garage/contracts/garage';
import names from './locales/holidays.json' with { type: 'json' };

type DateOf = (year: number) => string;

const fixed =
  (monthAndDay: string): DateOf =>
  (year) =>
    `${year}-${monthAndDay}`;
const fromEaster =
  (days: number): DateOf =>
  (year) =>
    addDays(easterSunday(year), days);

const DATES: Record<Holiday, DateOf> = {
  newYear: fixed('01-01'),
  berchtoldDay: fixed('01-02'),
  epiphany: fixed('01-06'),
  saintJoseph: fixed('03-19'),
  goodFriday: fromEaster(-2),
  easterMonday: fromEaster(1),
  labourDay: fixed('05-01'),
  ascension: fromEaster(39),
  whitMonday: fromEaster(50),
  corpusChristi: fromEaster(60),
  nationalDay: fixed('08-01'),
  assumption: fixed('08-15'),
  allSaints: fixed('11-01'),
  immaculateConception: fixed('12-08'),
  christmas: fixed('12-25'),
  saintStephen: fixed('12-26'),
};

/** The chosen holidays between two days, both included. */
export function holidaysBetween(holidays: readonly Holiday[], from: string, to: string): Closure[] {
  const found: Closure[] = [];
  for (let year = Number(from.slice(0, 4)); year <= Number(to.slice(0, 4)); year++) {
    for (const holiday of holidays) {
      const date = DATES[holiday](year);
      if (from <= date && date <= to) found.push({ from: date, to: date, reason: names[holiday] });
    }
  }
  return found;
}

/** Gregorian Easter, by the rule of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const epact =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const correction = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * correction + 114;
  const month = String(Math.floor(sum / 31)).padStart(2, '0');
  const day = String((sum % 31) + 1).padStart(2, '0');
  return `${year}-${month}-${day}`;
}
