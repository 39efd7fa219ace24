import { queryOptions } from '@tanstack/react-query';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import {
  type AssigneesResponse,
  type ConversationResponse,
  REPLY_TEMPLATES_PATH,
  type ReplyTemplatesResponse,
} from '@garage/contracts/contact-conversation';
import { adminClient } from '../../../lib/admin-client.ts';
import { showChange } from '../live-messages.ts';
import { messagePath } from './message-path.ts';

/** A message on the server with its answers and notes. */
export function conversationQuery(id: string) {
  return queryOptions({
    queryKey: [messagePath(id)],
    queryFn: async ({ client, signal }) => {
      const conversation = await adminClient.get<ConversationResponse>(messagePath(id), signal);
      // A reply, for one, has made it an answered message.
      showChange(client, { message: conversation.message });
      return conversation;
    },
    // Colleagues answer too; what is shown on opening must be true.
    staleTime: 0,
  });
}

/** Who may take care of messages. */
export const assigneesQuery = queryOptions({
  queryKey: [`${CONTACT_MESSAGES_PATH}/assignees`],
  queryFn: ({ signal }) => adminClient.get<AssigneesResponse>(`${CONTACT_MESSAGES_PATH}/assignees`, signal),
});

/** The prepared answers. */
export const replyTemplatesQuery = queryOptions({
  queryKey: [REPLY_TEMPLATES_PATH],
  queryFn: ({ signal }) => adminClient.get<ReplyTemplatesResponse>(REPLY_TEMPLATES_PATH, signal),
});
