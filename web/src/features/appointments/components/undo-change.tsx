import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { LuUndo2 } from 'react-icons/lu';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAppointmentActions } from '../use-appointment-actions.ts';

const MS_PER_MINUTE = 60_000;
/** Often enough for minutes. */
const TICK_MS = 5000;

/** Takes back the last change of state, for as long as that is possible; one for each change. */
export function UndoChange({ appointment: { id, undoableUntil } }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('appointments');
  const { isBusy, run } = useAppointmentActions();
  const minutes = useMinutesUntil(undoableUntil);
  if (minutes === 0) return null;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
      <Button
        variant="outline"
        size="sm"
        minH="11"
        disabled={isBusy}
        onClick={() => void run({ id, method: 'POST', path: '/undo' }, t('toast.undone'))}
      >
        <LuUndo2 aria-hidden />
        {t('undo.button')}
      </Button>
      <chakra.span textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {t('undo.left', { count: minutes })}
      </chakra.span>
    </chakra.div>
  );
}

/** Whole minutes that are left, the last one until its end; 0 when there is none. */
function useMinutesUntil(moment: string | null): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === null) return undefined;
    const interval = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(interval);
  }, [moment]);
  return moment === null ? 0 : Math.max(0, Math.ceil((Date.parse(moment) - now) / MS_PER_MINUTE));
}
