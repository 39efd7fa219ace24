/** @jest-environment jsdom */
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  deleteLocally,
  LOCAL_MESSAGES_KEY,
  READ_IDS_KEY,
  readLocalState,
  setReadLocally,
} from './local-messages.ts';

const entry = {
  id: 1763625600000.42,
  name: 'Luca Meier',
  email: '',
  userEmail: 'luca@example.ch',
  phone: '079 000 00 00',
  message: 'Offline geschrieben.',
  isRead: false,
  createdAt: '2026-11-20T09:00:00.000Z',
  privacy: true,
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem(LOCAL_MESSAGES_KEY, JSON.stringify([entry]));
});

const storedMessages = () => JSON.parse(localStorage.getItem(LOCAL_MESSAGES_KEY) ?? 'null') as unknown;
const storedReadIds = () => JSON.parse(localStorage.getItem(READ_IDS_KEY) ?? 'null') as unknown;

describe('reading local messages', () => {
  it('shows a message of this browser, its address taken from userEmail when email is empty', () => {
    expect(readLocalState().messages).toEqual([
      {
        id: '1763625600000.42',
        name: 'Luca Meier',
        email: 'luca@example.ch',
        phone: '079 000 00 00',
        address: null,
        service: null,
        message: 'Offline geschrieben.',
        isRead: false,
        isLocal: true,
        language: null,
        spamReason: null,
        customerId: null,
        assignedTo: null,
        answeredAt: null,
        createdAt: '2026-11-20T09:00:00.000Z',
      },
    ]);
  });

  it.each(['kaputt{', '{"id":1}', '[null, 3, {"name":"ohne Kennung"}]'])('shows none for %s', (text) => {
    localStorage.setItem(LOCAL_MESSAGES_KEY, text);
    expect(readLocalState().messages).toEqual([]);
  });

  it('answers the same object until something changes', () => {
    const before = readLocalState();
    expect(readLocalState()).toBe(before);
    setReadLocally('7', true);
    expect(readLocalState()).not.toBe(before);
  });
});

describe('marking a message', () => {
  it('as read notes the id, and the state in the message itself without losing its other fields', () => {
    setReadLocally('7', true);
    setReadLocally('1763625600000.42', true);
    expect(storedReadIds()).toEqual([7, 1763625600000.42]);
    expect(storedMessages()).toEqual([{ ...entry, isRead: true }]);
  });

  it('as unread takes the note back', () => {
    setReadLocally('7', true);
    setReadLocally('7', false);
    expect(storedReadIds()).toEqual([]);
  });
});

it('a message of this browser is deleted together with its mark', () => {
  setReadLocally('1763625600000.42', true);
  deleteLocally('1763625600000.42');
  expect(storedMessages()).toEqual([]);
  expect(storedReadIds()).toEqual([]);
});
