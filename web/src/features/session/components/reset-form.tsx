import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import {
  AUTH_PATHS,
  type CreateMainAdminRequest,
  type CreateMainAdminResponse,
} from '@garage/contracts/auth';
import { USER_LIMITS } from '@garage/contracts/users';
import { Button, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { request, RequestFailure } from '../../../lib/request.ts';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { PasswordInput } from '../../../components/account/password-input.tsx';

const { min, max } = USER_LIMITS.password;

/** Gives the main admin a new password, for whoever holds the operator's one-time code. */
export function ResetForm({ onDone }: { onDone: (message: string) => void }) {
  const { t } = useTranslation('session');
  const [submitting, setSubmitting] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<CreateMainAdminRequest>({
    defaultValues: { code: '', password: '' },
  });
  const { code, password } = formState.errors;

  const submit = async (body: CreateMainAdminRequest) => {
    setSubmitting(true);
    try {
      const answer = await request<CreateMainAdminResponse>(AUTH_PATHS.createMainAdmin, {
        method: 'POST',
        body,
      });
      onDone(answer.message);
    } catch (error) {
      setSubmitting(false);
      const failure = error instanceof RequestFailure ? error.error : null;
      for (const field of ['code', 'password'] as const) {
        const message = failure?.fields?.[field];
        if (message) setError(field, { message });
      }
      showToast({
        title: t('reset.failedTitle'),
        description: failure?.message ?? t('login.unexpected'),
        variant: 'destructive',
      });
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormField label={t('reset.code')} error={code?.message} hint={t('reset.codeHint')}>
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            disabled={submitting}
            {...register('code', {
              setValueAs: (value: string) => value.trim(),
              validate: (value) => value !== '' || t('reset.codeRequired'),
            })}
          />
        )}
      </FormField>
      <FormField
        label={t('reset.password')}
        error={password?.message}
        hint={t('reset.passwordHint', { min })}
      >
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="new-password"
            maxLength={max}
            disabled={submitting}
            {...register('password', {
              validate: (value) => value.length >= min || t('reset.passwordHint', { min }),
            })}
          />
        )}
      </FormField>
      <Button type="submit" disabled={submitting}>
        {t(submitting ? 'reset.submitting' : 'reset.submit')}
      </Button>
    </chakra.form>
  );
}
