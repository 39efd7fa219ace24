import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { LoginRequest } from '@garage/contracts/auth';
import type { SecondFactorProof, SecondFactorRequired } from '@garage/contracts/second-factor';
import { Link as RouterLink } from 'react-router-dom';
import { Button, Input, Link } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { useSessionController } from '../session-context.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { PasswordInput } from '../../../components/account/password-input.tsx';

type Credentials = Pick<LoginRequest, 'username' | 'password'>;

interface Waiting {
  credentials: Credentials;
  required: SecondFactorRequired;
}

/**
 * Username and password, and a second factor when the account has one; the page around it moves on once the
 * session has changed.
 */
export function LoginForm() {
  const { t } = useTranslation('session');
  const controller = useSessionController();
  const [submitting, setSubmitting] = useState(false);
  /** Name and password that were right, and the second factors of which one is still missing. */
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<Credentials>({
    defaultValues: { username: '', password: '' },
  });
  const { username, password } = formState.errors;

  const submit = async (credentials: Credentials, proof: SecondFactorProof = {}) => {
    setSubmitting(true);
    try {
      const user = await controller.login({ ...credentials, ...proof });
      showToast({
        title: t('login.succeededTitle'),
        description: t('login.succeeded', { name: user.username }),
      });
    } catch (error) {
      setSubmitting(false);
      const code = error instanceof RequestFailure ? error.error?.code : undefined;
      const required = secondFactorRequired(error);
      // Also after one that was not good: a passkey is asked for something new each time.
      if (required) setWaiting({ credentials, required });
      if (code === 'second-factor-required') return;
      // The password was changed meanwhile: the second step leads nowhere.
      if (code === 'login-failed') setWaiting(null);
      showToast({
        title: t('login.failedTitle'),
        description:
          error instanceof RequestFailure
            ? (error.error?.message ?? t('login.failed'))
            : t('login.unexpected'),
        variant: 'destructive',
      });
      // A disabled field cannot take the focus; it is enabled again after the next frame.
      if (!required) {
        requestAnimationFrame(() => setFocus('password', { shouldSelect: true }));
      }
    }
  };

  if (waiting) {
    return (
      <SecondFactorForm
        required={waiting.required}
        submitting={submitting}
        onSubmit={(proof) => submit(waiting.credentials, proof)}
        onBack={() => setWaiting(null)}
      />
    );
  }

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit((credentials) => submit(credentials))(event)}
      aria-busy={submitting}
    >
      <FormField label={t('login.username')} error={username?.message}>
        {(control) => (
          <Input
            {...control}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            disabled={submitting}
            {...register('username', {
              validate: (value) => value.trim() !== '' || t('login.usernameRequired'),
            })}
          />
        )}
      </FormField>
      <FormField label={t('login.password')} error={password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            disabled={submitting}
            {...register('password', { validate: (value) => value !== '' || t('login.passwordRequired') })}
          />
        )}
      </FormField>
      <Button type="submit" disabled={submitting}>
        {t(submitting ? 'login.submitting' : 'login.submit')}
      </Button>
      <Link asChild justifySelf="center">
        <RouterLink to="/admin/forgot-password">{t('login.forgot')}</RouterLink>
      </Link>
    </chakra.form>
  );
}

/** What the account asks for beside the password that was right; null when that is not what went wrong. */
function secondFactorRequired(error: unknown): SecondFactorRequired | null {
  const answer = error instanceof RequestFailure ? error.error : null;
  const codes: (string | undefined)[] = ['second-factor-required', 'second-factor-failed'];
  return codes.includes(answer?.code) ? (answer as SecondFactorRequired) : null;
}
