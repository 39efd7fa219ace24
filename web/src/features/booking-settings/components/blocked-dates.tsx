import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Controller, useForm } from 'react-hook-form';
import { LuTrash2 } from 'react-icons/lu';
import { type BlockDatesRequest, BOOKING_SETTINGS_LIMITS } from '@garage/contracts/booking-settings';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { DateInput } from '../../../components/staff-form/date-input.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Button, Input } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { blockedDatesQuery, useBlockedDateChanges } from '../api/booking-settings-queries.ts';
import { type BlockedRange, toRanges } from '../blocked-ranges.ts';
import { dayRange } from '../day-range.ts';
import { DayRow } from './day-row.tsx';

type BlockForm = Required<BlockDatesRequest>;
const EMPTY: BlockForm = { from: '', to: '', reason: '' };

/** Days on which nothing can be booked. */
export function BlockedDates({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  const days = useQuery(blockedDatesQuery);
  const { free } = useBlockedDateChanges();
  const tellFailure = useFailureToast();

  const freeRange = async ({ from, to }: BlockedRange) => {
    try {
      await free.mutateAsync({ from, to });
      showToast({ title: t('blocked.freed') });
    } catch (error) {
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      {canWrite && <BlockDatesForm />}
      <FormSection title={t('blocked.listTitle')} hint={t('blocked.listHint')}>
        <Loaded query={days} failed={t('blocked.failed')}>
          {(list) =>
            list.length === 0 ? (
              <chakra.p color="fg.muted">{t('blocked.none')}</chakra.p>
            ) : (
              <chakra.ul listStyleType="none">
                {toRanges(list).map((range) => (
                  <RangeRow
                    key={range.from}
                    range={range}
                    isBusy={free.isPending}
                    {...(canWrite && { onFree: () => void freeRange(range) })}
                  />
                ))}
              </chakra.ul>
            )
          }
        </Loaded>
      </FormSection>
    </chakra.div>
  );
}

function BlockDatesForm() {
  const { t } = useTranslation('bookingSettings');
  const { block } = useBlockedDateChanges();
  const tellFailure = useFailureToast();
  const form = useForm<BlockForm>({ defaultValues: EMPTY });
  const { register, handleSubmit, reset, setError, formState } = form;
  const draft = useFormDraft(form, { name: 'blocked-dates' });
  const { errors } = formState;

  const submit = async ({ from, to, reason }: BlockForm) => {
    try {
      // One day is what is meant most of the time.
      await block.mutateAsync({ from, to: to || from, reason });
      reset(EMPTY);
      showToast({ title: t('blocked.done') });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as keyof BlockForm, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <chakra.form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormSection title={t('blocked.title')} hint={t('blocked.hint')}>
        <DraftNote {...draft} onDiscard={() => reset(EMPTY)} />
        <FieldRow>
          <FormField label={t('field.from')} error={errors.from?.message}>
            {(control) => (
              <Controller
                name="from"
                control={form.control}
                render={({ field }) => <DateInput {...control} {...field} label={t('field.from')} />}
              />
            )}
          </FormField>
          <FormField label={t('field.to')} hint={t('fieldHint.to')} error={errors.to?.message}>
            {(control) => (
              <Controller
                name="to"
                control={form.control}
                render={({ field }) => <DateInput {...control} {...field} label={t('field.to')} isOptional />}
              />
            )}
          </FormField>
        </FieldRow>
        <FormField label={t('field.reason')} hint={t('fieldHint.reason')} error={errors.reason?.message}>
          {(control) => (
            <Input {...control} {...register('reason')} maxLength={BOOKING_SETTINGS_LIMITS.blockedReason} />
          )}
        </FormField>
        <Button type="submit" justifySelf="start" disabled={block.isPending}>
          {t('blocked.submit')}
        </Button>
      </FormSection>
    </chakra.form>
  );
}

interface RangeRowProps {
  range: BlockedRange;
  isBusy: boolean;
  onFree?: () => void;
}

function RangeRow({ range, isBusy, onFree }: RangeRowProps) {
  const { t } = useTranslation('bookingSettings');
  const { from, to, reason, appointments } = range;
  const days = dayRange(from, to);
  return (
    <DayRow
      days={days}
      actions={
        onFree && (
          <IconButton
            icon={LuTrash2}
            label={t('blocked.free', { days })}
            disabled={isBusy}
            onClick={onFree}
          />
        )
      }
    >
      {reason && (
        <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          {reason}
        </chakra.p>
      )}
      {appointments > 0 && (
        <chakra.p textStyle="sm" color="fg.warning">
          {t('blocked.appointments', { count: appointments })}
        </chakra.p>
      )}
    </DayRow>
  );
}
