import { isClosed, type SiteClosure } from './closures.ts';
import { addDays } from '@garage/contracts/calendar-day';
import { WEEKDAYS, type GarageFacts, type OpeningBlock, type Weekday } from '@garage/contracts/garage';

type OpeningHours = GarageFacts['openingHours'];

const ZONE = 'Europe/Zurich';
const CLOSES_SOON_MINUTES = 30;
/** Longer company holidays than that do not exist. */
const SEARCHED_DAYS = 60;
const MINUTE_MS = 60_000;
const SOON_MS = 60 * MINUTE_MS;
const OFFSET = /([+-])(\d\d):(\d\d)$/;

export type OpenState =
  | { open: true; closesAt: string; soon: boolean }
  /** `inDays` 0 is today; null when the garage never opens. */
  | { open: false; opens: { date: string; weekday: Weekday; at: string; inDays: number } | null };

export interface DayGroup {
  first: Weekday;
  last: Weekday;
  blocks: OpeningBlock[];
}

/** What the clock on the workshop wall says, whatever zone the visitor or the server is in. */
export interface GarageTime {
  /** `yyyy-MM-dd` */
  date: string;
  weekday: Weekday;
  /** Since midnight. */
  minute: number;
}

/** Made when it is first needed: it takes a phone a tenth of a second. */
let clock: Intl.DateTimeFormat | undefined;

function minutes(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

export function garageTime(now: Date): GarageTime {
  clock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: ZONE,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    weekday: (parts.weekday ?? '').toLowerCase() as Weekday,
    minute: minutes(`${parts.hour}:${parts.minute}`),
  };
}

const clockTime = (of: number) =>
  `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`;

/** A moment with the garage's offset from UTC, for `garageTimeSoonAfter`: `2026-11-23T15:04:00+01:00`. */
export function withGarageOffset(moment: Date): string {
  const { date, minute } = garageTime(moment);
  const wall = Date.parse(`${date}T00:00Z`) + minute * MINUTE_MS;
  const offset = (wall - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS;
  return `${date}T${clockTime(minute)}:00${offset < 0 ? '-' : '+'}${clockTime(Math.abs(offset))}`;
}

/** As `garageTime`, without the clock: soon after the moment that was written, its offset still holds. */
export function garageTimeSoonAfter(written: string, now: Date): GarageTime {
  const [, sign, hours = 0, rest = 0] = OFFSET.exec(written) ?? [];
  if (!sign || Math.abs(now.getTime() - Date.parse(written)) > SOON_MS) return garageTime(now);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(rest)) * MINUTE_MS;
  const wall = new Date(now.getTime() + offset);
  return {
    date: wall.toISOString().slice(0, 10),
    // Sunday is the first day of JavaScript's week and the last of ours.
    weekday: WEEKDAYS[(wall.getUTCDay() + 6) % WEEKDAYS.length] ?? 'monday',
    minute: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
  };
}

/** Whether the garage is open now, and when that changes; days off count as closed. */
export function openState(hours: OpeningHours, closures: SiteClosure[], now: GarageTime): OpenState {
  const { date, weekday, minute } = now;
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
