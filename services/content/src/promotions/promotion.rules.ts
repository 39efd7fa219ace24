import { zurichToday } from '@garage/contracts/calendar-day';
import type { PromotionEntity } from './promotion.entity.js';

type Schedule = Pick<PromotionEntity, 'isActive' | 'ignoreDates' | 'startDate' | 'endDate'>;

/** Whether visitors see the promotion: switched on, and between its days unless these are ignored. */
export function runsAt({ isActive, ignoreDates, startDate, endDate }: Schedule, now: Date): boolean {
  const today = zurichToday(now);
  return isActive && (ignoreDates || (startDate <= today && today <= endDate));
}
