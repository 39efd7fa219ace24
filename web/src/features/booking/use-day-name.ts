import type { CalendarDate } from '@garage/contracts/booking';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { swissDate, weekdayOf } from './day-names.ts';

/** Names a day with its weekday: `Montag, 23.11.2026`. */
export function useDayName(): (date: CalendarDate) => string {
  const { t } = useTranslation('garage');
  return (date) => `${t(`days.${weekdayOf(date)}`)}, ${swissDate(date)}`;
}
