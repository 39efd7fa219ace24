import { useSyncExternalStore } from 'react';
import { isLanguage } from '@garage/contracts/languages';
import { readItem, writeItem } from '../../lib/browser-storage.ts';
import type { MessageView } from './message-view.ts';

/** Where the contact form of this browser leaves messages that could not be sent. */
export const LOCAL_MESSAGES_KEY = 'contactMessages';
export const READ_IDS_KEY = 'readContactMessages';
/** Read ids of which the server has already said the same; see `reconcileReadIds`. */
export const CONFIRMED_READ_IDS_KEY = 'readContactMessagesConfirmed';

/** What was read longer ago the server has known for long. */
const MOST_MARKS = 1000;

export interface LocalState {
  messages: MessageView[];
  readIds: ReadonlySet<string>;
  confirmedIds: ReadonlySet<string>;
}

const EMPTY: LocalState = { messages: [], readIds: new Set(), confirmedIds: new Set() };
const KEYS = new Set([LOCAL_MESSAGES_KEY, READ_IDS_KEY, CONFIRMED_READ_IDS_KEY, null]);
const local = () => localStorage;
const listeners = new Set<() => void>();
let cache: { source: string; state: LocalState } | null = null;

export function readLocalState(): LocalState {
  const texts = [LOCAL_MESSAGES_KEY, READ_IDS_KEY, CONFIRMED_READ_IDS_KEY].map((key) => readItem(local, key));
  const source = JSON.stringify(texts);
  if (cache?.source !== source) {
    const [messages, readIds, confirmedIds] = texts.map(parseList);
    cache = {
      source,
      state: {
        messages: messages!.map(toView).filter((message) => message !== null),
        readIds: new Set(readIds!.map(String)),
        confirmedIds: new Set(confirmedIds!.map(String)),
      },
    };
  }
  return cache.state;
}

/** The messages and marks of this browser; follows changes made in other tabs. */
export function useLocalState(): LocalState {
  return useSyncExternalStore(subscribe, readLocalState, () => EMPTY);
}

export function setReadLocally(id: string, isRead: boolean): void {
  const { readIds, confirmedIds } = readLocalState();
  const others = [...readIds].filter((other) => other !== id);
  writeIds(READ_IDS_KEY, isRead ? [...others, id] : others);
  writeIds(
    CONFIRMED_READ_IDS_KEY,
    [...confirmedIds].filter((other) => other !== id),
  );
  changeMessages((entries) =>
    entries.map((entry) => (entry.id === id ? { ...entry.raw, isRead } : entry.raw)),
  );
  announce();
}

export function writeReadIds(readIds: Iterable<string>, confirmedIds: Iterable<string>): void {
  writeIds(READ_IDS_KEY, [...readIds].slice(-MOST_MARKS));
  writeIds(CONFIRMED_READ_IDS_KEY, [...confirmedIds].slice(-MOST_MARKS));
  announce();
}

export function deleteLocally(id: string): void {
  const { readIds, confirmedIds } = readLocalState();
  changeMessages((entries) => entries.filter((entry) => entry.id !== id).map((entry) => entry.raw));
  writeReadIds(
    [...readIds].filter((other) => other !== id),
    [...confirmedIds].filter((other) => other !== id),
  );
}

function changeMessages(change: (entries: { id: string; raw: object }[]) => object[]): void {
  const text = readItem(local, LOCAL_MESSAGES_KEY);
  const raws = parseList(text).filter((raw) => typeof raw === 'object' && raw !== null);
  const next = JSON.stringify(change(raws.map((raw) => ({ id: String((raw as { id?: unknown }).id), raw }))));
  if (text !== null && next !== text) writeItem(local, LOCAL_MESSAGES_KEY, next);
}

function writeIds(key: string, ids: string[]): void {
  const next = JSON.stringify(ids.map((id) => (String(Number(id)) === id ? Number(id) : id)));
  const text = readItem(local, key);
  if (next !== (text ?? '[]')) writeItem(local, key, next);
}

function parseList(text: string | null | undefined): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

function toView(raw: unknown): MessageView | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const value = raw as Record<string, unknown>;
  if (typeof value.id !== 'number' && (typeof value.id !== 'string' || value.id === '')) return null;
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '');
  return {
    id: String(value.id),
    name: text('name'),
    email: text('email') || text('userEmail'),
    phone: text('phone'),
    address: text('address') || null,
    service: text('service') || null,
    message: text('message'),
    isRead: value.isRead === true,
    isLocal: true,
    spamReason: null,
    customerId: null,
    assignedTo: null,
    answeredAt: null,
    language: isLanguage(value.language) ? value.language : null,
    createdAt: text('createdAt') || null,
  };
}

function subscribe(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (KEYS.has(event.key)) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

function announce(): void {
  for (const listener of listeners) listener();
}
