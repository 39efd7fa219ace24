import { addDays, type CalendarDate, type ClockTime } from '@garage/contracts/calendar-day';
import { BOOKING_LIMITS, type DayAvailability } from '@garage/contracts/booking';

/** Days of the list beside the calendar. */
const LISTED_DAYS = 5;
const AFTERNOON = '12:00';

export interface ListedDay {
  date: CalendarDate;
  times: ClockTime[];
}

/** The next days with a free time: on each the first one of the morning and of the afternoon. */
export function nextFreeTimes(days: readonly DayAvailability[], from: CalendarDate): ListedDay[] {
  return days
    .filter(({ date, times }) => date >= from && times.length > 0)
    .slice(0, LISTED_DAYS)
    .map(({ date, times }) => {
      const halves = [times.find((time) => time < AFTERNOON), times.find((time) => time >= AFTERNOON)];
      return { date, times: halves.filter((time) => time !== undefined) };
    });
}

/** The questions about free times that cover the days from today on, one after the other. */
export function stretch(today: CalendarDate, index: number): { from: CalendarDate; to: CalendarDate } {
  const from = addDays(today, index * BOOKING_LIMITS.availabilityDays);
  return { from, to: addDays(from, BOOKING_LIMITS.availabilityDays - 1) };
}

/** Which of those questions is about a day. */
export function stretchOf(today: CalendarDate, date: CalendarDate): number {
  let index = 0;
  while (stretch(today, index).to < date) index += 1;
  return index;
}

/** The path of a question to the service. */
export function availabilityQuery(
  services: readonly number[],
  from: CalendarDate,
  to: CalendarDate,
  language: string,
): string {
  return `services=${services.join(',')}&from=${from}&to=${to}&language=${language}`;
}
