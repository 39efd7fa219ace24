import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { type FieldPath, FormProvider } from 'react-hook-form';
import { BOOKING_SETTINGS_LIMITS, type TimeSlotsResponse } from '@garage/contracts/booking-settings';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { Button, Input } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
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
const valuesOf = ({ plan }: TimeSlotsResponse) => timeSlotValues(plan);

/** The week of the workshop with its places, and how early and far ahead it can be booked. */
export function TimeSlotsForm({ stored, canWrite }: TimeSlotsFormProps) {
  const { t } = useTranslation('bookingSettings');
  const queryClient = useQueryClient();
  const save = useSaveTimeSlots();
  const tellFailure = useFailureToast();
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: DRAFT,
    stored,
    valuesOf,
    parts: TIME_SLOT_PARTS,
    fetchStored: () => queryClient.fetchQuery(timeSlotsQuery),
    disabled: !canWrite,
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = async (values: TimeSlotValues) => {
    try {
      const isWeekChanged = form.formState.dirtyFields.week !== undefined;
      startFrom(
        await save.mutateAsync({
          ...toTimeSlots(values),
          followsOpeningHours: base.followsOpeningHours && !isWeekChanged,
          version: base.version,
        }),
      );
      showToast({ title: t('saved'), description: t('plan.savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      const fields = Object.entries(fieldMessages(error));
      for (const [field, message] of fields) {
        // What is wrong with one slot is said for the week: it is a part of a block that people see.
        const path = field.startsWith('slots') ? 'root.slots' : (field as FieldPath<TimeSlotValues>);
        form.setError(path, { type: 'server', message });
      }
      tellFailure(fields.length > 0 ? null : error, fields[0]?.[1] ?? t('saveFailed'));
    }
  };
  const follow = async () => {
    try {
      startFrom(await save.mutateAsync({ ...base.plan, followsOpeningHours: true, version: base.version }));
      showToast({ title: t('saved'), description: t('plan.savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      tellFailure(error, t('saveFailed'));
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
          {base.followsOpeningHours ? (
            <Note tone="info" title={t('plan.follows')} />
          ) : (
            canWrite && (
              <Button
                type="button"
                variant="outline"
                justifySelf="start"
                disabled={isDirty || save.isPending}
                onClick={() => void follow()}
              >
                {t('plan.follow')}
              </Button>
            )
          )}
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
        {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      </chakra.form>
      <LeaveGuard isDirty={isDirty} />
      {conflict && <TimeSlotsConflict {...conflict} />}
    </FormProvider>
  );
}
