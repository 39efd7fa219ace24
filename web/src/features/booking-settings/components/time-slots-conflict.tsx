import type { ComponentProps } from 'react';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { type Collision, conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { BlockFields, TimeSlotValues } from '../time-slot-values.ts';
import { DAYS } from '../workshop-week.ts';

/** What two people can change without getting in each other's way. */
export const TIME_SLOT_PARTS = [
  ...DAYS.map((day) => `week.day${day}` as const),
  'leadHours',
  'horizonDays',
] as const;
type Part = (typeof TIME_SLOT_PARTS)[number];
const dayOf = (part: Part) => DAYS.find((day) => part === `week.day${day}`);

interface TimeSlotsConflictProps {
  collision: Collision<TimeSlotValues>;
  dialog: Omit<ComponentProps<typeof ConflictDialog>, 'parts'>;
}

/** A colleague has saved the week meanwhile: which days, in words. */
export function TimeSlotsConflict({ collision, dialog }: TimeSlotsConflictProps) {
  const { t } = useTranslation('bookingSettings');

  const labelOf = (part: Part) => {
    const day = dayOf(part);
    if (day) return t(`day.${day}`);
    return t(`field.${part as 'leadHours' | 'horizonDays'}`).replace(' *', '');
  };
  const blockInWords = ({ from, to, slotMinutes, capacity, isActive }: BlockFields) =>
    t(isActive ? 'plan.block' : 'plan.blockOff', { from, to, minutes: slotMinutes, places: capacity });
  const inWords = (values: TimeSlotValues, part: Part) => {
    const day = dayOf(part);
    if (!day) return values[part as 'leadHours' | 'horizonDays'];
    return values.week[`day${day}`].map(blockInWords).join('; ') || t('plan.closed');
  };
  return (
    <ConflictDialog
      {...dialog}
      parts={conflictingParts(TIME_SLOT_PARTS, collision, { label: labelOf, value: inWords })}
    />
  );
}
