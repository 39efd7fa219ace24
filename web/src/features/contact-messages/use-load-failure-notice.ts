import { useEffect, useState } from 'react';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { hasStatus } from '../../lib/admin-client.ts';
import { RequestFailure } from '../../lib/request.ts';

/** Tells once per failed load what is shown instead. */
export function useLoadFailureNotice(failure: { error: Error; at: number } | null): void {
  const { t } = useTranslation('contactMessages');
  const { error, at = 0 } = failure ?? {};
  // An older failure was told when it happened.
  const [mountedAt] = useState(() => Date.now());
  useEffect(() => {
    // A session that ended and a missing permission have their own messages.
    if (!error || at < mountedAt || hasStatus(error, 401, 403)) return;
    if (error instanceof RequestFailure) {
      showToast({ title: t('toast.unavailableTitle'), description: t('toast.unavailable') });
    } else {
      showToast({
        title: t('toast.loadFailedTitle'),
        description: t('toast.loadFailed'),
        variant: 'destructive',
      });
    }
  }, [error, at, mountedAt, t]);
}
