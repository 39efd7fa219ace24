import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { ContactMessage } from '@garage/contracts/contact';
import type { ContactMessagesResponse, MessageFilter } from '@garage/contracts/contact-message-list';
import type {
  ContactMessagesEvent,
  ConversationResponse,
  ExpiredMessages,
} from '@garage/contracts/contact-conversation';
import { askAnew } from '../../lib/admin-live/ask-anew.ts';
import { messagePath } from './api/message-path.ts';
import { countsQuery, LISTS_KEY, type ListWish } from './api/messages-query.ts';

export type Change = Partial<ContactMessagesEvent>;
type Pages = InfiniteData<ContactMessagesResponse, string | null>;

/** A part of the list after a change. What is found by searching alone is not added: the server knows whether it fits. */
export function withChange(list: Pages, { message, deletedId, expired }: Change, wish: ListWish): Pages {
  if (expired) return withPages(list, (messages) => messages.filter((one) => !isAmong(expired, one)));
  const id = message?.id ?? deletedId;
  const isShown = list.pages.some(({ messages }) => messages.some((one) => one.id === id));
  const belongs = message !== undefined && belongsTo(message, wish.filter, wish.userId);
  if (isShown) {
    return withPages(list, (messages) =>
      messages.flatMap((one) => (one.id !== id ? [one] : belongs ? [message] : [])),
    );
  }
  return belongs && wish.search === '' ? withNew(list, message) : list;
}

function isAmong({ before, isSpam }: ExpiredMessages, { createdAt, spamReason }: ContactMessage): boolean {
  return createdAt < before && (spamReason !== null) === isSpam;
}

function withPages(list: Pages, change: (messages: ContactMessage[]) => ContactMessage[]): Pages {
  return {
    ...list,
    pages: list.pages.map((page) => ({ ...page, messages: change(page.messages) })),
  };
}

/** Newest first; what belongs behind the pages that are known comes with those. */
function withNew(list: Pages, message: ContactMessage): Pages {
  const place = list.pages.findIndex(({ messages, nextCursor }) => {
    const last = messages.at(-1);
    return nextCursor === undefined || (last !== undefined && last.createdAt <= message.createdAt);
  });
  return {
    ...list,
    pages: list.pages.map((page, index) =>
      index === place ? { ...page, messages: insertNewestFirst(page.messages, message) } : page,
    ),
  };
}

function insertNewestFirst(messages: ContactMessage[], message: ContactMessage): ContactMessage[] {
  const place = messages.findIndex(({ createdAt }) => createdAt <= message.createdAt);
  return place === -1
    ? [...messages, message]
    : [...messages.slice(0, place), message, ...messages.slice(place)];
}

/** Suspected spam is in its own tray only. */
export function belongsTo(
  message: Pick<ContactMessage, 'isRead' | 'spamReason' | 'answeredAt' | 'assignedTo'>,
  filter: MessageFilter,
  userId: number,
): boolean {
  if (filter === 'spam' || message.spamReason !== null) {
    return filter === 'spam' && message.spamReason !== null;
  }
  if (filter === 'unread') return !message.isRead;
  if (filter === 'read') return message.isRead;
  if (filter === 'unanswered') return message.answeredAt === null;
  return filter === 'all' || message.assignedTo?.id === userId;
}

/** Puts a change into whatever the panel shows, without asking the server: asking would prolong the session. */
export function showChange(queryClient: QueryClient, change: Change): void {
  if (change.counts) queryClient.setQueryData(countsQuery.queryKey, change.counts);
  for (const [key] of queryClient.getQueriesData<Pages>({ queryKey: LISTS_KEY })) {
    queryClient.setQueryData<Pages>(key, (list) => list && withChange(list, change, key.at(-1) as ListWish));
  }
  const { message } = change;
  if (message) {
    queryClient.setQueryData<ConversationResponse>(
      [messagePath(String(message.id))],
      (conversation) => conversation && { ...conversation, message },
    );
  }
}

/** The same for what the server tells about; what colleagues have written besides is fetched by whoever looks at it. */
export function applyEvent(queryClient: QueryClient, change: Change): void {
  showChange(queryClient, change);
  if (change.message) {
    askAnew(queryClient, [messagePath(String(change.message.id))]);
  }
}

/** A message as one of the lists, or its conversation, has it. */
export function knownMessage(queryClient: QueryClient, id: string): ContactMessage | null {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: LISTS_KEY });
  const listed = lists
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ messages }) => messages)
    .find((message) => String(message.id) === id);
  return listed ?? queryClient.getQueryData<ConversationResponse>([messagePath(id)])?.message ?? null;
}
