import { addDays } from '@garage/contracts/calendar-day';
import type { JobSchedule } from '@garage/shared/jobs/job-queue';
import { zurichInstant, zurichWallClock } from '../calendar/zurich-time.js';

const HOUR = 3;

/** What an interrupted night has left is deleted soon after the next start. */
export const NIGHTLY: JobSchedule = {
  name: 'purge',
  cron: `0 ${HOUR} * * *`,
  retries: { retryLimit: 12, retryDelay: 10 * 60 },
};

/** When `NIGHTLY` comes next. */
export function nextNight(now: Date): Date {
  const { date } = zurichWallClock(now);
  const today = zurichInstant(date, HOUR * 60);
  return today > now ? today : zurichInstant(addDays(date, 1), HOUR * 60);
}
