import { useTranslation } from './texts/texts-context.tsx';
import { swissDate, weekdayOf } from './day-names.ts';

/** Names a day with its weekday: `Montag, 23.11.2026`, `lundi 23.11.2026`. */
export function useDayName(): (date: string) => string {
  const { t } = useTranslation('garage');
  return (date) => t('dated', { weekday: t(`days.${weekdayOf(date)}`), date: swissDate(date) });
}
