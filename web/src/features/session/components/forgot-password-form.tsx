import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  PASSWORD_LINK_PATHS,
  type RequestPasswordLinkRequest,
  type RequestPasswordLinkResponse,
} from '@garage/contracts/password-links';
import { USER_LIMITS } from '@garage/contracts/users';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { request, RequestFailure } from '../../../lib/request.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

/** Asks for a link to the address; whether an account has it, nobody is told. */
export function ForgotPasswordForm({ onAsked }: { onAsked: (email: string) => void }) {
  const { t } = useTranslation('session');
  const [submitting, setSubmitting] = useState(false);
  const { register, handleSubmit, formState, setError } = useForm<RequestPasswordLinkRequest>({
    defaultValues: { email: '' },
  });

  const submit = async (body: RequestPasswordLinkRequest) => {
    setSubmitting(true);
    try {
      await request<RequestPasswordLinkResponse>(PASSWORD_LINK_PATHS.request, { method: 'POST', body });
      onAsked(body.email);
    } catch (error) {
      setSubmitting(false);
      const failure = error instanceof RequestFailure ? error.error : null;
      const message = failure?.fields?.['email'];
      if (message) setError('email', { message }, { shouldFocus: true });
      showToast({
        title: t('forgot.failedTitle'),
        description: failure?.message ?? t('login.unexpected'),
        variant: 'destructive',
      });
    }
  };

  return (
    <chakra.form noValidate display="grid" gap="5" onSubmit={(event) => void handleSubmit(submit)(event)}>
      <FormField
        label={t('forgot.email')}
        error={formState.errors.email?.message}
        hint={t('forgot.emailHint')}
      >
        {(control) => (
          <Input
            {...control}
            type="email"
            autoComplete="email"
            maxLength={USER_LIMITS.email.max}
            disabled={submitting}
            {...register('email', {
              setValueAs: (value: string) => value.trim(),
              validate: (value) => value !== '' || t('forgot.emailRequired'),
            })}
          />
        )}
      </FormField>
      <Button type="submit" disabled={submitting}>
        {t(submitting ? 'forgot.submitting' : 'forgot.submit')}
      </Button>
    </chakra.form>
  );
}
