import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type {
  ReauthenticationRequest,
  SecondFactorProof,
  SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { USER_LIMITS } from '@garage/contracts/users';
import { FormField } from '../../../components/staff/form-field.tsx';
import { PasswordInput } from '../../../components/staff/password-input.tsx';
import { useFailureToast } from '../../../components/staff/use-failure-toast.ts';
import { Button, Input } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { confirmWithPasskey, PasskeyFailure, supportsPasskeys } from '../../../lib/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { isSecondFactorOn } from '../api/second-factor-query.ts';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { usePasskeyProblem } from './use-passkey-problem.ts';

interface ReauthenticationStep<Answer> {
  formId: string;
  text: string;
  /** What is set up now: with a second factor, that is asked for as well. */
  factor: SecondFactorResponse;
  onSubmit: (request: ReauthenticationRequest) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Asks for everything that signing in asks for, before something that protects the account is changed. */
export function useReauthenticationStep<Answer>(step: ReauthenticationStep<Answer>) {
  const { formId, text, factor, onSubmit, onDone } = step;
  const { t } = useTranslation('profile');
  const tellFailure = useFailureToast();
  const describeProblem = usePasskeyProblem();
  const { askForPasskey } = useSecondFactorChanges();
  const hasPasskey = factor.passkeys.length > 0 && supportsPasskeys();
  const [takesPasskey, setTakesPasskey] = useState(hasPasskey);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { password: '', code: '' },
    shouldUnregister: true,
  });
  const asksForCode = isSecondFactorOn(factor) && !takesPasskey;

  const prove = async (code: string): Promise<SecondFactorProof> => {
    if (asksForCode) return { code };
    if (!takesPasskey) return {};
    return { passkey: await confirmWithPasskey((await askForPasskey.mutateAsync()).passkey) };
  };

  const submit = async ({ password, code }: { password: string; code: string }) => {
    setProblem(null);
    try {
      onDone(await onSubmit({ password, ...(await prove(code)) }));
    } catch (error) {
      const refused = fieldMessages(error);
      const field = (['password', 'code'] as const).find((name) => refused[name]);
      if (field) setError(field, { message: refused[field] ?? '' }, { shouldFocus: true });
      else if (error instanceof PasskeyFailure) setProblem(describeProblem(error));
      else if (refused['passkey']) setProblem(refused['passkey']);
      else tellFailure(error, t('failedSave'));
    }
  };

  const body = (
    <chakra.form
      id={formId}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <chakra.p color="fg.muted">{text}</chakra.p>
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
      {asksForCode && (
        <FormField
          label={t(factor.hasAuthenticator ? 'proof.code' : 'proof.recoveryCode')}
          hint={factor.hasAuthenticator ? t('proof.codeHint') : undefined}
          error={formState.errors.code?.message}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              {...register('code', { validate: (value) => value.trim() !== '' || t('factor.codeRequired') })}
            />
          )}
        </FormField>
      )}
      {takesPasskey && <chakra.p color="fg.muted">{t('proof.passkeyText')}</chakra.p>}
      {problem && <Note tone="error" role="alert" title={problem} />}
      {hasPasskey && (
        <Button variant="ghost" onClick={() => setTakesPasskey(!takesPasskey)}>
          {t(takesPasskey ? 'proof.takeCode' : 'proof.takePasskey')}
        </Button>
      )}
    </chakra.form>
  );
  return { body, isSubmitting: formState.isSubmitting };
}
