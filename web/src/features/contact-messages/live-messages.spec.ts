import { describe, expect, it } from '@jest/globals';
import type { ContactMessage } from '@garage/contracts/contact';
import type { ContactMessagesResponse, MessageFilter } from '@garage/contracts/contact-message-list';
import { withChange } from './live-messages.ts';

const message = (id: number, createdAt: string): ContactMessage => ({
  id,
  name: `Person ${id}`,
  email: 'person@example.ch',
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
  createdAt,
  updatedAt: createdAt,
});
const newer = message(2, '2026-11-20T09:00:00.000Z');
const older = message(1, '2026-11-20T08:00:00.000Z');
const page = (...messages: ContactMessage[]): ContactMessagesResponse => ({
  messages,
  totalMessages: 9,
  unreadMessages: 9,
});
const pages = (...list: ContactMessagesResponse[]) => ({ pages: list, pageParams: list.map(() => null) });
const ids = (list: ReturnType<typeof withChange>) =>
  list.pages.map(({ messages }) => messages.map(({ id }) => id));
const wish = (filter: MessageFilter, search = '') => ({ filter, search, userId: 7 });
const list = pages(page(newer, older));

describe('a change that the server tells about', () => {
  it('puts a new message on top', () => {
    const newest = message(3, '2026-11-20T10:00:00.000Z');
    expect(ids(withChange(list, { message: newest }, wish('all')))).toEqual([[3, 2, 1]]);
  });

  it('replaces a changed message in its place', () => {
    const read = { ...older, isRead: true };
    expect(withChange(list, { message: read }, wish('all')).pages[0]?.messages).toEqual([newer, read]);
  });

  it('removes a deleted message, and one that the filter no longer lets through', () => {
    expect(ids(withChange(list, { deletedId: 2 }, wish('all')))).toEqual([[1]]);
    expect(ids(withChange(list, { message: { ...older, isRead: true } }, wish('unread')))).toEqual([[2]]);
    expect(ids(withChange(list, { message: { ...newer, spamReason: 'staff' } }, wish('all')))).toEqual([[1]]);
  });

  it('removes all that have been kept long enough, and of the others none', () => {
    const spam = { ...message(3, older.createdAt), spamReason: 'staff' as const };
    const all = pages(page(newer), page(older, spam));
    const before = newer.createdAt;
    expect(ids(withChange(all, { expired: { before, isSpam: false } }, wish('all')))).toEqual([[2], [3]]);
    expect(ids(withChange(all, { expired: { before, isSpam: true } }, wish('spam')))).toEqual([[2], [1]]);
  });

  it('adds to a filter what it lets through from now on', () => {
    const mine = { ...message(3, '2026-11-20T10:00:00.000Z'), assignedTo: { id: 7, name: 'Reto' } };
    expect(ids(withChange(pages(page()), { message: mine }, wish('mine')))).toEqual([[3]]);
    const theirs = { ...mine, assignedTo: { id: 8, name: 'Eva' } };
    expect(ids(withChange(pages(page()), { message: theirs }, wish('mine')))).toEqual([[]]);
  });

  it('leaves to the next page what belongs there, and to the server what a search finds', () => {
    const known = pages({ ...page(newer), nextCursor: 'abc' });
    expect(ids(withChange(known, { message: older }, wish('all')))).toEqual([[2]]);
    expect(ids(withChange(pages(page()), { message: newer }, wish('all', 'golf')))).toEqual([[]]);
    expect(ids(withChange(pages(page(newer)), { deletedId: 2 }, wish('all', 'golf')))).toEqual([[]]);
  });

  it('does not show a message twice when it is told twice', () => {
    const twice = withChange(
      withChange(pages(page(older)), { message: newer }, wish('all')),
      { message: newer },
      wish('all'),
    );
    expect(ids(twice)).toEqual([[2, 1]]);
  });
});
