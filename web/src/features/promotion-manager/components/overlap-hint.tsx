import { zurichToday } from '@garage/contracts/calendar-day';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Promotion } from '@garage/contracts/promotions';
import { readDay } from '../../../lib/read-time.ts';
import type { PromotionFormValues } from '../promotion-form.ts';
import { overlapsFrom } from '../promotion-view.ts';
import { OverlapNote } from './overlap-note.tsx';

interface OverlapHintProps {
  promotion: Promotion | null;
  others: readonly Promotion[];
}

/** Says before it is saved that another promotion runs at the same time. */
export function OverlapHint({ promotion, others }: OverlapHintProps) {
  const { control } = useFormContext<PromotionFormValues>();
  const [name, isActive, ignoreDates, start, end] = useWatch({
    control,
    name: ['name', 'isActive', 'ignoreDates', 'startDate', 'endDate'],
  });
  const startDate = readDay(start);
  const endDate = readDay(end);
  if (!ignoreDates && (startDate === null || endDate === null || endDate < startDate)) return null;
  const edited = {
    ...promotion,
    id: promotion?.id ?? 0,
    name,
    isActive,
    ignoreDates,
    startDate: startDate ?? '',
    endDate: endDate ?? '',
  } as Promotion;
  const overlaps = overlapsFrom(zurichToday(), [edited, ...others]).filter(({ first }) => first === edited);
  return <OverlapNote overlaps={overlaps} />;
}
