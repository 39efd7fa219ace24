import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import type { LoginRequest } from '@garage/contracts/auth';
import { Button, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { useSessionController } from '../session-context.tsx';
import { CodeForm } from './code-form.tsx';
import { FormField } from '../../../components/staff/form-field.tsx';
import { PasswordInput } from '../../../components/staff/password-input.tsx';

/** Username and password, and a code when the account asks for one; the page around it moves on once the session has changed. */
export function LoginForm() {
  const { t } = useTranslation('session');
  const controller = useSessionController();
  const [submitting, setSubmitting] = useState(false);
  /** Name and password that were right and lack the code of the second factor. */
  const [waiting, setWaiting] = useState<LoginRequest | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<LoginRequest>({
    defaultValues: { username: '', password: '' },
  });
  const { username, password } = formState.errors;

  const submit = async (credentials: LoginRequest) => {
    setSubmitting(true);
    try {
      const user = await controller.login(credentials);
      showToast({
        title: t('login.succeededTitle'),
        description: t('login.succeeded', { name: user.username }),
      });
    } catch (error) {
      setSubmitting(false);
      const code = error instanceof RequestFailure ? error.error?.code : undefined;
      if (code === 'second-factor-required') {
        setWaiting(credentials);
        return;
      }
      // The password was changed meanwhile: asking for a code leads nowhere.
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
      if (code !== 'second-factor-failed') {
        requestAnimationFrame(() => setFocus('password', { shouldSelect: true }));
      }
    }
  };

  if (waiting) {
    return (
      <CodeForm
        submitting={submitting}
        onSubmit={(code) => submit({ ...waiting, code })}
        onBack={() => setWaiting(null)}
      />
    );
  }

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(submit)(event)}
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
    </chakra.form>
  );
}
