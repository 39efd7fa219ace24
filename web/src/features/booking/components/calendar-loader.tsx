import { startTransition, useEffect, useRef, useState, type ComponentType } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { loadCalendar } from '../load-calendar.ts';
import { useNearlyInSight } from '../use-nearly-in-sight.ts';
import type { CalendarProps } from './day-calendar.tsx';
import { MonthOutline } from './month-outline.tsx';
import { Prompt } from './prompt.tsx';

/**
 * The calendar, once its files are here; without them the list beside it is enough. They are fetched when the visitor
 * comes near it, or when there are days to choose from.
 */
export function CalendarLoader(props: CalendarProps) {
  const { t, language } = useTranslation('booking');
  const [Calendar, setCalendar] = useState<ComponentType<CalendarProps> | 'failed' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearlyInSight(place);
  const isWanted = isNear || props.days.length > 0;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    loadCalendar(language).then(
      // It is large, and whoever taps something meanwhile does not wait for it.
      (component) => isShown && startTransition(() => setCalendar(() => component)),
      () => isShown && setCalendar('failed'),
    );
    return () => {
      isShown = false;
    };
  }, [language, isWanted]);

  if (Calendar === 'failed') return <Prompt>{t('when.noCalendar')}</Prompt>;
  if (Calendar) return <Calendar {...props} />;
  return (
    <div ref={place}>
      <MonthOutline />
    </div>
  );
}
