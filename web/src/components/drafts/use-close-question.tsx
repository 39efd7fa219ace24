import { type ReactNode, useState } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import type { FormDraft } from './use-form-draft.ts';

interface CloseQuestion {
  /** For Escape, the cross and “Abbrechen”. */
  close: () => void;
  question: ReactNode;
}

/** Asks before a window with something typed is closed, which throws it away. */
export function useCloseQuestion(draft: FormDraft, onClose: () => void): CloseQuestion {
  const { t } = useTranslation('drafts');
  const [isAsking, setAsking] = useState(false);
  const discard = () => {
    setAsking(false);
    draft.forget();
    onClose();
  };
  return {
    close: () => (draft.isDirty ? setAsking(true) : discard()),
    question: (
      <ConfirmDialog
        open={isAsking}
        title={t('discard.title')}
        confirmLabel={t('discard.confirm')}
        isBusy={false}
        onConfirm={discard}
        onClose={() => setAsking(false)}
      >
        {t('discard.text')}
      </ConfirmDialog>
    ),
  };
}
