import { useRef } from 'react';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { Dialog } from '../../../components/ui/dialog.tsx';
import type { MessageView } from '../message-view.ts';

interface DeleteMessageDialogProps {
  message: MessageView;
  open: boolean;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks once more, because nothing brings a deleted message back. */
export function DeleteMessageDialog(props: DeleteMessageDialogProps) {
  const { message, open, isDeleting, onConfirm, onClose, finalFocus } = props;
  const { t } = useTranslation(['contactMessages', 'common']);
  const cancel = useRef<HTMLButtonElement>(null);
  const name = message.name || t('message.noName');

  return (
    <Dialog
      role="alertdialog"
      size="sm"
      open={open}
      onClose={onClose}
      title={t('delete.title')}
      closeLabel={t('common:close')}
      initialFocus={() => cancel.current}
      finalFocus={finalFocus}
      footer={
        <>
          <Button ref={cancel} variant="outline" flex="1" px="3" onClick={onClose}>
            {t('delete.cancel')}
          </Button>
          <Button flex="1" px="3" disabled={isDeleting} onClick={onConfirm}>
            {t(isDeleting ? 'delete.deleting' : 'delete.confirm')}
          </Button>
        </>
      }
    >
      <p>{t(message.isLocal ? 'delete.textLocal' : 'delete.text', { name })}</p>
    </Dialog>
  );
}
