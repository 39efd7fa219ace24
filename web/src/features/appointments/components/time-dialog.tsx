import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { appointmentQuery, useAppointmentChanges } from '../api/plan-queries.ts';
import { fullDay } from '../plan-days.ts';
import { alternativesOf, type OtherTimes } from '../use-appointment-actions.ts';
import { TimeChoice } from './time-choice.tsx';

export interface OtherTime {
  id: number;
  /** `move` changes it at once, `propose` asks the customer. */
  kind: 'move' | 'propose';
  date: string;
  /** Empty while none is chosen. */
  time: string;
}

/** Another time for an appointment, dragged there or chosen here: the same rules and the same question. */
export function TimeDialog({ wanted, onClose }: { wanted: OtherTime; onClose: () => void }) {
  const { t } = useTranslation(['appointments', 'common']);
  const formId = useId();
  const { id, kind } = wanted;
  const appointment = useQuery(appointmentQuery(id));
  const { change } = useAppointmentChanges();
  const tellFailure = useFailureToast();
  const [chosen, setChosen] = useState({ date: wanted.date, time: wanted.time });
  const [reason, setReason] = useState('');
  const [alternatives, setAlternatives] = useState<OtherTimes | null>(null);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  const submit = async () => {
    if (chosen.time === '') {
      setErrors({ time: t('time.required') });
      return;
    }
    try {
      await change.mutateAsync({
        id,
        method: kind === 'move' ? 'PUT' : 'POST',
        path: kind === 'move' ? '/time' : '/proposal',
        body: { ...chosen, reason },
      });
      showToast({ title: t(`toast.${kind}`) });
      onClose();
    } catch (error) {
      const others = alternativesOf(error);
      setAlternatives(others);
      setErrors(fieldMessages(error));
      if (!others) tellFailure(error, t('toast.failed'));
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      holdsInput
      title={t(`${kind}.title`)}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" px="4" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" form={formId} px="6" disabled={change.isPending}>
            {t(`${kind}.submit`)}
          </Button>
        </>
      }
    >
      <chakra.form
        id={formId}
        noValidate
        display="grid"
        gap="5"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {appointment.data && (
          <p>
            {t(`${kind}.text`, {
              name: appointment.data.name,
              day: fullDay(appointment.data.date),
              time: appointment.data.startTime,
            })}
          </p>
        )}
        <TimeChoice
          wish={{ id }}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setAlternatives(null);
          }}
          errors={errors}
          alternatives={alternatives}
        />
        <FormField label={t('field.reason')} hint={t('fieldHint.reason')} error={errors['reason']}>
          {(control) => (
            <Textarea
              {...control}
              value={reason}
              maxLength={BOOKING_LIMITS.reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      </chakra.form>
    </Dialog>
  );
}
