import { useId, useState } from 'react';
import type { PasskeySetup, SecondFactorResponse } from '@garage/contracts/second-factor';
import { StepDialog } from '../../../components/staff-form/step-dialog.tsx';
import { useReauthenticationStep } from '../../../components/account/use-reauthentication-step.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { usePasskeyStep } from './use-passkey-step.tsx';

interface SetupDialogProps {
  factor: SecondFactorResponse;
  /** With the recovery codes to show, of which there are none when the account has some already. */
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Two steps in one window: who is it, and the passkey that the browser makes, with its name. */
export function PasskeySetupDialog({ factor, onDone, onClose }: SetupDialogProps) {
  const { t } = useTranslation('profile');
  const { beginPasskey } = useSecondFactorChanges();
  const [setup, setSetup] = useState<PasskeySetup | null>(null);
  const ownerForm = useId();
  const passkeyForm = useId();
  const owner = useReauthenticationStep({
    formId: ownerForm,
    text: t('passkeys.setUpText'),
    factor,
    onSubmit: (request) => beginPasskey.mutateAsync(request),
    onDone: setSetup,
  });
  const passkey = usePasskeyStep({ formId: passkeyForm, setup, onConfirmed: onDone });

  const { body, ...step } = setup
    ? { ...passkey, formId: passkeyForm, submitLabel: t('passkeys.create') }
    : { ...owner, formId: ownerForm, submitLabel: t('factor.next') };
  return (
    <StepDialog title={t('passkeys.setUpTitle')} {...step} onClose={onClose}>
      {body}
    </StepDialog>
  );
}
