import type { QueryClient } from '@tanstack/react-query';
import type { ContactMessage, ContactMessagesResponse } from '@garage/contracts/contact';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { messagePath } from './api/conversation-query.ts';
import { messagesQuery } from './api/messages-query.ts';

type Change = Pick<ContactMessagesEvent, 'message' | 'deletedId'> & Partial<ContactMessagesEvent>;

/** The list after a change that the server has told about; counts come with its events. */
export function withChange(list: ContactMessagesResponse, change: Change): ContactMessagesResponse {
  const { message, deletedId, totalMessages, unreadMessages } = change;
  const others = list.messages.filter(({ id }) => id !== message?.id && id !== deletedId);
  return {
    messages: message ? insertNewestFirst(others, message) : others,
    totalMessages: totalMessages ?? list.totalMessages,
    unreadMessages: unreadMessages ?? list.unreadMessages,
  };
}

function insertNewestFirst(messages: ContactMessage[], message: ContactMessage): ContactMessage[] {
  const place = messages.findIndex(({ createdAt }) => createdAt <= message.createdAt);
  return place === -1 ? [...messages, message] : messages.toSpliced(place, 0, message);
}

/** Puts a change into what the panel shows, without asking the server again: asking would prolong the session. */
export function applyEvent(queryClient: QueryClient, change: Change): void {
  queryClient.setQueryData(messagesQuery.queryKey, (list) => list && withChange(list, change));
  if (change.message) {
    // An open conversation is fetched again; a closed one when it is opened.
    void queryClient.invalidateQueries({ queryKey: [messagePath(String(change.message.id))] });
  }
}
