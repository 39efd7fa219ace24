import { CONTACT_LIMITS, type ContactService } from '@garage/contracts/contact';
import type { Language } from '@garage/contracts/languages';
import { readItem, writeItem } from '../../lib/browser-storage.ts';
import { OUTBOX_KEY } from './outbox-key.ts';

/** A message kept in the browser until it is delivered; fields as the staff area lists them. */
export interface WaitingMessage {
  /** Time-based with a dot: such ids exist only in this browser. */
  id: string;
  name: string;
  email: string;
  phone: string;
  service: ContactService;
  message: string;
  privacy: boolean;
  language: Language;
  elapsedMs: number;
  isRead: false;
  createdAt: string;
  updatedAt: string;
  /** The key of the first attempt: should that one have arrived after all, there is no second message. */
  idempotencyKey: string;
}

const listeners = new Set<() => void>();
let lastOutcome: 'delivered' | 'rejected' | null = null;

function notify(): void {
  for (const listener of listeners) listener();
}

function isWaitingMessage(value: unknown): value is WaitingMessage {
  if (typeof value !== 'object' || value === null) return false;
  const { id, idempotencyKey, message } = value as Partial<Record<string, unknown>>;
  return (
    typeof id === 'string' &&
    typeof message === 'string' &&
    typeof idempotencyKey === 'string' &&
    idempotencyKey.length <= CONTACT_LIMITS.idempotencyKey
  );
}

function readList(): unknown[] {
  try {
    const value: unknown = JSON.parse(readItem(() => localStorage, OUTBOX_KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    // Somebody else wrote there; nothing of ours can be in it.
    return [];
  }
}

function writeList(list: unknown[]): boolean {
  const stored = writeItem(() => localStorage, OUTBOX_KEY, list.length > 0 ? JSON.stringify(list) : null);
  notify();
  return stored;
}

/** Everything that waits, oldest first. */
export function waitingMessages(): WaitingMessage[] {
  return readList().filter(isWaitingMessage);
}

export function hasWaitingMessages(): boolean {
  return waitingMessages().length > 0;
}

/** False when the browser refuses to store: then nothing is safe, and nobody may say so. */
export function keepMessage(message: WaitingMessage): boolean {
  lastOutcome = null;
  return writeList([...readList(), message]);
}

/** Takes a message out, after delivery or a final refusal. */
export function removeMessage(id: string, outcome: 'delivered' | 'rejected'): void {
  lastOutcome = outcome;
  writeList(readList().filter((entry) => !isWaitingMessage(entry) || entry.id !== id));
}

/** How the last message left the outbox in this tab; null when another tab took it. */
export function lastDelivery(): 'delivered' | 'rejected' | null {
  return lastOutcome;
}

/** Tells about changes in this tab and in others. */
export function subscribeToOutbox(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === OUTBOX_KEY || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** What waits, made from what the visitor sent. */
export function waitingMessage(
  request: Pick<
    WaitingMessage,
    'name' | 'email' | 'phone' | 'service' | 'message' | 'privacy' | 'language'
  > & {
    elapsedMs: number;
  },
  idempotencyKey: string,
  now: Date,
): WaitingMessage {
  const at = now.toISOString();
  const fraction = crypto.getRandomValues(new Uint32Array(1))[0];
  return {
    ...request,
    id: `${now.getTime()}.${fraction}`,
    idempotencyKey,
    isRead: false,
    createdAt: at,
    updatedAt: at,
  };
}
