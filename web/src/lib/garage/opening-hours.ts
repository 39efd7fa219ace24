import { isClosed, type SiteClosure } from './closures.ts';
import { addDays } from '@garage/contracts/calendar-day';
import { WEEKDAYS, type GarageFacts, type OpeningBlock, type Weekday } from '@garage/contracts/garage';

type OpeningHours = GarageFacts['openingHours'];

const ZONE = 'Europe/Zurich';
const CLOSES_SOON_MINUTES = 30;
/** Longer company holidays than that do not exist. */
const SEARCHED_DAYS = 60;

export type OpenState =
  | { open: true; closesAt: string; soon: boolean }
  /** `inDays` 0 is today; null when the garage never opens. */
  | { open: false; opens: { date: string; weekday: Weekday; at: string; inDays: number } | null };

export interface DayGroup {
  first: Weekday;
  last: Weekday;
  blocks: OpeningBlock[];
}

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** What the clock on the workshop wall says, whatever zone the visitor or the server is in. */
export function garageTime(now: Date): { date: string; weekday: Weekday; minute: number } {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: (parts.weekday ?? '').toLowerCase() as Weekday,
    minute: minutes(`${parts.hour}:${parts.minute}`),
  };
}

/** Whether the garage is open now, and when that changes; days off count as closed. */
export function openState(hours: OpeningHours, closures: SiteClosure[], now: Date): OpenState {
  const { date, weekday, minute } = garageTime(now);
  const current =
    !isClosed(closures, date) &&
    hours[weekday].find((block) => minutes(block.from) <= minute && minute < minutes(block.to));
  if (current) {
    return {
      open: true,
      closesAt: current.to,
      soon: minutes(current.to) - minute <= CLOSES_SOON_MINUTES,
    };
  }
  const today = WEEKDAYS.indexOf(weekday);
  for (let inDays = 0; inDays <= SEARCHED_DAYS; inDays += 1) {
    const thatDay = addDays(date, inDays);
    if (isClosed(closures, thatDay)) continue;
    const day = WEEKDAYS[(today + inDays) % WEEKDAYS.length] ?? weekday;
    const next = hours[day].find((block) => inDays > 0 || minutes(block.from) > minute);
    if (next) return { open: false, opens: { date: thatDay, weekday: day, at: next.from, inDays } };
  }
  return { open: false, opens: null };
}

/** Days in a row with the same hours, so that the table needs three lines instead of seven. */
export function groupDays(hours: OpeningHours): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of WEEKDAYS) {
    const previous = groups.at(-1);
    if (previous && JSON.stringify(previous.blocks) === JSON.stringify(hours[day])) previous.last = day;
    else groups.push({ first: day, last: day, blocks: hours[day] });
  }
  return groups;
}

/** `07:30` as people write it: `7:30`. */
export function shortTime(time: string): string {
  return time.replace(/^0/, '');
}
