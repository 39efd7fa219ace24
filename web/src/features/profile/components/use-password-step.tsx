import { chakra } from '@chakra-ui/react/styled-system';
import { useForm } from 'react-hook-form';
import { USER_LIMITS } from '@garage/contracts/users';
import { FormField } from '../../../components/staff/form-field.tsx';
import { PasswordInput } from '../../../components/staff/password-input.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface PasswordStep<Answer> {
  formId: string;
  text: string;
  onSubmit: (password: string) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Asks for the password once more before something that protects the account is changed. */
export function usePasswordStep<Answer>({ formId, text, onSubmit, onDone }: PasswordStep<Answer>) {
  const { t } = useTranslation('profile');
  const tellFailure = useFailureToast();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });

  const submit = async ({ password }: { password: string }) => {
    try {
      onDone(await onSubmit(password));
    } catch (error) {
      const message = fieldMessages(error)['password'];
      if (message) setError('password', { message }, { shouldFocus: true });
      else tellFailure(error, t('failedSave'));
    }
  };

  const body = (
    <form id={formId} noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <chakra.p mb="5" color="fg.muted">
        {text}
      </chakra.p>
      <FormField label={t('password.current')} error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            maxLength={USER_LIMITS.password.max}
            {...register('password', { validate: (value) => value !== '' || t('password.currentRequired') })}
          />
        )}
      </FormField>
    </form>
  );
  return { body, isSubmitting: formState.isSubmitting };
}
