import { useState } from 'react';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Button } from '../../../components/ui/elements.ts';
import { showToast } from '../../../components/ui/toast-store.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Shows the codes, which are never shown again: closing by accident must not lose them. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['profile', 'common']);
  const [kept, setKept] = useState(false);
  return (
    <Dialog
      open
      onClose={() => (kept ? onClose() : showToast({ title: t('codes.keepFirst') }))}
      closeLabel={t('common:close')}
      title={t('codes.title')}
      footer={
        <Button flex="1" disabled={!kept} onClick={onClose}>
          {t('codes.done')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} kept={kept} onKept={setKept} />
    </Dialog>
  );
}
