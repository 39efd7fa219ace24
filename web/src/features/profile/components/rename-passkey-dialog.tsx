import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { type Passkey, PASSKEY_LIMITS } from '@garage/contracts/second-factor';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { StepDialog } from '../../../components/staff-form/step-dialog.tsx';
import { Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';

/** Another name for a passkey, by which its owner knows it. */
export function RenamePasskeyDialog({
  entry: { id, name },
  onClose,
}: {
  entry: Passkey;
  onClose: () => void;
}) {
  const { t } = useTranslation('profile');
  const { renamePasskey } = useSecondFactorChanges();
  const tellFailure = useFailureToast();
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { name } });

  const submit = async (change: { name: string }) => {
    try {
      await renamePasskey.mutateAsync({ id, ...change });
      showToast({ title: t('passkeys.renamed') });
      onClose();
    } catch (error) {
      const message = fieldMessages(error)['name'];
      if (message) setError('name', { message }, { shouldFocus: true });
      else tellFailure(error, t('failedSave'));
    }
  };

  return (
    <StepDialog
      title={t('passkeys.renameTitle')}
      size="sm"
      formId={formId}
      submitLabel={t(formState.isSubmitting ? 'saving' : 'save')}
      isSubmitting={formState.isSubmitting}
      onClose={onClose}
    >
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <FormField label={t('passkeys.name')} error={formState.errors.name?.message}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              maxLength={PASSKEY_LIMITS.name.max}
              {...register('name', {
                validate: (value) => value.trim() !== '' || t('passkeys.nameRequired'),
              })}
            />
          )}
        </FormField>
      </form>
    </StepDialog>
  );
}
