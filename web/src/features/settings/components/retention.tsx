import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import {
  RETENTION_KINDS,
  RETENTION_LIMITS,
  type RetentionDays,
  type RetentionKind,
  type RetentionResponse,
} from '@garage/contracts/retention';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { retentionPreviewQuery, retentionQuery, useSaveRetention } from '../api/settings-queries.ts';
import { FixedRetention } from './fixed-retention.tsx';
import { RetentionPreview } from './retention-preview.tsx';

type RetentionForm = Record<RetentionKind, string>;

interface RetentionProps {
  stored: RetentionResponse;
  canWrite: boolean;
}

/** How long data are kept, and what these periods would delete tonight, before they are saved. */
export function Retention({ stored, canWrite }: RetentionProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const save = useSaveRetention();
  const tellFailure = useFailureToast();
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: 'retention',
    stored,
    valuesOf,
    parts: RETENTION_KINDS,
    fetchStored: () => queryClient.fetchQuery(retentionQuery),
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const typed = useWatch({ control: form.control });
  const days = byKind((kind) => Number(typed[kind])) as RetentionDays;
  const isPossible = RETENTION_KINDS.every((kind) => isWithin(days[kind], kind));
  const preview = useQuery({ ...retentionPreviewQuery(isPossible ? days : stored.days), retry: false });

  const submit = async () => {
    try {
      startFrom(await save.mutateAsync({ days, version: base.version }));
      showToast({ title: t('saved'), description: t('retention.savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field.replace(/^days\./, '') as RetentionKind, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <DraftNote {...draft} />
      <FormSection title={t('retention.title')} hint={t('retention.hint')}>
        {RETENTION_KINDS.map((kind) => (
          <FormField
            key={kind}
            label={t(`kind.${kind}`)}
            error={errors[kind]?.message}
            hint={t(`kindHint.${kind}`, RETENTION_LIMITS[kind])}
          >
            {(control) => (
              <chakra.div display="flex" alignItems="center" gap="3">
                <Input
                  {...control}
                  {...register(kind)}
                  type="number"
                  inputMode="numeric"
                  min={RETENTION_LIMITS[kind].min}
                  max={RETENTION_LIMITS[kind].max}
                  maxWidth="8rem"
                  readOnly={!canWrite}
                />
                <span>{t('retention.days')}</span>
              </chakra.div>
            )}
          </FormField>
        ))}
      </FormSection>
      <FormSection
        title={t('preview.title')}
        hint={
          stored.lastRun
            ? t('preview.lastRun', {
                time: formatMoment(stored.lastRun.at),
                count: Object.values(stored.lastRun.deleted).reduce((sum, count) => sum + count, 0),
              })
            : t('preview.neverRun')
        }
      >
        <Loaded query={preview} failed={t('preview.failed')}>
          {(answer) => <RetentionPreview preview={answer} />}
        </Loaded>
      </FormSection>
      <FixedRetention />
      {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      <LeaveGuard isDirty={isDirty} />
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(RETENTION_KINDS, conflict.collision, {
            label: (kind) => t(`kind.${kind}`),
            value: (values, kind) => `${values[kind]} ${t('retention.days')}`,
          })}
        />
      )}
    </chakra.form>
  );
}

function valuesOf({ days }: RetentionResponse): RetentionForm {
  return byKind((kind) => String(days[kind]));
}

function byKind<T>(make: (kind: RetentionKind) => T): Record<RetentionKind, T> {
  return Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, make(kind)])) as Record<RetentionKind, T>;
}

function isWithin(days: number, kind: RetentionKind): boolean {
  const { min, max } = RETENTION_LIMITS[kind];
  return Number.isInteger(days) && days >= min && days <= max;
}
