import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/elements.ts';

interface StepDialogProps {
  title: string;
  size?: 'sm';
  /** The form inside, which the second button sends. */
  formId: string;
  submitLabel: string;
  isSubmitting: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A window with one form at a time: give up, or send it. */
export function StepDialog(props: StepDialogProps) {
  const { title, size, formId, submitLabel, isSubmitting, onClose, children } = props;
  const { t } = useTranslation(['feedback', 'common']);
  return (
    <Dialog
      open
      {...(size && { size })}
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      footer={
        <>
          <Button variant="outline" flex="1" px="3" onClick={onClose}>
            {t('feedback:confirm.cancel')}
          </Button>
          <Button type="submit" form={formId} flex="1" px="3" disabled={isSubmitting}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
