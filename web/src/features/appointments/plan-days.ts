import { addDays, isoWeekday, zurichToday } from '@garage/contracts/calendar-day';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('de-CH', { timeZone: 'UTC', ...options });
const FULL = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const SHORT = format({ weekday: 'short', day: '2-digit', month: '2-digit' });

export const PLAN_VIEWS = ['day', 'week', 'list'] as const;
export type PlanView = (typeof PLAN_VIEWS)[number];

/** Days of the list. */
const LIST_DAYS = 14;

/** The days that a view shows around a day. */
export function rangeOf(view: PlanView, date: string): { from: string; to: string } {
  if (view === 'day') return { from: date, to: date };
  if (view === 'list') return { from: date, to: addDays(date, LIST_DAYS - 1) };
  const monday = addDays(date, 1 - isoWeekday(date));
  return { from: monday, to: addDays(monday, 6) };
}

/** Where a view starts: on a Sunday, the week that people plan is the one to come. */
export function presentDay(view: PlanView, now = new Date()): string {
  const day = zurichToday(now);
  return view === 'week' && day === rangeOf(view, day).to ? addDays(day, 1) : day;
}

/** How far one step forward goes. */
export function stepOf(view: PlanView): number {
  return { day: 1, week: 7, list: LIST_DAYS }[view];
}

/** `Montag, 4. Januar 2027` */
export function fullDay(date: string): string {
  return FULL.format(new Date(date));
}

/** `Mo, 04.01.` */
export function shortDay(date: string): string {
  return SHORT.format(new Date(date));
}

/** `450` of `07:30`. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

/** `07:30` of `450`. */
export function clockOf(minutes: number): string {
  const hours = String(Math.floor(minutes / 60)).padStart(2, '0');
  return `${hours}:${String(minutes % 60).padStart(2, '0')}`;
}
