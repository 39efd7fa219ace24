import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../components/staff/loaded.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { workshopPlanQuery } from '../api/booking-settings-queries.ts';
import { PlanForm } from './plan-form.tsx';

/** When there are places in the workshop. */
export function WorkshopPlan({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  return (
    <Loaded query={useQuery(workshopPlanQuery)} failed={t('plan.failed')}>
      {(stored) => <PlanForm stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}
