import { zurichToday } from '@garage/contracts/calendar-day';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { CallRequest } from '@garage/contracts/appointments';
import { firstLanguage } from '@garage/contracts/garage';
import { useGarage } from '../../../components/garage/garage-context.tsx';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAppointmentChanges } from '../api/plan-queries.ts';
import { alternativesOf, type OtherTimes } from '../use-appointment-actions.ts';
import { EMPTY_VISIT, toWrittenVisit, type VisitForm } from '../visit-form.ts';
import { TimeChoice } from './time-choice.tsx';
import { VisitFields } from './visit-fields.tsx';

/** An appointment that was agreed on the telephone, by the rules of every other. */
export function CallDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation('appointments');
  const { create } = useAppointmentChanges();
  const tellFailure = useFailureToast();
  const [time, setTime] = useState({ date: date < zurichToday() ? zurichToday() : date, time: '' });
  const [alternatives, setAlternatives] = useState<OtherTimes | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  // The same wish sent twice is one appointment, also when no answer came; a changed one is another.
  const [attempt, setAttempt] = useState({ wish: '', key: '' });
  const language = firstLanguage(useGarage());
  const form = useForm<VisitForm>({ defaultValues: { ...EMPTY_VISIT, language } });
  const draft = useFormDraft(form, { name: 'appointment-new' });
  const services = useWatch({ control: form.control, name: 'services' });

  const submit = async (values: VisitForm) => {
    const request: CallRequest = { ...toWrittenVisit(values), ...time };
    const wish = JSON.stringify(request);
    const key = attempt.wish === wish ? attempt.key : randomId();
    setAttempt({ wish, key });
    try {
      await create.mutateAsync({ request, key });
      showToast({ title: t('toast.created') });
      draft.forget();
      onClose();
    } catch (error) {
      const others = alternativesOf(error);
      setAlternatives(others);
      setProblems(fieldMessages(error));
      if (!others) tellFailure(error, t('toast.failed'));
    }
  };

  return (
    <FormDialog
      title={t('call.title')}
      isSubmitting={create.isPending}
      draft={draft}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <VisitFields form={form} problems={problems}>
        <TimeChoice
          wish={{ services }}
          value={time}
          onChange={(value) => {
            setTime(value);
            setAlternatives(null);
          }}
          errors={problems}
          alternatives={alternatives}
        />
      </VisitFields>
    </FormDialog>
  );
}
