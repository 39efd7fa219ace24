import { chakra } from '@chakra-ui/react/styled-system';
import { useQueryClient } from '@tanstack/react-query';
import { MAIL_SETTINGS_LIMITS, type MailSettingsResponse } from '@garage/contracts/mail-settings';
import { ConflictDialog } from '../../../components/shared-form/conflict-dialog.tsx';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { conflictingParts } from '../../../components/shared-form/form-conflict.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff-form/form-section.tsx';
import { LeaveGuard } from '../../../components/drafts/leave-guard.tsx';
import { SaveBar } from '../../../components/staff-form/save-bar.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useSharedForm } from '../../../components/shared-form/use-shared-form.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { mailSettingsQuery, useMailSettings } from '../api/settings-queries.ts';
import { TestMail } from './test-mail.tsx';

interface MailForm {
  senderName: string;
  senderAddress: string;
  /** One per line. */
  recipients: string;
}

const PARTS = ['senderName', 'senderAddress', 'recipients'] as const;

interface MailSettingsProps {
  stored: MailSettingsResponse;
  canWrite: boolean;
}

/** In whose name mails are sent and who gets them; what is empty is taken from the server. */
export function MailSettings({ stored, canWrite }: MailSettingsProps) {
  const { t } = useTranslation('settings');
  const queryClient = useQueryClient();
  const { save } = useMailSettings();
  const tellFailure = useFailureToast();
  const { defaults } = stored;
  const { form, draft, base, startFrom, discard, meetsColleague, conflict } = useSharedForm({
    name: 'mail-settings',
    stored,
    valuesOf,
    parts: PARTS,
    fetchStored: () => queryClient.fetchQuery(mailSettingsQuery),
    disabled: !canWrite,
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors, isDirty, isSubmitting } = formState;

  const submit = async (typed: MailForm) => {
    const recipients = typed.recipients.split(/[\s,;]+/).filter(Boolean);
    try {
      startFrom(await save.mutateAsync({ ...typed, recipients, version: base.version }));
      showToast({ title: t('saved'), description: t('mail.savedText') });
    } catch (error) {
      if (await meetsColleague(error)) return;
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        setError(field as keyof MailForm, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('saveFailed'));
    }
  };

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.form
        noValidate
        display="grid"
        gap="5"
        gridTemplateColumns="minmax(0, 1fr)"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <DraftNote {...draft} />
        <FormSection title={t('mail.title')} hint={t('mail.hint')}>
          <FieldRow>
            <FormField label={t('mail.senderName')} error={errors.senderName?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('senderName')}
                  maxLength={MAIL_SETTINGS_LIMITS.senderName}
                  placeholder={defaults.senderName}
                />
              )}
            </FormField>
            <FormField label={t('mail.senderAddress')} error={errors.senderAddress?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('senderAddress')}
                  type="email"
                  maxLength={MAIL_SETTINGS_LIMITS.address}
                  placeholder={defaults.senderAddress}
                />
              )}
            </FormField>
          </FieldRow>
          <FormField
            label={t('mail.recipients')}
            error={errors.recipients?.message}
            hint={t('mail.recipientsHint')}
          >
            {(control) => (
              <Textarea
                {...control}
                {...register('recipients')}
                minH="24"
                placeholder={defaults.recipients.join('\n')}
              />
            )}
          </FormField>
          <chakra.p textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {t('mail.server', { server: stored.server })}
          </chakra.p>
        </FormSection>
        {canWrite && <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={discard} />}
      </chakra.form>
      <TestMail stored={stored} canWrite={canWrite} isDirty={isDirty} />
      <LeaveGuard isDirty={isDirty} />
      {conflict && (
        <ConflictDialog
          {...conflict.dialog}
          parts={conflictingParts(PARTS, conflict.collision, {
            label: (part) => t(`mail.${part}`),
            value: (values, part) => values[part].replaceAll('\n', ', ') || '–',
          })}
        />
      )}
    </chakra.div>
  );
}

function valuesOf({ settings }: MailSettingsResponse): MailForm {
  return { ...settings, recipients: settings.recipients.join('\n') };
}
