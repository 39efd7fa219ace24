import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../../components/staff/form-field.tsx';
import { Button, Input } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';

interface CodeFormProps {
  submitting: boolean;
  onSubmit: (code: string) => Promise<void>;
  onBack: () => void;
}

/** The second step of signing in: the code of the authenticator app. */
export function CodeForm({ submitting, onSubmit, onBack }: CodeFormProps) {
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
      <output>{t('login.codeText')}</output>
      <FormField label={t('login.code')} error={formState.errors.code?.message}>
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
      <Button variant="ghost" disabled={submitting} onClick={onBack}>
        {t('login.back')}
      </Button>
    </chakra.form>
  );
}
