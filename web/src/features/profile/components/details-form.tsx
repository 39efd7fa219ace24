import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import { type User, USER_LIMITS } from '@garage/contracts/users';
import { DraftNote } from '../../../components/drafts/draft-note.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { KEEP_TYPED, REPLACE_TYPED } from '../../../components/drafts/keep-typed.ts';
import { PasswordInput } from '../../../components/account/password-input.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { useFormDraft } from '../../../components/drafts/use-form-draft.ts';
import { Button, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useProfileChanges } from '../api/use-profile-changes.ts';

interface Details {
  fullName: string;
  email: string;
  /** Asked for when the address changes. */
  currentPassword: string;
}

/** A password is not left lying in the browser. */
const SECRETS = ['currentPassword'] as const;

/** Name and address; the user name and the role are the business of whoever manages accounts. */
export function DetailsForm({ user }: { user: User }) {
  const { t } = useTranslation('profile');
  const { save } = useProfileChanges();
  const tellFailure = useFailureToast();
  const values = { fullName: user.fullName ?? '', email: user.email ?? '', currentPassword: '' };
  const form = useForm<Details>({ values, resetOptions: KEEP_TYPED });
  const { register, handleSubmit, formState, reset, setError } = form;
  const { errors, isSubmitting } = formState;
  const draft = useFormDraft(form, { name: 'profile', except: SECRETS });
  const changesAddress = useWatch({ control: form.control, name: 'email' }).trim() !== values.email;

  const submit = async ({ currentPassword, ...details }: Details) => {
    try {
      await save.mutateAsync(changesAddress ? { ...details, currentPassword } : details);
      reset({ ...details, currentPassword: '' }, REPLACE_TYPED);
      showToast({ title: t('details.saved') });
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        if (field in values) setError(field as keyof Details, { message }, { shouldFocus: true });
      }
      tellFailure(error, t('failedSave'));
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <DraftNote {...draft} onDiscard={() => reset(values, REPLACE_TYPED)} />
      <FormField label={t('details.fullName')} error={errors.fullName?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={USER_LIMITS.fullName.max}
            {...register('fullName')}
          />
        )}
      </FormField>
      <FormField label={t('details.email')} error={errors.email?.message}>
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={USER_LIMITS.email.max}
            {...register('email')}
          />
        )}
      </FormField>
      {changesAddress && (
        <FormField
          label={t('password.current')}
          error={errors.currentPassword?.message}
          hint={t('details.whyPassword')}
        >
          {(field) => (
            <PasswordInput
              {...field}
              autoComplete="current-password"
              maxLength={USER_LIMITS.password.max}
              {...register('currentPassword', {
                validate: (value) => value !== '' || t('password.currentRequired'),
              })}
            />
          )}
        </FormField>
      )}
      <Button type="submit" variant="outline" disabled={isSubmitting}>
        {t(isSubmitting ? 'saving' : 'save')}
      </Button>
    </chakra.form>
  );
}
