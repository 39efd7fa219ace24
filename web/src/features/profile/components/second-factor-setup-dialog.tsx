import { useId, useState } from 'react';
import type { SecondFactorSetup } from '@garage/contracts/profile';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useProfileChanges } from '../api/use-profile-changes.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StepButtons } from './step-buttons.tsx';
import { useCodeStep } from './use-code-step.tsx';
import { usePasswordStep } from './use-password-step.tsx';

/** Three steps in one window: the password, the app with its first code, the recovery codes. */
export function SecondFactorSetupDialog({
  onClose,
  onDone,
}: {
  onClose: () => void;
  onDone?: (() => void) | undefined;
}) {
  const { t } = useTranslation(['profile', 'common']);
  const { beginSecondFactor } = useProfileChanges();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [kept, setKept] = useState(false);
  const passwordForm = useId();
  const codeForm = useId();
  const password = usePasswordStep({
    formId: passwordForm,
    text: t('factor.setUpText'),
    onSubmit: (value) => beginSecondFactor.mutateAsync(value),
    onDone: setSetup,
  });
  const code = useCodeStep({ formId: codeForm, setup, onConfirmed: setCodes });

  const finish = () => {
    onClose();
    if (codes) onDone?.();
  };
  const close = () => {
    // They are never shown again, so closing by accident must not lose them.
    if (codes && !kept) showToast({ title: t('codes.keepFirst') });
    else finish();
  };
  const frame = { open: true, onClose: close, closeLabel: t('common:close') };

  if (codes) {
    return (
      <Dialog
        {...frame}
        title={t('codes.title')}
        footer={
          <Button flex="1" disabled={!kept} onClick={finish}>
            {t('codes.done')}
          </Button>
        }
      >
        <RecoveryCodes codes={codes} kept={kept} onKept={setKept} />
      </Dialog>
    );
  }
  const step = setup
    ? { ...code, formId: codeForm, title: t('factor.scanTitle'), label: t('factor.confirm') }
    : { ...password, formId: passwordForm, title: t('factor.setUpTitle'), label: t('factor.next') };
  return (
    <Dialog
      {...frame}
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
