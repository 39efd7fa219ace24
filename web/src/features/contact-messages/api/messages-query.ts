import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import {
  type ContactMessageCounts,
  type ContactMessagesResponse,
  MESSAGE_COUNTS_PATH,
  type MessageFilter,
} from '@garage/contracts/contact-message-list';
import { adminClient, hasStatus } from '../../../lib/admin-client.ts';
import { readLocalState, writeReadIds } from '../local-messages.ts';
import { reconcileReadIds } from '../read-ids.ts';
import { isBeingSent, sendReadState } from './send-read-state.ts';

const RETRIES = 2;
const retrying = {
  retry: (failures: number, error: Error) => failures < RETRIES && !hasStatus(error, 400, 401, 403),
  retryDelay: 1000,
};

/** Which part of the list is looked at, and by whom: `mine` depends on that. */
export interface ListWish {
  filter: MessageFilter;
  /** Empty for none. */
  search: string;
  userId: number;
}

/** Where every part of the list is kept. */
export const LISTS_KEY = [CONTACT_MESSAGES_PATH, 'list'] as const;

/** The contact requests on the server, page by page. Each answer also brings this browser's read marks in line. */
export function messagesQuery(wish: ListWish) {
  return infiniteQueryOptions({
    queryKey: [...LISTS_KEY, wish],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) => loadPage(wish, pageParam, signal),
    getNextPageParam: ({ nextCursor }) => nextCursor ?? null,
    // While somebody types, what was found before stays; another filter begins empty.
    placeholderData: (previous, query) =>
      (query?.queryKey.at(-1) as ListWish | undefined)?.filter === wish.filter ? previous : undefined,
    ...retrying,
  });
}

/** How many requests each filter has. */
export const countsQuery = queryOptions({
  queryKey: [MESSAGE_COUNTS_PATH],
  queryFn: ({ signal }) => adminClient.get<ContactMessageCounts>(MESSAGE_COUNTS_PATH, signal),
  ...retrying,
});

/** Enough for the few that are shown, also when some of them are read meanwhile. */
const NEWEST = 10;
const UNREAD: ListWish = { filter: 'unread', search: '', userId: 0 };

/** The few requests that have come last and wait to be read; a part of the list, so that changes reach it, too. */
export const newestUnreadQuery = infiniteQueryOptions({
  queryKey: [...LISTS_KEY, 'newest', UNREAD],
  initialPageParam: null as string | null,
  queryFn: ({ signal }) => loadPage(UNREAD, null, signal, NEWEST),
  getNextPageParam: () => null,
  ...retrying,
});

async function loadPage(
  { filter, search }: ListWish,
  cursor: string | null,
  signal: AbortSignal,
  limit?: number,
): Promise<ContactMessagesResponse> {
  const query = new URLSearchParams({ filter });
  if (search !== '') query.set('search', search);
  if (cursor !== null) query.set('cursor', cursor);
  if (limit !== undefined) query.set('limit', String(limit));
  const page = await adminClient.get<ContactMessagesResponse>(
    `${CONTACT_MESSAGES_PATH}?${query.toString()}`,
    signal,
  );
  catchUpReadMarks(page);
  return page;
}

function catchUpReadMarks({ messages }: ContactMessagesResponse): void {
  const { readIds, confirmedIds, unsent } = reconcileReadIds(messages, readLocalState());
  writeReadIds(readIds, confirmedIds);
  for (const id of unsent) {
    // The mark stays in this browser, so the next list tries again.
    if (!isBeingSent(id)) void sendReadState(id, true).catch(() => undefined);
  }
}
