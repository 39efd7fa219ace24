import { chakra } from '@chakra-ui/react/styled-system';
import { useForm, useWatch } from 'react-hook-form';
import type { CurrentUser } from '@garage/contracts/auth';
import type { ChangePasswordRequest } from '@garage/contracts/profile';
import { USER_LIMITS } from '@garage/contracts/users';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { NewPasswordField } from '../../../components/account/new-password-field.tsx';
import { PasswordInput } from '../../../components/account/password-input.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Button } from '../../../components/ui/elements.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useProfileChanges } from '../api/use-profile-changes.ts';

const { min, max } = USER_LIMITS.password;

interface PasswordFormProps {
  user: Pick<CurrentUser, 'username' | 'fullName'>;
  /** There is nothing else to do on the page. */
  isMainAction?: boolean;
  onChanged: () => void;
}

/** A new password for oneself; it signs one out everywhere else. */
export function PasswordForm({ user, isMainAction = false, onChanged }: PasswordFormProps) {
  const { t } = useTranslation('profile');
  const { changePassword } = useProfileChanges();
  const tellFailure = useFailureToast();
  const { register, handleSubmit, formState, setError, control, reset } = useForm<ChangePasswordRequest>({
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors, isSubmitting } = formState;
  const newPassword = useWatch({ control, name: 'newPassword' });

  const submit = async (passwords: ChangePasswordRequest) => {
    try {
      await changePassword.mutateAsync(passwords);
      reset();
      onChanged();
    } catch (error) {
      for (const [field, message] of Object.entries(fieldMessages(error))) {
        if (field in passwords) {
          setError(field as keyof ChangePasswordRequest, { message }, { shouldFocus: true });
        }
      }
      tellFailure(error, t('failedSave'));
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {/* So that password managers know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={user.username} />
      <FormField label={t('password.current')} error={errors.currentPassword?.message}>
        {(field) => (
          <PasswordInput
            {...field}
            autoComplete="current-password"
            maxLength={max}
            {...register('currentPassword', {
              validate: (value) => value !== '' || t('password.currentRequired'),
            })}
          />
        )}
      </FormField>
      <NewPasswordField
        label={t('password.new')}
        error={errors.newPassword?.message}
        password={newPassword}
        limits={USER_LIMITS.password}
        owner={user}
        registration={register('newPassword', {
          validate: (value) => value.length >= min || t('password.tooShort', { min }),
        })}
      />
      <Button type="submit" variant={isMainAction ? 'solid' : 'outline'} disabled={isSubmitting}>
        {t(isSubmitting ? 'saving' : 'password.submit')}
      </Button>
    </chakra.form>
  );
}
