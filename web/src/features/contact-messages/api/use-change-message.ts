import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ContactMessageResponse, UpdateContactMessageRequest } from '@garage/contracts/contact';
import { adminClient } from '../../../lib/admin-client.ts';
import { applyEvent } from '../live-messages.ts';
import { messagePath } from './conversation-query.ts';
import { messagesQuery } from './messages-query.ts';

interface ChangeMessage {
  id: string;
  change: UpdateContactMessageRequest;
}

/** Assigns a message or moves it between list and spam tray. */
export function useChangeMessage() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ id, change }: ChangeMessage) =>
      adminClient.send<ContactMessageResponse>('PUT', messagePath(id), change),
    onSuccess: ({ message }) => {
      applyEvent(queryClient, { message });
      void queryClient.invalidateQueries({ queryKey: messagesQuery.queryKey, exact: true });
    },
  });
}
