import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { messagesQuery } from './api/messages-query.ts';
import { useLocalState } from './local-messages.ts';
import { countByFilter, mergeMessages } from './message-view.ts';

/** The messages of the server and of this browser as one list, and how well the server's are known. */
export function useContactMessages({ enabled = true } = {}) {
  const query = useQuery({ ...messagesQuery, enabled });
  const { messages: local, readIds } = useLocalState();
  const { data } = query;
  const messages = useMemo(
    () => mergeMessages(data?.messages ?? [], enabled ? local : [], readIds),
    [data, enabled, local, readIds],
  );
  return {
    messages,
    counts: useMemo(() => countByFilter(messages), [messages]),
    localCount: messages.filter((message) => message.isLocal).length,
    isLoading: enabled && query.isPending,
    /** The server's list, however old, is part of `messages`. */
    isKnown: data !== undefined,
    isFetching: query.isFetching,
    failure: query.error === null ? null : { error: query.error, at: query.errorUpdatedAt },
    reload: () => void query.refetch(),
  };
}

/** How many messages wait to be read; 0 while nothing is known or the person may not read them. */
export function useUnreadCount(enabled: boolean): number {
  return useContactMessages({ enabled }).counts.unread;
}
