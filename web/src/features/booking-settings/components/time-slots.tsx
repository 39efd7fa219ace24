import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { timeSlotsQuery } from '../api/booking-settings-queries.ts';
import { TimeSlotsForm } from './time-slots-form.tsx';

/** When there are places in the workshop. */
export function TimeSlots({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  return (
    <Loaded query={useQuery(timeSlotsQuery)} failed={t('plan.failed')}>
      {(stored) => <TimeSlotsForm stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}
