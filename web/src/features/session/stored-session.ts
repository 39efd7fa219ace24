import type { CurrentUser } from '@garage/contracts/auth';
import { readItem, writeItem } from '../../lib/browser-storage.ts';

/** What the browser remembers about the signed-in person: enough to look for a session, never a secret. */
export interface StoredUser {
  id: number;
  username: string;
  isAdmin: boolean;
}

export const ADMIN_USER_KEY = 'adminUser';
export const LAST_ACTIVITY_KEY = 'lastActivity';
export const SESSION_ID_KEY = 'adminSessionId';
export const TAB_ACTIVITY_KEY = 'lastAdminActivity';

const local = () => localStorage;
const tab = () => sessionStorage;

/** The remembered user; a corrupt record is removed and counts as none. */
export function readStoredUser(): StoredUser | null {
  const text = readItem(local, ADMIN_USER_KEY);
  if (text === null) return null;
  const user = parseUser(text);
  if (!user) writeItem(local, ADMIN_USER_KEY, null);
  return user;
}

export function parseUser(text: string): StoredUser | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, username, isAdmin } = value as Partial<Record<keyof StoredUser, unknown>>;
  if (typeof id !== 'number' || typeof username !== 'string' || username === '') return null;
  return { id, username, isAdmin: isAdmin === true };
}

/** Milliseconds since 1970, or null when nothing usable is stored. */
export function readLastActivity(): number | null {
  const value = Number(readItem(local, LAST_ACTIVITY_KEY) ?? Number.NaN);
  return Number.isFinite(value) && value > 0 ? value : null;
}

export function writeLastActivity(at: number): void {
  writeItem(local, LAST_ACTIVITY_KEY, String(at));
  writeItem(tab, TAB_ACTIVITY_KEY, String(at));
}

export function rememberSession(user: CurrentUser, startedAt: number): void {
  const { id, username, isAdmin } = user;
  writeItem(local, ADMIN_USER_KEY, JSON.stringify({ id, username, isAdmin } satisfies StoredUser));
  if (!readItem(tab, SESSION_ID_KEY)?.startsWith(`${id}-`)) {
    writeItem(tab, SESSION_ID_KEY, `${id}-${startedAt}`);
  }
}

export function forgetSession(): void {
  writeItem(local, ADMIN_USER_KEY, null);
  writeItem(local, LAST_ACTIVITY_KEY, null);
  writeItem(tab, SESSION_ID_KEY, null);
  writeItem(tab, TAB_ACTIVITY_KEY, null);
}
