import { describe, expect, it } from '@jest/globals';
import type { ContactMessage, ContactMessagesResponse } from '@garage/contracts/contact';
import { withChange } from './live-messages.ts';

const message = (id: number, createdAt: string): ContactMessage => ({
  id,
  name: `Person ${id}`,
  email: 'person@example.ch',
  phone: '+41 79 000 00 00',
  service: null,
  message: 'Guten Tag',
  isRead: false,
  source: 'website',
  language: 'de',
  spamReason: null,
  assignedTo: null,
  answeredAt: null,
  createdAt,
  updatedAt: createdAt,
});
const newer = message(2, '2026-11-20T09:00:00.000Z');
const older = message(1, '2026-11-20T08:00:00.000Z');
const list: ContactMessagesResponse = { messages: [newer, older], totalMessages: 2, unreadMessages: 2 };

describe('a change that the server tells about', () => {
  it('puts a new message on top, with the new counts', () => {
    const newest = message(3, '2026-11-20T10:00:00.000Z');
    expect(withChange(list, { message: newest, totalMessages: 3, unreadMessages: 3 })).toEqual({
      messages: [newest, newer, older],
      totalMessages: 3,
      unreadMessages: 3,
    });
  });

  it('replaces a changed message in its place', () => {
    const read = { ...older, isRead: true };
    expect(withChange(list, { message: read, totalMessages: 2, unreadMessages: 1 })).toEqual({
      messages: [newer, read],
      totalMessages: 2,
      unreadMessages: 1,
    });
  });

  it('removes a deleted message', () => {
    const { messages } = withChange(list, { deletedId: 2, totalMessages: 1, unreadMessages: 1 });
    expect(messages).toEqual([older]);
  });

  it('does not show a message twice when it is told twice', () => {
    const twice = withChange(withChange(list, { message: newer }), { message: newer });
    expect(twice.messages).toEqual([newer, older]);
  });
});
