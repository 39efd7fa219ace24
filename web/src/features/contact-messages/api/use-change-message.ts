import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactMessageResponse, UpdateContactMessageRequest } from '@garage/contracts/contact';
import { adminClient } from '../../../lib/admin-client.ts';
import { applyEvent } from '../live-messages.ts';
import { messagePath } from './message-path.ts';
import { countsQuery } from './messages-query.ts';

interface ChangeMessage {
  id: string;
  change: UpdateContactMessageRequest;
}

/** Assigns a message, says that it is answered, or moves it between list and spam tray. */
export function useChangeMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: ChangeMessage) =>
      adminClient.send<ContactMessageResponse>('PUT', messagePath(id), change),
    onSuccess: ({ message }) => {
      applyEvent(queryClient, { message });
      void queryClient.invalidateQueries({ queryKey: countsQuery.queryKey });
    },
  });
}
