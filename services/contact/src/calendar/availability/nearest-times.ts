import type { BookingConflict, DayAvailability } from '@garage/contracts/booking';
import { wallMinutes } from './workshop-day.js';

type FreeDay = Pick<DayAvailability, 'date' | 'times'>;
type Time = BookingConflict['alternatives'][number];

/** Whoever chose a day has a reason, but may have more reason for the hour. */
const OF_THE_SAME_DAY = 3;
const FARTHER_THAN_ANY = 1e15;

/**
 * What comes nearest to a time that is taken: the hours of the same day around it, and the same hour on the
 * next days with places; on earlier days when there are none later. In the order of the calendar.
 */
export function nearestTimes(days: readonly FreeDay[], wanted: Time, most: number): Time[] {
  const free = days
    .filter(({ times }) => times.length > 0)
    .toSorted((left, right) => distance(left.date, wanted.date) - distance(right.date, wanted.date))
    .map(({ date, times }) => {
      const byHour = times.toSorted((left, right) => apart(left, wanted.time) - apart(right, wanted.time));
      const first = date === wanted.date ? OF_THE_SAME_DAY : 1;
      const all = byHour.map((time) => ({ date, time }));
      return { first: all.slice(0, first), more: all.slice(first) };
    });
  return [...free.flatMap(({ first }) => first), ...free.flatMap(({ more }) => more)]
    .slice(0, most)
    .toSorted((left, right) => `${left.date}${left.time}`.localeCompare(`${right.date}${right.time}`));
}

/** Later days come before earlier ones, however far they are. */
function distance(date: string, wanted: string): number {
  const later = Date.parse(date) - Date.parse(wanted);
  return later >= 0 ? later : FARTHER_THAN_ANY - later;
}

function apart(time: string, wanted: string): number {
  return Math.abs(wallMinutes(time) - wallMinutes(wanted));
}
