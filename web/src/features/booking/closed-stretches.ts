import type { DayAvailability } from '@garage/contracts/booking';
import type { CalendarDate } from '@garage/contracts/calendar-day';

export interface ClosedStretch {
  from: CalendarDate;
  to: CalendarDate;
  reason: string;
}

/** Days in a row that are closed for the same reason, such as holidays; weekends have none. */
export function closedStretches(days: readonly DayAvailability[]): ClosedStretch[] {
  const stretches: ClosedStretch[] = [];
  let previous: string | undefined;
  for (const { date, reason } of days) {
    const last = stretches.at(-1);
    if (reason !== undefined && reason === previous && last) last.to = date;
    else if (reason !== undefined) stretches.push({ from: date, to: date, reason });
    previous = reason;
  }
  return stretches;
}
