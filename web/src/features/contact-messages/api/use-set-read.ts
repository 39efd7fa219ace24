import { useMutation, useQueryClient } from '@tanstack/react-query';
import { hasStatus } from '../../../lib/admin-client.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { knownMessage, showChange } from '../live-messages.ts';
import { setReadLocally } from '../local-messages.ts';
import { isLocalOnly, type MessageView } from '../message-view.ts';
import { countsQuery, LISTS_KEY } from './messages-query.ts';
import { sendReadState } from './send-read-state.ts';

const SET_READ = ['contact-messages', 'set-read'];

interface SetRead {
  message: MessageView;
  isRead: boolean;
  /**
   * Marked by opening it: the mark stays in this browser when the server cannot be told, and is
   * sent later. A person who pressed the button is told instead, and the change is taken back.
   */
  byOpening?: boolean;
}

/** Marks a message at once, on the screen and in this browser, and then on the server. */
export function useSetRead() {
  const queryClient = useQueryClient();

  const show = (id: string, isRead: boolean) => {
    setReadLocally(id, isRead);
    const message = knownMessage(queryClient, id);
    if (!message) return;
    showChange(queryClient, { message: { ...message, isRead } });
    if (message.isRead === isRead || message.spamReason !== null) return;
    queryClient.setQueryData(
      countsQuery.queryKey,
      (counts) => counts && { ...counts, unread: Math.max(0, counts.unread + (isRead ? -1 : 1)) },
    );
  };

  return useMutation({
    mutationKey: SET_READ,
    mutationFn: async ({ message, isRead }: SetRead) => {
      if (!isOnServer(message)) return;
      await sendReadState(message.id, isRead);
    },
    onMutate: async ({ message, isRead }) => {
      // An answer that left the server before this change would undo it on the screen.
      await Promise.all([
        queryClient.cancelQueries({ queryKey: LISTS_KEY }),
        queryClient.cancelQueries({ queryKey: countsQuery.queryKey }),
      ]);
      show(message.id, isRead);
    },
    retry: (failures, error) => failures < 1 && error instanceof RequestFailure && error.status >= 500,
    onError: (error, { message, isRead, byOpening }) => {
      if (!byOpening && !hasStatus(error, 401)) show(message.id, !isRead);
    },
    onSettled: (_answer, _error, { message }) => {
      if (!isOnServer(message) || queryClient.isMutating({ mutationKey: SET_READ }) > 1) return;
      // Not awaited: the change is done, whether or not fresh numbers arrive.
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  });
}

export function isOnServer(message: MessageView): boolean {
  return !message.isLocal && !isLocalOnly(message.id);
}
