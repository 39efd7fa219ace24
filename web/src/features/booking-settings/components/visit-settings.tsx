import { chakra } from '@chakra-ui/react/styled-system';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldPath } from 'react-hook-form';
import { EARLIER_LIMITS } from '@garage/contracts/earlier-places';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import {
  type SaveVisitSettingsRequest,
  VISIT_SETTINGS_PATH,
  type VisitSettingsResponse,
} from '@garage/contracts/visit-settings';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FormSection } from '../../../components/staff-form/form-section.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { SwitchField } from '../../../components/staff-form/switch-field.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { adminClient } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const PARTS = ['mailWhenReceived', 'remindAfterMinutes', 'keepFreedPlaces', 'keepMinutes'] as const;

interface VisitValues {
  mailWhenReceived: boolean;
  remindAfterMinutes: string;
  keepFreedPlaces: boolean;
  keepMinutes: string;
}

const valuesOf = ({ settings }: VisitSettingsResponse): VisitValues => ({
  mailWhenReceived: settings.mailWhenReceived,
  remindAfterMinutes: String(settings.remindAfterMinutes),
  keepFreedPlaces: settings.keepFreedPlaces,
  keepMinutes: String(settings.keepMinutes),
});

const visitSettingsQuery = queryOptions({
  queryKey: [VISIT_SETTINGS_PATH],
  queryFn: ({ signal }) => adminClient.get<VisitSettingsResponse>(VISIT_SETTINGS_PATH, signal),
});

/** What is said to customers and staff while a car is here. */
export function VisitSettings({ canWrite }: { canWrite: boolean }) {
  const { t } = useTranslation('bookingSettings');
  return (
    <Loaded query={useQuery(visitSettingsQuery)} failed={t('visit.failed')}>
      {(stored) => <VisitSettingsForm stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}

function VisitSettingsForm({ stored, canWrite }: { stored: VisitSettingsResponse; canWrite: boolean }) {
  const { t } = useTranslation(['bookingSettings', 'sharedForm']);
  const queryClient = useQueryClient();
  const tellFailure = useFailureToast();
  const save = useMutation({
    mutationFn: (request: SaveVisitSettingsRequest) =>
      adminClient.send<VisitSettingsResponse>('PUT', VISIT_SETTINGS_PATH, request),
    onSuccess: (answer) => queryClient.setQueryData(visitSettingsQuery.queryKey, answer),
  });
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: 'visit-settings',
    stored,
    valuesOf,
    parts: PARTS,
    fetchStored: () => queryClient.fetchQuery({ ...visitSettingsQuery, staleTime: 0 }),
    disabled: !canWrite,
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  const { min, max } = FINDINGS_LIMITS.remindAfterMinutes;

  const submit = async ({ remindAfterMinutes, keepMinutes, ...switches }: VisitValues) => {
    try {
      const request = {
        ...switches,
        remindAfterMinutes: Number(remindAfterMinutes),
        keepMinutes: Number(keepMinutes),
      };
      startFrom(await save.mutateAsync({ ...request, version: base.version }));
      showToast({ title: t('saved') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        form.setError(field as FieldPath<VisitValues>, { message });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <>
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={(event) => void form.handleSubmit(submit)(event)}
      >
        <DraftNote {...draft} />
        <FormSection title={t('visit.title')} hint={t('visit.hint')}>
          <SwitchField
            label={t('visit.mailWhenReceived')}
            hint={t('visit.mailWhenReceivedHint')}
            {...form.register('mailWhenReceived')}
          />
          <FormField
            label={t('visit.remindAfterMinutes')}
            hint={t('visit.remindAfterMinutesHint', { min, max })}
            error={errors.remindAfterMinutes?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('remindAfterMinutes')}
                type="number"
                inputMode="numeric"
                maxWidth="8rem"
                min={min}
                max={max}
              />
            )}
          </FormField>
        </FormSection>
        <FormSection title={t('visit.earlierTitle')} hint={t('visit.earlierHint')}>
          <SwitchField
            label={t('visit.keepFreedPlaces')}
            hint={t('visit.keepFreedPlacesHint')}
            {...form.register('keepFreedPlaces')}
          />
          <FormField
            label={t('visit.keepMinutes')}
            hint={t('visit.keepMinutesHint', EARLIER_LIMITS.keepMinutes)}
            error={errors.keepMinutes?.message}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('keepMinutes')}
                type="number"
                inputMode="numeric"
                maxWidth="8rem"
                min={EARLIER_LIMITS.keepMinutes.min}
                max={EARLIER_LIMITS.keepMinutes.max}
              />
            )}
          </FormField>
        </FormSection>
        {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      </chakra.form>
      <LeaveGuard isDirty={isDirty} />
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(PARTS, conflict.collision, {
            label: (part) => t(`visit.${part}`).replace(' *', ''),
            value: (values, part) =>
              part === 'remindAfterMinutes' || part === 'keepMinutes'
                ? values[part]
                : t(values[part] ? 'sharedForm:conflict.yes' : 'sharedForm:conflict.no'),
          })}
        />
      )}
    </>
  );
}
