import { startTransition, useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { loadCalendar } from '../load-calendar.ts';
import type { CalendarProps } from './day-calendar.tsx';
import { MonthOutline } from './month-outline.tsx';
import { Prompt } from './prompt.tsx';

/** The calendar, once its files are here; without them the list beside it is enough. */
export function CalendarLoader(props: CalendarProps) {
  const { t, language } = useTranslation('booking');
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | 'failed' | null>(null);

  useEffect(() => {
    let isWanted = true;
    loadCalendar(language).then(
      // It is large, and whoever taps something meanwhile does not wait for it.
      (component) => isWanted && startTransition(() => setCalendar(() => component)),
      () => isWanted && setCalendar('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, [language]);

  if (Calendar === 'failed') return <Prompt>{t('when.noCalendar')}</Prompt>;
  return Calendar ? <Calendar {...props} /> : <MonthOutline />;
}
