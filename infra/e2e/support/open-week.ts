import { addDays, type CalendarDate, zurichToday } from '@garage/contracts/calendar-day';
import { GARAGE_PATH, type GarageResponse } from '@garage/contracts/garage';

const DAYS_PER_WEEK = 7;
/** Longer than any holidays. */
const MOST_WEEKS = 8;

/**
 * Monday, Tuesday and Wednesday of a week in which the garage closes on none of them: the first one that begins so many
 * weeks from this one, or after it. A new installation is closed on holidays, and between Christmas and New Year.
 */
export async function openWeek(
  url: string,
  weeksAhead: number,
): Promise<[monday: CalendarDate, tuesday: CalendarDate, wednesday: CalendarDate]> {
  const { closures } = (await (await fetch(url + GARAGE_PATH)).json()) as GarageResponse;
  const isOpen = (day: CalendarDate) => !closures.some(({ from, to }) => from <= day && day <= to);
  const today = zurichToday();
  const sinceMonday = (new Date(`${today}T12:00:00Z`).getUTCDay() + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
  for (let week = weeksAhead; week < weeksAhead + MOST_WEEKS; week += 1) {
    const monday = addDays(today, week * DAYS_PER_WEEK - sinceMonday);
    const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];
    if ([monday, tuesday, wednesday].every(isOpen)) return [monday, tuesday, wednesday];
  }
  throw new Error(`the garage closes in each of ${MOST_WEEKS} weeks`);
}
