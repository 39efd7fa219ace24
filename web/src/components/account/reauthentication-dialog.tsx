import { useId } from 'react';
import type { ReauthenticationRequest, SecondFactorResponse } from '@garage/contracts/second-factor';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { StepButtons } from '../staff-form/step-buttons.tsx';
import { useReauthenticationStep } from './use-reauthentication-step.tsx';

interface ReauthenticationDialogProps<Answer> {
  title: string;
  text: string;
  submitLabel: string;
  factor: SecondFactorResponse;
  onSubmit: (request: ReauthenticationRequest) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
}

/** A question that only whoever signed in can answer. */
export function ReauthenticationDialog<Answer>(props: ReauthenticationDialogProps<Answer>) {
  const { title, submitLabel, onClose, ...step } = props;
  const { t } = useTranslation('common');
  const formId = useId();
  const { body, isSubmitting } = useReauthenticationStep({ formId, ...step });
  return (
    <Dialog
      open
      size="sm"
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      footer={<StepButtons formId={formId} label={submitLabel} disabled={isSubmitting} onCancel={onClose} />}
    >
      {body}
    </Dialog>
  );
}
