import { useId, useState } from 'react';
import type { AuthenticatorSetup, SecondFactorResponse } from '@garage/contracts/second-factor';
import { StepButtons } from '../../../components/staff-form/step-buttons.tsx';
import { useReauthenticationStep } from '../../../components/account/use-reauthentication-step.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
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
  const { t } = useTranslation(['profile', 'common']);
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

  const step = setup
    ? { ...code, formId: codeForm, title: t('factor.scanTitle'), label: t('factor.confirm') }
    : { ...owner, formId: ownerForm, title: t('factor.setUpTitle'), label: t('factor.next') };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common:close')}
      title={step.title}
      footer={
        <StepButtons
          formId={step.formId}
          label={step.label}
          disabled={step.isSubmitting}
          onCancel={onClose}
        />
      }
    >
      {step.body}
    </Dialog>
  );
}
