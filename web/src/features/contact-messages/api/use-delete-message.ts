import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTACT_MESSAGES_PATH, type DeleteContactMessageResponse } from '@garage/contracts/contact';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { RequestFailure } from '../../../lib/request.ts';
import { showChange } from '../live-messages.ts';
import { deleteLocally } from '../local-messages.ts';
import type { MessageView } from '../message-view.ts';
import { countsQuery, LISTS_KEY } from './messages-query.ts';
import { isOnServer } from './use-set-read.ts';

/** Deletes a message for good, wherever it is stored. */
export function useDeleteMessage() {
  const queryClient = useQueryClient();

  return useMutation({
    mutationFn: async (message: MessageView) => {
      if (!isOnServer(message)) return;
      try {
        await adminClient.send<DeleteContactMessageResponse>(
          'DELETE',
          `${CONTACT_MESSAGES_PATH}/${message.id}`,
        );
      } catch (error) {
        // A colleague was faster; gone is what was wanted.
        if (!hasStatus(error, 404)) throw error;
      }
    },
    retry: (failures, error) => failures < 1 && error instanceof RequestFailure && error.status >= 500,
    onSuccess: async (_answer, message) => {
      await queryClient.cancelQueries({ queryKey: LISTS_KEY });
      deleteLocally(message.id);
      if (!isOnServer(message)) return;
      showChange(queryClient, { deletedId: Number(message.id) });
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  });
}
