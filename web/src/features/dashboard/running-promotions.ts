import { zurichToday } from '@garage/contracts/calendar-day';
import type { Promotion } from '@garage/contracts/promotions';

/** Those that visitors get at this moment: switched on, and today is one of their days in the garage. */
export function runningPromotions(promotions: readonly Promotion[], now: Date): Promotion[] {
  const today = zurichToday(now);
  return promotions.filter(
    ({ isActive, ignoreDates, startDate, endDate }) =>
      isActive && (ignoreDates || (startDate <= today && today <= endDate)),
  );
}
