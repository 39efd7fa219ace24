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
  /** Absent in what an earlier release of the page has kept. */
  address?: string;
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

/** How the last message left the outbox; stored, because the tab that delivers is not always the one looked at. */
const OUTCOME_KEY = 'contactMessagesOutcome';

type Outcome = 'delivered' | 'rejected';

const listeners = new Set<() => void>();

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

function isMessage(value: unknown, id: string): boolean {
  return isWaitingMessage(value) && value.id === id;
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
  writeItem(() => localStorage, OUTCOME_KEY, null);
  return writeList([...readList().filter((entry) => !isMessage(entry, message.id)), message]);
}

/** Takes a message out, after delivery or a final refusal. */
export function removeMessage(id: string, outcome: Outcome): void {
  writeItem(() => localStorage, OUTCOME_KEY, outcome);
  writeList(readList().filter((entry) => !isMessage(entry, id)));
}

/** How the last message left the outbox, in whichever tab; null when none has, or it was deleted. */
export function lastDelivery(): Outcome | null {
  const outcome = readItem(() => localStorage, OUTCOME_KEY);
  return outcome === 'delivered' || outcome === 'rejected' ? outcome : null;
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
    'name' | 'email' | 'phone' | 'address' | 'service' | 'message' | 'privacy' | 'language'
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
