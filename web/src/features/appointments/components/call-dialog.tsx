import { zurichToday } from '@garage/contracts/calendar-day';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CallRequest } from '@garage/contracts/appointments';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { DEFAULT_LANGUAGE, type Language, LANGUAGES } from '@garage/contracts/languages';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { bookableServicesQuery, useAppointmentChanges } from '../api/plan-queries.ts';
import { alternativesOf, type OtherTimes } from '../use-appointment-actions.ts';
import { TimeChoice } from './time-choice.tsx';

const TEXTS = [
  ['name', 'phone'],
  ['email', 'vehicleLicensePlate'],
  ['vehicleMake', 'vehicleModel'],
] as const;
type TextField = (typeof TEXTS)[number][number];
type CallForm = Record<TextField | 'notes' | 'otherText', string> & { language: Language };

const EMPTY: CallForm = {
  name: '',
  phone: '',
  email: '',
  vehicleLicensePlate: '',
  vehicleMake: '',
  vehicleModel: '',
  notes: '',
  otherText: '',
  language: DEFAULT_LANGUAGE,
};

/** An appointment that was agreed on the telephone, by the rules of every other. */
export function CallDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation(['appointments', 'staffForm']);
  const services = useQuery(bookableServicesQuery);
  const { create } = useAppointmentChanges();
  const tellFailure = useFailureToast();
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [time, setTime] = useState({ date: date < zurichToday() ? zurichToday() : date, time: '' });
  const [alternatives, setAlternatives] = useState<OtherTimes | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  // The same wish sent twice is one appointment, also when no answer came; a changed one is another.
  const [attempt, setAttempt] = useState({ wish: '', key: '' });
  const form = useForm<CallForm>({ defaultValues: EMPTY });
  const { register, handleSubmit } = form;
  const draft = useFormDraft(form, { name: 'appointment-new' });
  const wantsOther = services.data?.some(({ id, isOther }) => isOther && chosen.includes(id)) ?? false;

  const submit = async (values: CallForm) => {
    const request: CallRequest = { ...values, ...time, services: [...chosen] };
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
      draft={{ ...draft, isDirty: draft.isDirty || chosen.length > 0 }}
      onSubmit={handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.fieldset minWidth="0">
        <chakra.legend fontWeight="semibold" mb="1">
          {t('field.services')}
        </chakra.legend>
        <Loaded query={services} failed={t('call.servicesFailed')}>
          {(list) => (
            <chakra.div
              display="grid"
              columnGap="5"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            >
              {list.map(({ id, name, duration }) => (
                <chakra.label key={id} display="flex" alignItems="center" gap="3" minH="11" cursor="button">
                  <chakra.input
                    type="checkbox"
                    width="5"
                    height="5"
                    flexShrink="0"
                    accentColor="brand.solid"
                    checked={chosen.includes(id)}
                    onChange={({ target }) =>
                      setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
                    }
                  />
                  <span>
                    {name.de}{' '}
                    <chakra.span textStyle="sm" color="fg.muted" whiteSpace="nowrap">
                      {t('call.minutes', { duration })}
                    </chakra.span>
                  </span>
                </chakra.label>
              ))}
            </chakra.div>
          )}
        </Loaded>
        {problems['services'] && (
          <chakra.p textStyle="sm" color="fg.error" role="alert">
            {problems['services']}
          </chakra.p>
        )}
      </chakra.fieldset>
      {wantsOther && (
        <FormField label={t('field.otherText')} error={problems['otherText']}>
          {(control) => (
            <Textarea {...control} {...register('otherText')} maxLength={BOOKING_LIMITS.otherText} />
          )}
        </FormField>
      )}
      <TimeChoice
        wish={{ services: chosen }}
        value={time}
        onChange={(value) => {
          setTime(value);
          setAlternatives(null);
        }}
        errors={problems}
        alternatives={alternatives}
      />
      {TEXTS.map((row) => (
        <FieldRow key={row[0]}>
          {row.map((name) => (
            <FormField key={name} label={t(`field.${name}`)} error={problems[name]}>
              {(control) => (
                <Input
                  {...control}
                  {...register(name)}
                  type={name === 'email' ? 'email' : name === 'phone' ? 'tel' : 'text'}
                  maxLength={BOOKING_LIMITS[name]}
                  autoComplete="off"
                />
              )}
            </FormField>
          ))}
        </FieldRow>
      ))}
      <FormField label={t('field.language')} error={problems['language']}>
        {(control) => (
          <SelectInput {...control} {...register('language')}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {language === 'de' ? t('call.german') : t(`staffForm:languages.${language}`)}
              </option>
            ))}
          </SelectInput>
        )}
      </FormField>
      <FormField label={t('field.notes')} hint={t('fieldHint.notes')} error={problems['notes']}>
        {(control) => <Textarea {...control} {...register('notes')} maxLength={BOOKING_LIMITS.notes} />}
      </FormField>
    </FormDialog>
  );
}
