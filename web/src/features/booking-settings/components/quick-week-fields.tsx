import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { BOOKING_SETTINGS_LIMITS, type QuickWeek } from '@garage/contracts/booking-settings';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { SelectInput } from '../../../components/staff-form/select-input.tsx';
import { TimeInput } from '../../../components/staff-form/time-input.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Button, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { serviceTypesQuery, useQuickWeekChanges } from '../api/booking-settings-queries.ts';
import { type QuickWeekForm, quickWeekForm, toQuickWeek } from '../quick-week-form.ts';

const { quickMinutes, maxCapacity } = BOOKING_SETTINGS_LIMITS;
/** Two to a row. */
const INPUTS = [
  [
    ['from', 'from', 'date'],
    ['to', 'until', 'date'],
  ],
  [
    ['startTime', 'startTime', 'time'],
    ['endTime', 'endTime', 'time'],
  ],
  [
    ['minutes', 'minutes', { type: 'number', inputMode: 'numeric', ...quickMinutes }],
    ['capacity', 'capacity', { type: 'number', inputMode: 'numeric', ...maxCapacity }],
  ],
] as const satisfies [keyof QuickWeekForm, string, 'date' | 'time' | ComponentProps<typeof Input>][][];

interface QuickWeekFieldsProps {
  /** Null for new ones. */
  week: QuickWeek | null;
  onDone: () => void;
}

/** New weeks with quick slots, or a change of some. */
export function QuickWeekFields({ week, onDone }: QuickWeekFieldsProps) {
  const { t } = useTranslation('bookingSettings');
  const services = useQuery(serviceTypesQuery);
  const { save } = useQuickWeekChanges();
  const tellFailure = useFailureToast();
  const form = useForm<QuickWeekForm>({ defaultValues: quickWeekForm(week) });
  const { register, handleSubmit, reset, setError, formState } = form;
  const draft = useFormDraft(form, { name: `quick-week-${week?.id ?? 'new'}` });
  const { errors } = formState;

  const submit = async (values: QuickWeekForm) => {
    try {
      await save.mutateAsync({ id: week?.id ?? null, request: toQuickWeek(values) });
      reset(quickWeekForm(null));
      showToast({ title: t('quick.saved') });
      onDone();
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as keyof QuickWeekForm, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <chakra.form
      noValidate
      aria-label={t(week ? 'quick.editTitle' : 'quick.addTitle')}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <FormSection title={t(week ? 'quick.editTitle' : 'quick.addTitle')} hint={t('quick.hint')}>
        <DraftNote {...draft} onDiscard={() => reset(quickWeekForm(week))} />
        <FormField label={t('field.service')} error={errors.serviceTypeId?.message}>
          {(control) => (
            // Mounted anew when the services are there: a choice cannot be shown before its options.
            <SelectInput key={services.data?.length ?? 0} {...control} {...register('serviceTypeId')}>
              <option value="">–</option>
              {services.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name.de}
                </option>
              ))}
            </SelectInput>
          )}
        </FormField>
        {INPUTS.map((row) => (
          <FieldRow key={row[0][0]}>
            {row.map(([name, label, input]) => (
              <FormField key={name} label={t(`field.${label}`)} error={errors[name]?.message}>
                {(control) =>
                  typeof input === 'object' ? (
                    <Input {...control} {...input} {...register(name)} />
                  ) : (
                    <Controller
                      name={name}
                      control={form.control}
                      render={({ field }) =>
                        input === 'time' ? (
                          <TimeInput {...control} {...field} />
                        ) : (
                          <DateInput {...control} {...field} label={t(`field.${label}`)} />
                        )
                      }
                    />
                  )
                }
              </FormField>
            ))}
          </FieldRow>
        ))}
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button type="submit" disabled={save.isPending}>
            {t('save')}
          </Button>
          {week && (
            <Button variant="outline" onClick={onDone}>
              {t('cancel')}
            </Button>
          )}
        </chakra.div>
      </FormSection>
    </chakra.form>
  );
}
