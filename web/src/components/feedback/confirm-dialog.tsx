import { type ReactNode, useRef } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Button } from '../ui/elements.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
  /** Where the focus goes when what opened the dialog is gone. */
  finalFocus?: () => HTMLElement | null;
}

/** Asks once more before something that cannot be taken back; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, isBusy, onConfirm, onClose, finalFocus } = props;
  const { t } = useTranslation(['feedback', 'common']);
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      initialFocus={() => cancel.current}
      {...(finalFocus && { finalFocus })}
      footer={
        <>
          <Button ref={cancel} variant="outline" flex="1" px="3" onClick={onClose}>
            {t('confirm.cancel')}
          </Button>
          <Button flex="1" px="3" disabled={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
