import { KEPT_BETWEEN } from '@garage/contracts/earlier-places';
import { addDays } from '@garage/contracts/calendar-day';
import { zurichInstant, zurichWallClock } from '../../calendar/zurich-time.js';

const MS_PER_MINUTE = 60_000;

/**
 * From when until when a place is kept. Nobody has to answer at night: what could not be kept for its whole stretch
 * before the evening ends is offered in the morning. Null when the visit would begin too soon after that.
 *
 * @param earliest when it can be offered at first
 * @param begins when the visit begins; `leadMinutes` before it, others must be able to book
 */
export function keptTimes(
  earliest: Date,
  begins: Date,
  { keepMinutes, leadMinutes }: { keepMinutes: number; leadMinutes: number },
): { from: Date; until: Date } | null {
  const { date, minutes } = zurichWallClock(earliest);
  const from =
    minutes < KEPT_BETWEEN.from
      ? zurichInstant(date, KEPT_BETWEEN.from)
      : minutes + keepMinutes > KEPT_BETWEEN.to
        ? zurichInstant(addDays(date, 1), KEPT_BETWEEN.from)
        : earliest;
  const until = new Date(from.getTime() + keepMinutes * MS_PER_MINUTE);
  return until.getTime() + leadMinutes * MS_PER_MINUTE <= begins.getTime() ? { from, until } : null;
}
