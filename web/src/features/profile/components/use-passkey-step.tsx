import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PASSKEY_LIMITS, type PasskeySetup } from '@garage/contracts/second-factor';
import { FormField } from '../../../components/staff-form/form-field.tsx';
import { useFailureToast } from '../../../components/feedback/use-failure-toast.ts';
import { usePasskeyProblem } from '../../../components/account/use-passkey-problem.ts';
import { Input } from '../../../components/ui/elements.ts';
import { Note } from '../../../components/ui/note.tsx';
import { fieldMessages } from '../../../lib/failure-message.ts';
import { createPasskey, PasskeyFailure } from '../../../components/account/passkeys.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';

interface PasskeyStep {
  formId: string;
  /** Null before the step begins. */
  setup: PasskeySetup | null;
  onConfirmed: (recoveryCodes: string[]) => void;
}

/** Asks how the passkey shall be called, and lets the browser make it. */
export function usePasskeyStep({ formId, setup, onConfirmed }: PasskeyStep) {
  const { t } = useTranslation('profile');
  const { confirmPasskey } = useSecondFactorChanges();
  const tellFailure = useFailureToast();
  const describeProblem = usePasskeyProblem();
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { name: '' } });

  const submit = async ({ name }: { name: string }) => {
    if (!setup) return;
    setProblem(null);
    try {
      const passkey = await createPasskey(setup.options);
      onConfirmed((await confirmPasskey.mutateAsync({ name, ...passkey })).recoveryCodes);
    } catch (error) {
      const message = fieldMessages(error)['name'];
      if (message) setError('name', { message }, { shouldFocus: true });
      else if (error instanceof PasskeyFailure) setProblem(describeProblem(error));
      else tellFailure(error, t('failedSave'));
    }
  };

  const body = setup && (
    <chakra.form
      id={formId}
      noValidate
      display="grid"
      gap="5"
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <chakra.p color="fg.muted">{t('passkeys.createText')}</chakra.p>
      <FormField
        label={t('passkeys.name')}
        hint={t('passkeys.nameHint')}
        error={formState.errors.name?.message}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={PASSKEY_LIMITS.name.max}
            {...register('name', { validate: (value) => value.trim() !== '' || t('passkeys.nameRequired') })}
          />
        )}
      </FormField>
      {problem && <Note tone="error" role="alert" title={problem} />}
    </chakra.form>
  );
  return { body, isSubmitting: formState.isSubmitting };
}
