import { chakra } from '@chakra-ui/react/styled-system';
import { useForm } from 'react-hook-form';
import { MAIL_SETTINGS_LIMITS, type MailSettingsResponse } from '@garage/contracts/mail-settings';
import { DraftNote } from '../../../components/staff/draft-note.tsx';
import { KEEP_TYPED, REPLACE_TYPED } from '../../../components/staff/keep-typed.ts';
import { FormField } from '../../../components/staff/form-field.tsx';
import { FieldRow, FormSection } from '../../../components/staff/form-section.tsx';
import { LeaveGuard } from '../../../components/staff/leave-guard.tsx';
import { SaveBar } from '../../../components/staff/save-bar.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { useFormDraft } from '../../../components/staff/use-form-draft.ts';
import { Input, Textarea } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { hasStatus } from '../../../lib/admin-client.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useMailSettings } from '../api/settings-queries.ts';
import { TestMail } from './test-mail.tsx';

interface MailForm {
  senderName: string;
  senderAddress: string;
  /** One per line. */
  recipients: string;
}

interface MailSettingsProps {
  stored: MailSettingsResponse;
  canWrite: boolean;
}

/** In whose name mails are sent and who gets them; what is empty is taken from the server. */
export function MailSettings({ stored, canWrite }: MailSettingsProps) {
  const { t } = useTranslation('settings');
  const { save, reload } = useMailSettings();
  const tellFailure = useFailureToast();
  const { defaults, settings } = stored;
  const values = { ...settings, recipients: settings.recipients.join('\n') };
  const form = useForm<MailForm>({
    values,
    resetOptions: KEEP_TYPED,
    disabled: !canWrite,
  });
  const { register, handleSubmit, formState, reset, setError } = form;
  const { errors, isDirty, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: 'mail-settings', version: stored.version });

  const submit = async (typed: MailForm) => {
    const recipients = typed.recipients.split(/[\s,;]+/).filter(Boolean);
    try {
      const saved = await save.mutateAsync({ ...typed, recipients, version: stored.version });
      reset({ ...saved.settings, recipients: saved.settings.recipients.join('\n') }, REPLACE_TYPED);
      showToast({ title: t('saved'), description: t('mail.savedText') });
    } catch (error) {
      if (hasStatus(error, 409)) void reload();
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
        {canWrite && (
          <SaveBar isDirty={isDirty} isSaving={isSubmitting} onDiscard={() => reset(values, REPLACE_TYPED)} />
        )}
      </chakra.form>
      <TestMail stored={stored} canWrite={canWrite} isDirty={isDirty} />
      <LeaveGuard isDirty={isDirty} />
    </chakra.div>
  );
}
