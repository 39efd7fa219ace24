import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface CodeFormProps {
  /** Of the authenticator app, in whose place a recovery code will do, or of the recovery codes alone. */
  kind: 'app' | 'recovery';
  submitting: boolean;
  onSubmit: (code: string) => Promise<void>;
  /** What can be done instead. */
  children: ReactNode;
}

/** Asks for the code that confirms a sign-in. */
export function CodeForm({ kind, submitting, onSubmit, children }: CodeFormProps) {
  const { t } = useTranslation('session');
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { code: '' } });

  // When the step appears, and again after a code that was refused.
  useEffect(() => {
    if (!submitting) setFocus('code', { shouldSelect: true });
  }, [setFocus, submitting]);

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(({ code }) => onSubmit(code))(event)}
      aria-busy={submitting}
    >
      <output>{t(kind === 'app' ? 'login.codeText' : 'login.recoveryText')}</output>
      <FormField
        label={t(kind === 'app' ? 'login.code' : 'login.recoveryCode')}
        error={formState.errors.code?.message}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            disabled={submitting}
            {...register('code', { validate: (value) => value.trim() !== '' || t('login.codeRequired') })}
          />
        )}
      </FormField>
      <Button type="submit" disabled={submitting}>
        {t(submitting ? 'login.submitting' : 'login.submit')}
      </Button>
      {children}
    </chakra.form>
  );
}
