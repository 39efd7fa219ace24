import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { ContactMessageCounts } from '@garage/contracts/contact-message-list';
import { countsQuery, type ListWish, messagesQuery } from './api/messages-query.ts';
import { belongsTo } from './live-messages.ts';
import { type LocalState, useLocalState } from './local-messages.ts';
import { findLocally, mergeMessages, withReadMark } from './message-view.ts';
import { useServiceLabel } from './use-service-label.ts';

/** A part of the list, the messages of this browser among the server's, and how well the server's are known. */
export function useContactMessages(wish: ListWish) {
  const { filter, search, userId } = wish;
  const serviceLabel = useServiceLabel();
  const query = useInfiniteQuery(messagesQuery(wish));
  const { messages: local, readIds } = useLocalState();
  const { data, fetchNextPage } = query;
  const loadMore = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  const messages = useMemo(() => {
    const own = findLocally(
      local
        .map((message) => withReadMark(message, readIds))
        .filter((message) => belongsTo(message, filter, userId)),
      search,
      serviceLabel,
    );
    return mergeMessages(data?.pages.flatMap((page) => page.messages) ?? [], own, readIds);
  }, [data, local, readIds, filter, search, userId, serviceLabel]);
  return {
    messages,
    localCount: local.length,
    isLoading: query.isPending,
    /** The server's list, however old, is part of `messages`. */
    isKnown: data !== undefined,
    isFetching: query.isFetching,
    /** What is shown belongs to the search before. */
    isOutdated: query.isPlaceholderData,
    failure: query.error === null ? null : { error: query.error, at: query.errorUpdatedAt },
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    hasFailedToLoadMore: query.isFetchNextPageError,
    loadMore,
    reload: () => void query.refetch(),
  };
}

/** How many requests each filter has, those of this browser among them; null while nobody knows. */
export function useMessageCounts(enabled = true): ContactMessageCounts | null {
  const { data } = useQuery({ ...countsQuery, enabled });
  const local = useLocalState();
  return useMemo(() => (data && enabled ? withLocal(data, local) : null), [data, enabled, local]);
}

function withLocal(counts: ContactMessageCounts, { messages, readIds }: LocalState): ContactMessageCounts {
  const unread = messages.filter(({ id, isRead }) => !isRead && !readIds.has(id)).length;
  return {
    ...counts,
    all: counts.all + messages.length,
    unread: counts.unread + unread,
    read: counts.read + messages.length - unread,
    unanswered: counts.unanswered + messages.length,
  };
}
