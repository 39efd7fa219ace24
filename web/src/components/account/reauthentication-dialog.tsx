import { useId } from 'react';
import type { ReauthenticationRequest, SecondFactorResponse } from '@garage/contracts/second-factor';
import { StepDialog } from '../staff-form/step-dialog.tsx';
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
  const formId = useId();
  const { body, isSubmitting } = useReauthenticationStep({ formId, ...step });
  return (
    <StepDialog
      title={title}
      size="sm"
      formId={formId}
      submitLabel={submitLabel}
      isSubmitting={isSubmitting}
      onClose={onClose}
    >
      {body}
    </StepDialog>
  );
}
