import { describe, expect, it } from '@jest/globals';
import type { ContactMessage } from '@garage/contracts/contact';
import { findLocally, isLocalOnly, mergeMessages, type MessageView } from './message-view.ts';

const stored: ContactMessage = {
  id: 7,
  name: 'Rahel Frei',
  email: 'rahel.frei@example.ch',
  phone: '+41 79 000 00 07',
  address: null,
  service: 'bremsen',
  message: 'Die Bremsen quietschen.',
  isRead: false,
  source: 'website',
  language: 'de',
  spamReason: null,
  customerId: null,
  assignedTo: null,
  answeredAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

const local: MessageView = {
  id: '1763625600000.42',
  name: 'Luca Meier',
  email: 'luca@example.ch',
  phone: '',
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
};

describe('merging messages', () => {
  it('puts the newest first, wherever it is stored', () => {
    const older = { ...stored, id: 6, createdAt: '2026-11-19T08:00:00.000Z' };
    expect(mergeMessages([older, stored], [local], new Set()).map(({ id }) => id)).toEqual([
      local.id,
      '7',
      '6',
    ]);
  });

  it('shows a message once when the browser and the server have it, as the server has it', () => {
    const copy = { ...local, id: '7', name: 'Alte Kopie' };
    const merged = mergeMessages([stored], [copy], new Set());
    expect(merged).toHaveLength(1);
    expect(merged[0]).toMatchObject({ id: '7', name: 'Rahel Frei', isLocal: false });
  });

  it('counts a message as read when the server says so or when it was read in this browser', () => {
    const merged = mergeMessages(
      [stored, { ...stored, id: 8, isRead: true }, { ...stored, id: 9 }],
      [],
      new Set(['7']),
    );
    expect(Object.fromEntries(merged.map(({ id, isRead }) => [id, isRead]))).toEqual({
      7: true,
      8: true,
      9: false,
    });
  });

  it('keeps messages without a usable date, at the end', () => {
    const undated = [
      { ...local, id: '1.1', createdAt: null },
      { ...local, id: '1.2', createdAt: 'gestern' },
    ];
    expect(mergeMessages([stored], undated, new Set())[0]?.id).toBe('7');
  });
});

it('messages of this browser are recognised by the dot in their id', () => {
  expect(isLocalOnly('1763625600000.42')).toBe(true);
  expect(isLocalOnly('42')).toBe(false);
});

const label = (service: string | null) => (service === 'bremsen' ? 'Bremsen & Fahrwerk' : 'Nicht angegeben');

it('messages of this browser are found by name, address, service and text, whatever the case', () => {
  const own = { ...local, service: 'bremsen' };
  const found = (search: string) => findLocally([own], search, label).length;
  for (const search of [own.name.toUpperCase(), own.email, 'bremsen', 'fahrwerk', ` ${own.message} `, '']) {
    expect([search, found(search)]).toEqual([search, 1]);
  }
  expect(found('Vergaser')).toBe(0);
});
