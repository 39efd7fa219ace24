import { useId, useState } from 'react';
import type { PasskeySetup, SecondFactorResponse } from '@garage/contracts/second-factor';
import { StepButtons } from '../../../components/staff-form/step-buttons.tsx';
import { useReauthenticationStep } from '../../../components/account/use-reauthentication-step.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
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
  const { t } = useTranslation(['profile', 'common']);
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

  const step = setup
    ? { ...passkey, formId: passkeyForm, label: t('passkeys.create') }
    : { ...owner, formId: ownerForm, label: t('factor.next') };
  return (
    <Dialog
      open
      onClose={onClose}
      closeLabel={t('common:close')}
      title={t('passkeys.setUpTitle')}
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
