import { chakra } from '@chakra-ui/react/styled-system';
import { useForm } from 'react-hook-form';
import type { AuthenticatorSetup } from '@garage/contracts/second-factor';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { Input, Link } from '../../../components/ui/elements.ts';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { QrCode } from './qr-code.tsx';

interface CodeStep {
  formId: string;
  /** Null before the step begins. */
  setup: AuthenticatorSetup | null;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Shows the secret to the app, and asks for the code that proves that it has it. */
export function useCodeStep({ formId, setup, onConfirmed }: CodeStep) {
  const { t } = useTranslation('profile');
  const { confirmAuthenticator } = useSecondFactorChanges();
  const tellFailure = useFailureToast();
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });

  const submit = async ({ code }: { code: string }) => {
    try {
      onConfirmed((await confirmAuthenticator.mutateAsync(code)).recoveryCodes);
    } catch (error) {
      const message = fieldMessages(error)['code'];
      if (message) setError('code', { message }, { shouldFocus: true });
      else tellFailure(error, t('failedSave'));
    }
  };

  const body = setup && (
    <chakra.div
      display="grid"
      gap="6"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '13rem minmax(0, 1fr)' }}
    >
      <QrCode text={setup.uri} label={t('factor.qrLabel')} />
      <chakra.form
        id={formId}
        noValidate
        display="grid"
        gap="4"
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <chakra.p color="fg.muted">{t('factor.scanText')}</chakra.p>
        <chakra.p>
          <chakra.span display="block" textStyle="sm" color="fg.muted">
            {t('factor.secret')}
          </chakra.span>
          <chakra.code fontFamily="mono" fontSize="md" overflowWrap="anywhere" userSelect="all">
            {setup.secret.match(/.{1,4}/g)?.join(' ')}
          </chakra.code>
        </chakra.p>
        <p>
          <Link href={setup.uri}>{t('factor.openApp')}</Link>
        </p>
        <FormField label={t('factor.code')} error={formState.errors.code?.message}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={20}
              {...register('code', { validate: (value) => value.trim() !== '' || t('factor.codeRequired') })}
            />
          )}
        </FormField>
      </chakra.form>
    </chakra.div>
  );
  return { body, isSubmitting: formState.isSubmitting };
}
