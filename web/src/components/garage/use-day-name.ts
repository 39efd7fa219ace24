import { isoWeekday } from '@garage/contracts/calendar-day';
import { WEEKDAYS, type Weekday } from '@garage/contracts/garage';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** Names a day with its weekday: `Montag, 23.11.2026`, `lundi 23.11.2026`. */
export function useDayName(): (date: string) => string {
  const { t } = useTranslation('garage');
  return (date) => t('dated', { weekday: t(`days.${weekdayOf(date)}`), date: swissDate(date) });
}

function weekdayOf(date: string): Weekday {
  return WEEKDAYS[isoWeekday(date) - 1] ?? 'monday';
}

/** `23.11.2026`, as the Swiss write it in every language. */
function swissDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day}.${month}.${year}`;
}
