import type { QueryClient } from '@tanstack/react-query';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import type { EventTopic } from '../../lib/admin-live/use-event-stream.ts';
import { countsQuery, LISTS_KEY } from './api/messages-query.ts';
import { applyEvent } from './live-messages.ts';

/** Follows new and changed messages while the panel is open; hearing of them does not prolong the session. */
export function messageTopic(queryClient: QueryClient): EventTopic {
  return {
    name: 'contact-messages',
    queryKeys: [countsQuery.queryKey, LISTS_KEY],
    onEvent: (data) => applyEvent(queryClient, data as ContactMessagesEvent),
  };
}
