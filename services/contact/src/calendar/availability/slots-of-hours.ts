import { type GarageFacts, WEEKDAYS } from '@garage/contracts/garage';
import { wallMinutes } from './workshop-day.js';

const SLOT_MINUTES = 30;
const SLOT_CAPACITY = 2;

/** A slot of the workshop's week in minutes since midnight; Monday is 1. */
export interface WeeklySlot {
  day: number;
  start: number;
  end: number;
  capacity: number;
}

/** The slots that fill the opening hours, as long as staff have not set others. */
export function slotsOfHours(hours: GarageFacts['openingHours']): WeeklySlot[] {
  return WEEKDAYS.flatMap((weekday, index) =>
    hours[weekday].flatMap(({ from, to }) => slotsWithin(index + 1, wallMinutes(from), wallMinutes(to))),
  );
}

/** The last slot of a block may be shorter. */
function slotsWithin(day: number, from: number, to: number): WeeklySlot[] {
  return Array.from({ length: Math.ceil((to - from) / SLOT_MINUTES) }, (_, index) => {
    const start = from + index * SLOT_MINUTES;
    return { day, start, end: Math.min(start + SLOT_MINUTES, to), capacity: SLOT_CAPACITY };
  });
}
