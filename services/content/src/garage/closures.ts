import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { CLOSURES_AHEAD_DAYS, type Closure, type GarageFacts } from '@garage/contracts/garage';
import { holidaysBetween } from './swiss-holidays.js';

/** The staff's closures and the chosen public holidays from today on, earliest first. */
export function upcomingClosures(garage: GarageFacts, now: Date): Closure[] {
  const today = zurichToday(now);
  const entered = garage.closures.filter(({ to }) => to >= today);
  const holidays = holidaysBetween(garage.holidays, today, addDays(today, CLOSURES_AHEAD_DAYS));
  return [...entered, ...holidays].toSorted(
    (left, right) => left.from.localeCompare(right.from) || left.to.localeCompare(right.to),
  );
}
