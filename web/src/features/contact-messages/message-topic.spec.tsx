import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { QueryClientProvider, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { useMemo } from 'react';
import type { ContactMessage } from '@garage/contracts/contact';
import type { ContactMessagesEvent } from '@garage/contracts/contact-conversation';
import { createAdminQueryClient } from '../../app/admin-query-client.ts';
import { useEventStream } from '../../lib/admin-live/use-event-stream.ts';
import { fakeApi, type FakeApi } from '../../testing/fake-api.ts';
import { countsQuery, messagesQuery, newestUnreadQuery } from './api/messages-query.ts';
import { messageTopic } from './message-topic.ts';

const COUNTS = 'GET /api/admin/contact-messages/counts';
const LIST = 'GET /api/admin/contact-messages?filter=all';
const NEWEST = 'GET /api/admin/contact-messages?filter=unread&limit=10';
const NONE = { all: 0, unread: 0, read: 0, unanswered: 0, mine: 0, spam: 0 };
const ONE = { ...NONE, all: 1, unread: 1, read: 0, unanswered: 1 };

const message = (change: Partial<ContactMessage> = {}): ContactMessage => ({
  id: 1,
  name: 'Anna Keller',
  email: 'anna.keller@example.ch',
  phone: '+41 79 000 00 00',
  address: null,
  service: null,
  message: 'Guten Tag',
  isRead: false,
  source: 'website',
  language: 'de',
  spamReason: null,
  customerId: null,
  assignedTo: null,
  answeredAt: null,
  createdAt: '2026-11-20T07:00:00.000Z',
  updatedAt: '2026-11-20T07:00:00.000Z',
  ...change,
});

/** The stream of the browser that is open last. */
class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static last: FakeEventSource;
  readyState = 1;

  constructor() {
    super();
    FakeEventSource.last = this;
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }

  tell(event: ContactMessagesEvent): void {
    this.dispatchEvent(new MessageEvent('contact-messages', { data: JSON.stringify(event) }));
  }
}

const names = (pages: { messages: ContactMessage[] }[] = []) =>
  pages.flatMap(({ messages }) => messages.map(({ name }) => name)).join(', ');

function Panel() {
  const queryClient = useQueryClient();
  const topics = useMemo(() => [messageTopic(queryClient)], [queryClient]);
  useEventStream('/live', topics);
  const counts = useQuery(countsQuery).data;
  const list = useInfiniteQuery(messagesQuery({ filter: 'all', search: '', userId: 7 })).data;
  const newest = useInfiniteQuery(newestUnreadQuery).data;
  return (
    <p>
      {counts?.unread} unread; list: {names(list?.pages)}; newest: {names(newest?.pages)}
    </p>
  );
}

let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.on(COUNTS, NONE);
  api.on(LIST, { messages: [] });
  api.on(NEWEST, { messages: [] });
  Object.assign(globalThis, { EventSource: FakeEventSource });
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(globalThis, 'EventSource');
});

function show(): void {
  render(
    <QueryClientProvider client={createAdminQueryClient()}>
      <Panel />
    </QueryClientProvider>,
  );
}

/** Lets the next call wait, until the answered function is given its answer, and the one for all after it. */
function answerLater(call: string): (first: unknown, then: unknown) => void {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  api.on(call, promise);
  return (first, then) => {
    api.on(call, then);
    resolve(first);
  };
}

async function open(): Promise<FakeEventSource> {
  show();
  await screen.findByText('0 unread; list: ; newest:');
  return FakeEventSource.last;
}

const asked = () => [COUNTS, LIST, NEWEST].map((call) => api.calls(call).length);

it('what the server tells about a message goes into every list and count, and nothing is asked for', async () => {
  const stream = await open();
  const before = asked();
  act(() => stream.tell({ counts: ONE, message: message() }));
  expect(await screen.findByText('1 unread; list: Anna Keller; newest: Anna Keller')).toBeVisible();
  act(() => stream.tell({ counts: { ...ONE, unread: 0 }, message: message({ isRead: true }) }));
  expect(await screen.findByText('0 unread; list: Anna Keller; newest:')).toBeVisible();
  act(() => stream.tell({ counts: NONE, deletedId: 1 }));
  expect(await screen.findByText('0 unread; list: ; newest:')).toBeVisible();
  expect(asked()).toEqual(before);
});

it('messages from before the stream stood are asked for once, and again after it was lost', async () => {
  const stream = await open();
  const before = asked();
  api.on(COUNTS, ONE);
  api.on(LIST, { messages: [message()] });
  api.on(NEWEST, { messages: [message()] });
  act(() => void stream.dispatchEvent(new Event('open')));
  expect(await screen.findByText('1 unread; list: Anna Keller; newest: Anna Keller')).toBeVisible();
  expect(asked()).toEqual(before.map((calls) => calls + 1));
});

it('a message that comes while answers are under way that do not know it yet is kept', async () => {
  const stream = await open();
  const late = [COUNTS, LIST, NEWEST].map((call) => answerLater(call));
  act(() => void stream.dispatchEvent(new Event('open')));
  await waitFor(() => expect(asked()).toEqual([2, 2, 2]));
  act(() => stream.tell({ counts: ONE, message: message() }));
  late[0]!(NONE, ONE);
  late[1]!({ messages: [] }, { messages: [message()] });
  late[2]!({ messages: [] }, { messages: [message()] });
  await waitFor(() => expect(asked()).toEqual([3, 3, 3]));
  expect(await screen.findByText('1 unread; list: Anna Keller; newest: Anna Keller')).toBeVisible();
});

it('a message that comes before the first answers, which do not know it yet, is shown', async () => {
  const late = [COUNTS, LIST, NEWEST].map((call) => answerLater(call));
  show();
  act(() => FakeEventSource.last.tell({ counts: ONE, message: message() }));
  late[0]!(NONE, ONE);
  late[1]!({ messages: [] }, { messages: [message()] });
  late[2]!({ messages: [] }, { messages: [message()] });
  expect(await screen.findByText('1 unread; list: Anna Keller; newest: Anna Keller')).toBeVisible();
});

it('messages are asked for once more, however many changes come while an answer is under way', async () => {
  const stream = await open();
  const answer = answerLater(LIST);
  act(() => void stream.dispatchEvent(new Event('open')));
  await waitFor(() => expect(api.calls(LIST)).toHaveLength(2));
  for (let id = 1; id <= 5; id += 1) act(() => stream.tell({ counts: ONE, message: message({ id }) }));
  answer({ messages: [] }, { messages: [message()] });
  expect(await screen.findByText(/list: Anna Keller; newest/)).toBeVisible();
  expect(api.calls(LIST)).toHaveLength(3);
});
