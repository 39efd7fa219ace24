import { hasStatus } from '../../lib/admin-client.ts';
import { serverMessage } from '../../lib/failure-message.ts';
import { NetworkFailure } from '../../lib/request.ts';
import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { showToast } from '../ui/toast-store.ts';

/** Tells why something did not work: in the server's words, or in those given here. */
export function useFailureToast(): (error: unknown, fallback: string) => void {
  const { t } = useTranslation('feedback');
  return (error, fallback) => {
    // The end of the session has its own notice.
    if (hasStatus(error, 401)) return;
    const unreachable = error instanceof NetworkFailure ? t('failure.unreachable') : null;
    showToast({
      title: t('failure.title'),
      description: serverMessage(error) ?? unreachable ?? fallback,
      variant: 'destructive',
    });
  };
}
