import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import {
  PASSWORD_LINK_PATHS,
  type PasswordLinkResponse,
  type UsePasswordLinkRequest,
  type UsePasswordLinkResponse,
} from '@garage/contracts/password-links';
import { USER_LIMITS } from '@garage/contracts/users';
import { NewPasswordField } from '../../../components/account/new-password-field.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { request, RequestFailure } from '../../../lib/request.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

const { min } = USER_LIMITS.password;

interface SetPasswordFormProps {
  token: string;
  link: PasswordLinkResponse;
  onDone: () => void;
  /** The link has ended meanwhile. */
  onEnded: (message: string) => void;
}

/** The password that its owner alone knows. */
export function SetPasswordForm({ token, link, onDone, onEnded }: SetPasswordFormProps) {
  const { t } = useTranslation('session');
  const [submitting, setSubmitting] = useState(false);
  const { register, handleSubmit, formState, setError, control } = useForm({
    defaultValues: { password: '' },
  });
  const password = useWatch({ control, name: 'password' });

  const submit = async ({ password: chosen }: { password: string }) => {
    setSubmitting(true);
    try {
      const body: UsePasswordLinkRequest = { token, password: chosen };
      // Once only: a second attempt would find the link used by the first.
      await request<UsePasswordLinkResponse>(PASSWORD_LINK_PATHS.use, { method: 'POST', body, attempts: 1 });
      onDone();
    } catch (error) {
      setSubmitting(false);
      const failure = error instanceof RequestFailure ? error.error : null;
      if (failure?.code === 'password-link-invalid') {
        onEnded(failure.message);
        return;
      }
      const message = failure?.fields?.['password'];
      if (message) setError('password', { message }, { shouldFocus: true });
      showToast({
        title: t('setPassword.failedTitle'),
        description: failure?.message ?? t('login.unexpected'),
        variant: 'destructive',
      });
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      {/* So that password managers know whose password it is. */}
      <input type="text" hidden readOnly autoComplete="username" value={link.username} />
      <NewPasswordField
        label={t('setPassword.password')}
        error={formState.errors.password?.message}
        password={password}
        limits={USER_LIMITS.password}
        owner={link}
        disabled={submitting}
        registration={register('password', {
          validate: (value) => value.length >= min || t('setPassword.tooShort', { min }),
        })}
      />
      <Button type="submit" disabled={submitting}>
        {t(submitting ? 'setPassword.submitting' : 'setPassword.submit')}
      </Button>
    </chakra.form>
  );
}
