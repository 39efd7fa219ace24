import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import {
  type PasskeyChallengeResponse,
  type PasskeyRequestOptions,
  type ReauthenticationRequest,
  SECOND_FACTOR_PATHS,
  type SecondFactorProof,
  type SecondFactorResponse,
} from '@garage/contracts/second-factor';
import { adminClient } from '../../lib/admin-client.ts';
import { fieldMessages } from '../../lib/failure-message.ts';
import { confirmWithPasskey, PasskeyFailure, supportsPasskeys } from './passkeys.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Button, Input } from '../ui/elements.ts';
import { Note } from '../ui/note.tsx';
import { FormField } from '../staff-form/form-field.tsx';
import { PasswordInput } from './password-input.tsx';
import { isSecondFactorOn } from './second-factor-query.ts';
import { useFailureToast } from '../feedback/use-failure-toast.ts';
import { usePasskeyProblem } from './use-passkey-problem.ts';

interface ReauthenticationStep<Answer> {
  formId: string;
  text: string;
  /** What is set up now for the own account: with a second factor, that is asked for as well. */
  factor: SecondFactorResponse;
  onSubmit: (request: ReauthenticationRequest) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}

/** Asks for everything that signing in asks for, before something that protects an account is changed. */
export function useReauthenticationStep<Answer>(step: ReauthenticationStep<Answer>) {
  const { formId, text, factor, onSubmit, onDone } = step;
  const { t } = useTranslation('account');
  const tellFailure = useFailureToast();
  const describeProblem = usePasskeyProblem();
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
    return { passkey: await confirmWithPasskey(await askForPasskey()) };
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
      else tellFailure(error, t('reauthentication.failed'));
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
      <FormField label={t('reauthentication.password')} error={formState.errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            {...register('password', {
              validate: (value) => value !== '' || t('reauthentication.passwordRequired'),
            })}
          />
        )}
      </FormField>
      {asksForCode && (
        <FormField
          label={t(factor.hasAuthenticator ? 'reauthentication.code' : 'reauthentication.recoveryCode')}
          hint={factor.hasAuthenticator ? t('reauthentication.codeHint') : undefined}
          error={formState.errors.code?.message}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              {...register('code', {
                validate: (value) => value.trim() !== '' || t('reauthentication.codeRequired'),
              })}
            />
          )}
        </FormField>
      )}
      {takesPasskey && <chakra.p color="fg.muted">{t('reauthentication.passkeyText')}</chakra.p>}
      {problem && <Note tone="error" role="alert" title={problem} />}
      {hasPasskey && (
        <Button variant="ghost" onClick={() => setTakesPasskey(!takesPasskey)}>
          {t(takesPasskey ? 'reauthentication.takeCode' : 'reauthentication.takePasskey')}
        </Button>
      )}
    </chakra.form>
  );
  return { body, isSubmitting: formState.isSubmitting };
}

async function askForPasskey(): Promise<PasskeyRequestOptions> {
  const { passkey } = await adminClient.send<PasskeyChallengeResponse>('POST', SECOND_FACTOR_PATHS.challenge);
  return passkey;
}
