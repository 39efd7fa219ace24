import { useState } from 'react';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';

/** Recovery codes that were just made, until their owner has kept them. */
export function useRecoveryCodes(onKept?: () => void) {
  const [codes, setCodes] = useState<readonly string[]>([]);
  const close = () => {
    setCodes([]);
    onKept?.();
  };
  return {
    show: setCodes,
    dialog: codes.length > 0 && <RecoveryCodesDialog codes={codes} onClose={close} />,
  };
}
