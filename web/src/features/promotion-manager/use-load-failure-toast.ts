import { useEffect, useState } from 'react';
import { showToast } from '../../components/ui/toast-store.ts';
import { hasStatus } from '../../lib/admin-client.ts';
import { RequestFailure } from '../../lib/request.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';

/** Tells once per failed load that the list is not what the server has. */
export function useLoadFailureToast(error: Error | null, at: number): void {
  const { t } = useTranslation('promotionManager');
  // An older failure was told when it happened.
  const [mountedAt] = useState(() => Date.now());
  useEffect(() => {
    if (!error || at < mountedAt || hasStatus(error, 401)) return;
    const answered = error instanceof RequestFailure;
    showToast({
      title: t('toast.error'),
      description: t(answered ? 'toast.loadFailed' : 'toast.loadTrouble'),
      variant: 'destructive',
    });
  }, [error, at, mountedAt, t]);
}
