import { useQuery } from '@tanstack/react-query';
import type { AppointmentDetails } from '@garage/contracts/appointments';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { assigneesQuery } from '../api/plan-queries.ts';
import { useAppointmentActions } from '../use-appointment-actions.ts';

/** Who of the staff looks after the appointment. */
export function AssigneeChoice({ appointment: { id, assignee } }: { appointment: AppointmentDetails }) {
  const { t } = useTranslation('appointments');
  const { isBusy, run } = useAppointmentActions();
  const known = useQuery(assigneesQuery).data ?? [];
  // Whoever may no longer work on appointments stays visible as long as this one is theirs.
  const people = assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known;
  return (
    <SelectInput
      aria-label={t('field.assignee')}
      value={assignee?.id ?? ''}
      disabled={isBusy}
      onChange={({ target }) => {
        const userId = target.value === '' ? null : Number(target.value);
        void run({ id, method: 'PUT', path: '/assignee', body: { userId } }, t('toast.assigned'));
      }}
    >
      <option value="">{t('assignee.nobody')}</option>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </SelectInput>
  );
}
