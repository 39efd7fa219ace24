import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { CORRECTABLE_STATES, NEXT_STATES } from '@garage/contracts/appointment-states';
import type { AppointmentDetails, CorrectAppointmentRequest } from '@garage/contracts/appointments';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { type Collision, conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { appointmentQuery, useAppointmentChanges } from '../api/plan-queries.ts';
import { shortDay } from '../plan-days.ts';
import { alternativesOf, type OtherTimes } from '../use-appointment-actions.ts';
import { EMPTY_VISIT, toWrittenVisit, type VisitForm, visitFormOf } from '../visit-form.ts';
import { useFieldInWords } from '../field-in-words.ts';
import type { OtherTime } from './time-dialog.tsx';
import { VisitFields } from './visit-fields.tsx';

interface CorrectionDialogProps {
  appointment: AppointmentDetails;
  onOtherTime: (wanted: OtherTime) => void;
  onClose: () => void;
}

const PARTS = [...Object.keys(EMPTY_VISIT), 'language'] as (keyof VisitForm)[];

/** What is known of customer, car and work, to be put right. */
export function CorrectionDialog({ appointment, onOtherTime, onClose }: CorrectionDialogProps) {
  const { t } = useTranslation('appointments');
  const queryClient = useQueryClient();
  const { change } = useAppointmentChanges();
  const tellFailure = useFailureToast();
  const { id, status } = appointment;
  const fetchStored = async () => {
    const answer = await queryClient.fetchQuery(appointmentQuery(id));
    return saved(answer.appointment);
  };
  const { form, draft, base, meetsColleague, conflict } = useSharedForm({
    name: `appointment-${id}`,
    stored: saved(appointment),
    valuesOf: visitFormOf,
    parts: PARTS,
    fetchStored,
  });
  const [notify, setNotify] = useState(false);
  const [alternatives, setAlternatives] = useState<OtherTimes | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const canTell = NEXT_STATES[status].length > 0;

  const submit = async (values: VisitForm) => {
    const { version } = base;
    const body: CorrectAppointmentRequest = { ...toWrittenVisit(values), version, notify };
    try {
      await change.mutateAsync({ id, method: 'PUT', path: '', body });
      showToast({ title: t('toast.corrected') });
      draft.forget();
      onClose();
    } catch (error) {
      const others = alternativesOf(error);
      setAlternatives(others);
      setProblems(fieldMessages(error));
      if (others) return;
      const isOutdated = hasStatus(error, 409) && (await fetchStored()).version !== version;
      if (isOutdated && (await meetsColleague(error))) return;
      tellFailure(error, t('toast.failed'));
    }
  };

  return (
    <FormDialog
      title={t('correct.title')}
      isSubmitting={change.isPending}
      draft={draft}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <VisitFields
        form={form}
        problems={problems}
        booked={appointment.services.map((service) => service.id)}
        isWorkFixed={!CORRECTABLE_STATES.includes(status)}
      >
        {alternatives && (
          <Note tone="warning" role="alert" title={t('correct.noRoom')}>
            {t(alternatives.length === 0 ? 'time.noAlternatives' : 'correct.noRoomText')}
            <chakra.span display="flex" flexWrap="wrap" gap="2" mt="2">
              {alternatives.map(({ date, time }) => (
                <Button
                  key={`${date} ${time}`}
                  variant="outline"
                  size="sm"
                  minH="11"
                  onClick={() => onOtherTime({ id, kind: 'move', date, time })}
                >
                  {t('time.alternative', { day: shortDay(date), time })}
                </Button>
              ))}
            </chakra.span>
          </Note>
        )}
      </VisitFields>
      {canTell && (
        <SwitchField
          label={t('correct.notify')}
          hint={t('correct.notifyHint')}
          checked={notify}
          onChange={({ target }) => setNotify(target.checked)}
        />
      )}
      {conflict && <CorrectionConflict {...conflict} appointment={appointment} />}
    </FormDialog>
  );
}

interface CorrectionConflictProps {
  appointment: AppointmentDetails;
  collision: Collision<VisitForm>;
  dialog: Omit<ComponentProps<typeof ConflictDialog>, 'parts'>;
}

/** A colleague has corrected it meanwhile: what, in the words of the form. */
function CorrectionConflict({ collision, dialog }: CorrectionConflictProps) {
  const { label, value } = useFieldInWords();
  return <ConflictDialog {...dialog} parts={conflictingParts(PARTS, collision, { label, value })} />;
}

/** With who has corrected it last, and when. */
function saved(appointment: AppointmentDetails) {
  const last = [...appointment.history].reverse().find(({ kind }) => kind === 'corrected');
  return { ...appointment, savedBy: last?.user?.name ?? null, savedAt: last?.at ?? null };
}
