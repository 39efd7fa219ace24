import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { BOOKING_SETTINGS_LIMITS, type TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { DraftNote } from '../../../components/staff/draft-note.tsx';
import { useDraftOwner } from '../../../components/staff/draft-owner.ts';
import { merged } from '../../../components/staff/form-conflict.ts';
import { FormField } from '../../../components/staff/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff/form-section.tsx';
import { readKept } from '../../../components/staff/kept-values.ts';
import { LeaveGuard } from '../../../components/staff/leave-guard.tsx';
import { SaveBar } from '../../../components/staff/save-bar.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { useFormDraft } from '../../../components/staff/use-form-draft.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSaveTimeSlots, timeSlotsQuery } from '../api/booking-settings-queries.ts';
import { type TimeSlotValues, timeSlotValues, toTimeSlots } from '../time-slot-values.ts';
import { DAYS } from '../workshop-week.ts';
import { DayBlocks } from './day-blocks.tsx';
import { TIME_SLOT_PARTS, TimeSlotsConflict } from './time-slots-conflict.tsx';

interface TimeSlotsFormProps {
  stored: TimeSlotsResponse;
  canWrite: boolean;
}

const DRAFT = 'workshop-plan';
const RULES = ['leadHours', 'horizonDays'] as const;

/** The week of the workshop with its places, and how early and far ahead it can be booked. */
export function TimeSlotsForm({ stored, canWrite }: TimeSlotsFormProps) {
  const { t } = useTranslation('bookingSettings');
  const queryClient = useQueryClient();
  const save = useSaveTimeSlots();
  const tellFailure = useFailureToast();
  // What the form started from: a newer plan that arrives meanwhile must not slip under what is typed.
  const owner = useDraftOwner();
  const [base, setBase] = useState(() => baseOfDraft(owner, stored));
  const [theirs, setTheirs] = useState<TimeSlotsResponse | null>(null);
  const form = useForm<TimeSlotValues>({ defaultValues: timeSlotValues(base.plan), disabled: !canWrite });
  const { errors, isDirty, isSubmitting } = form.formState;
  const draft = useFormDraft(form, { name: DRAFT, version: base.version });

  const startFrom = (plan: TimeSlotsResponse, values?: TimeSlotValues) => {
    setBase(plan);
    setTheirs(null);
    form.reset(timeSlotValues(plan.plan));
    if (values) form.reset(values, { keepDefaultValues: true });
  };

  const collisionWith = ({ plan }: TimeSlotsResponse) => ({
    base: timeSlotValues(base.plan),
    mine: form.getValues(),
    theirs: timeSlotValues(plan),
  });

  const submit = async (values: TimeSlotValues) => {
    try {
      startFrom(await save.mutateAsync({ ...toTimeSlots(values), version: base.version }));
      showToast({ title: t('saved'), description: t('plan.savedText') });
    } catch (error) {
      if (hasStatus(error, 409)) {
        setTheirs(await queryClient.fetchQuery(timeSlotsQuery));
        return;
      }
      const fields = Object.entries(fieldMessages(error));
      for (const [field, message] of fields) {
        // What is wrong with one slot is said for the week: it is a part of a block that people see.
        const path = field.startsWith('slots') ? 'root.slots' : (field as FieldPath<TimeSlotValues>);
        form.setError(path, { type: 'server', message });
      }
      tellFailure(fields.length > 0 ? null : error, fields[0]?.[1] ?? t('saveFailed'));
    }
  };
  const problem = errors.root?.['slots']?.message;

  return (
    <FormProvider {...form}>
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <DraftNote {...draft} />
        <FormSection title={t('plan.title')} hint={t('plan.hint')}>
          <div>
            {DAYS.map((day) => (
              <DayBlocks key={day} day={day} canWrite={canWrite} />
            ))}
          </div>
          {problem && (
            <chakra.p textStyle="sm" color="fg.error" role="alert">
              {problem}
            </chakra.p>
          )}
        </FormSection>
        <FormSection title={t('rules.title')} hint={t('rules.hint')}>
          <FieldRow>
            {RULES.map((name) => (
              <FormField
                key={name}
                label={t(`field.${name}`)}
                hint={t(`fieldHint.${name}`, BOOKING_SETTINGS_LIMITS[name])}
                error={errors[name]?.message}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...form.register(name)}
                    type="number"
                    inputMode="numeric"
                    maxWidth="8rem"
                    min={BOOKING_SETTINGS_LIMITS[name].min}
                    max={BOOKING_SETTINGS_LIMITS[name].max}
                  />
                )}
              </FormField>
            ))}
          </FieldRow>
        </FormSection>
        {canWrite && (
          <SaveBar
            isDirty={isDirty}
            isSaving={isSubmitting}
            onDiscard={() => form.reset(timeSlotValues(base.plan))}
          />
        )}
      </chakra.form>
      <LeaveGuard isDirty={isDirty} />
      {theirs && (
        <TimeSlotsConflict
          collision={collisionWith(theirs)}
          onTakeTheirs={() => startFrom(theirs)}
          onKeepMine={() => startFrom(theirs, merged(TIME_SLOT_PARTS, collisionWith(theirs)))}
          onClose={() => setTheirs(null)}
        />
      )}
    </FormProvider>
  );
}

/** What a kept draft was typed over: saving it then meets what a colleague has saved since, and asks. */
function baseOfDraft(owner: number | null, stored: TimeSlotsResponse): TimeSlotsResponse {
  const kept = readKept(DRAFT, owner, timeSlotValues(stored.plan));
  if (!kept || kept.version === stored.version) return stored;
  return { ...stored, version: kept.version, plan: toTimeSlots(kept.was) };
}
