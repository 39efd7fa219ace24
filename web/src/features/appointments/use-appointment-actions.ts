import type { AppointmentState } from '@garage/contracts/appointment-states';
import type { BookingConflict } from '@garage/contracts/booking';
import { useFailureToast } from '../../components/feedback/use-failure-toast.ts';
import { showToast } from '../../components/ui/toast-store.ts';
import { hasStatus } from '../../lib/admin-client.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { type AppointmentChange, useAppointmentChanges } from './api/plan-queries.ts';

export type OtherTimes = BookingConflict['alternatives'];

/** The changes with what is said about them; each answers whether it is done. */
export function useAppointmentActions() {
  const { t } = useTranslation('appointments');
  const { change } = useAppointmentChanges();
  const tellFailure = useFailureToast();

  const run = async (wanted: AppointmentChange, done: string | null): Promise<boolean> => {
    try {
      await change.mutateAsync(wanted);
      if (done !== null) showToast({ title: done });
      return true;
    } catch (error) {
      tellFailure(error, t('toast.failed'));
      return false;
    }
  };

  return {
    isBusy: change.isPending,
    run,
    goOn: (id: number, state: AppointmentState, reason = '') =>
      run({ id, method: 'PUT', path: '/state', body: { state, reason } }, t(`toast.${state}`)),
  };
}

/** The free times that came with a refusal; null for every other failure. */
export function alternativesOf(error: unknown): OtherTimes | null {
  if (!hasStatus(error, 409)) return null;
  const { alternatives } = (error.error ?? {}) as Partial<BookingConflict>;
  return alternatives ?? null;
}
