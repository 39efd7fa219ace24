import { useTranslation } from '../../lib/texts/texts-context.tsx';
import { showToast } from '../../components/ui/toast-store.ts';
import { hasStatus } from '../../lib/admin-client.ts';
import { useDeleteMessage } from './api/use-delete-message.ts';
import { useSetRead } from './api/use-set-read.ts';
import type { MessageView } from './message-view.ts';

/** What staff do with a message, and what they are told about it. */
export function useMessageActions() {
  const { t } = useTranslation('contactMessages');
  const setRead = useSetRead();
  const deletion = useDeleteMessage();

  return {
    /** Quiet: whoever opens a message wants to read it, not to be told that it is read. */
    markOpened(message: MessageView) {
      if (!message.isRead) setRead.mutate({ message, isRead: true, byOpening: true });
    },
    async toggleRead(message: MessageView): Promise<void> {
      const isRead = !message.isRead;
      try {
        await setRead.mutateAsync({ message, isRead });
        showToast({ title: t(isRead ? 'toast.markedRead' : 'toast.markedUnread') });
      } catch (error) {
        // The end of the session has its own notice.
        if (hasStatus(error, 401)) return;
        showToast({
          title: t('toast.statusFailedTitle'),
          description: t('toast.statusFailed'),
          variant: 'destructive',
        });
      }
    },
    /** True once the message is gone. */
    async remove(message: MessageView): Promise<boolean> {
      try {
        await deletion.mutateAsync(message);
      } catch (error) {
        if (!hasStatus(error, 401)) {
          showToast({
            title: t('toast.deleteFailedTitle'),
            description: t('toast.deleteFailed'),
            variant: 'destructive',
          });
        }
        return false;
      }
      showToast({ title: t('toast.deleted') });
      return true;
    },
    isDeleting: deletion.isPending,
  };
}
