import { useId } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { StepButtons } from './step-buttons.tsx';
import { usePasswordStep } from './use-password-step.tsx';

interface PasswordDialogProps {
  title: string;
  text: string;
  submitLabel: string;
  onSubmit: (password: string) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

/** A question that the password answers. */
export function PasswordDialog({ title, text, submitLabel, onSubmit, onDone, onClose }: PasswordDialogProps) {
  const { t } = useTranslation('common');
  const formId = useId();
  const { body, isSubmitting } = usePasswordStep({ formId, text, onSubmit, onDone });
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
