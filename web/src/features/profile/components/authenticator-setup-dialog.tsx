import { useId, useState } from 'react';
import type { AuthenticatorSetup, SecondFactorResponse } from '@garage/contracts/second-factor';
import { StepDialog } from '../../../components/staff-form/step-dialog.tsx';
import { useReauthenticationStep } from '../../../components/account/use-reauthentication-step.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useSecondFactorChanges } from '../api/use-second-factor-changes.ts';
import { useCodeStep } from './use-code-step.tsx';

interface SetupDialogProps {
  factor: SecondFactorResponse;
  /** With the recovery codes to show, of which there are none when the account has some already. */
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
}

/** Two steps in one window: who is it, and the app with its first code. */
export function AuthenticatorSetupDialog({ factor, onDone, onClose }: SetupDialogProps) {
  const { t } = useTranslation('profile');
  const { beginAuthenticator } = useSecondFactorChanges();
  const [setup, setSetup] = useState<AuthenticatorSetup | null>(null);
  const ownerForm = useId();
  const codeForm = useId();
  const owner = useReauthenticationStep({
    formId: ownerForm,
    text: t('factor.setUpText'),
    factor,
    onSubmit: (request) => beginAuthenticator.mutateAsync(request),
    onDone: setSetup,
  });
  const code = useCodeStep({ formId: codeForm, setup, onConfirmed: onDone });

  const { body, ...step } = setup
    ? { ...code, formId: codeForm, title: t('factor.scanTitle'), submitLabel: t('factor.confirm') }
    : { ...owner, formId: ownerForm, title: t('factor.setUpTitle'), submitLabel: t('factor.next') };
  return (
    <StepDialog {...step} onClose={onClose}>
      {body}
    </StepDialog>
  );
}
