import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { FieldPath } from 'react-hook-form';
import { RATINGS } from '@garage/contracts/customer-visit';
import { type Finding, FINDINGS_LIMITS, type Job } from '@garage/contracts/findings';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { FormDialog } from '../../../components/staff-form/form-dialog.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow } from '../../../components/staff-form/form-section.tsx';
import { Input, Select, Textarea } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { randomId } from '../../../lib/random-id.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { jobQuery, useJobChanges } from '../api/jobs-queries.ts';
import {
  type FindingStart,
  type FindingValues,
  findingValues,
  rappen,
  toFindingRequest,
} from '../finding-form.ts';

const PARTS = ['title', 'rating', 'text', 'price', 'minutes'] as const;

interface FindingDialogProps {
  job: Job;
  /** Null for a new one. */
  finding: Finding | null;
  /** What was declined at an earlier visit and is taken up again. */
  continues?: (FindingStart & { id: number }) | null;
  onClose: () => void;
}

/** What was found. Whoever saves over a colleague sees what that one has saved, and decides. */
export function FindingDialog({ job, finding, continues = null, onClose }: FindingDialogProps) {
  const { t } = useTranslation('workshopJobs');
  const queryClient = useQueryClient();
  const { saveFinding } = useJobChanges(job.id);
  const tellFailure = useFailureToast();
  const [key] = useState(randomId);
  const { form, draft, base, meetsColleague, conflict } = useSharedForm<Finding | null, FindingValues>({
    name: `finding-${job.id}-${finding?.id ?? `new-${continues?.id ?? ''}`}`,
    stored: finding,
    valuesOf: (stored) => findingValues(stored ?? continues),
    parts: PARTS,
    fetchStored: async () => {
      const { job: now } = await queryClient.fetchQuery(jobQuery(job.id));
      return now.findings.find(({ id }) => id === finding?.id) ?? null;
    },
  });
  const { errors } = form.formState;

  const submit = async (values: FindingValues) => {
    if (values.price.trim() !== '' && rappen(values.price) === null) {
      form.setError('price', { message: t('finding.priceInvalid') }, { shouldFocus: true });
      return;
    }
    try {
      const request = { ...toFindingRequest(values), ...(continues && { continues: continues.id }) };
      await saveFinding.mutateAsync({ base, request, key });
      draft.forget();
      onClose();
    } catch (error) {
      if (base && (await meetsColleague(error))) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field as FieldPath<FindingValues>, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('notSaved'));
    }
  };
  const inWords = (values: FindingValues, part: (typeof PARTS)[number]) =>
    part === 'rating' ? t(`rating.${values.rating}`) : values[part] || '–';

  return (
    <FormDialog
      title={t(finding ? 'finding.edit' : 'finding.add')}
      isSubmitting={saveFinding.isPending}
      draft={draft}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
      gridTemplateColumns="minmax(0, 1fr)"
    >
      {finding && finding.state !== 'noted' && (
        <Note tone="warning" title={t('finding.asksAgain')}>
          {t('finding.asksAgainText')}
        </Note>
      )}
      <FormField label={t('finding.title')} error={errors.title?.message}>
        {(control) => (
          <Input {...control} {...form.register('title')} minH="12" maxLength={FINDINGS_LIMITS.title} />
        )}
      </FormField>
      <FormField label={t('finding.rating')} error={errors.rating?.message}>
        {(control) => (
          <Select {...control} {...form.register('rating')} minH="12">
            {RATINGS.map((rating) => (
              <option key={rating} value={rating}>
                {t(`rating.${rating}`)}
              </option>
            ))}
          </Select>
        )}
      </FormField>
      <FormField label={t('finding.text')} hint={t('finding.textHint')} error={errors.text?.message}>
        {(control) => (
          <Textarea {...control} {...form.register('text')} minH="28" maxLength={FINDINGS_LIMITS.text} />
        )}
      </FormField>
      <FieldRow>
        <FormField label={t('finding.price')} hint={t('finding.priceHint')} error={errors.price?.message}>
          {(control) => <Input {...control} {...form.register('price')} minH="12" inputMode="decimal" />}
        </FormField>
        <FormField label={t('finding.minutes')} error={errors.minutes?.message}>
          {(control) => (
            <Input
              {...control}
              {...form.register('minutes')}
              minH="12"
              type="number"
              inputMode="numeric"
              min={0}
            />
          )}
        </FormField>
      </FieldRow>
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(PARTS, conflict.collision, {
            label: (part) => t(`finding.${part}`).replace(' *', ''),
            value: inWords,
          })}
        />
      )}
    </FormDialog>
  );
}
