import type { Caller } from './caller.js';

export type AuditAction =
  | 'sign-in'
  | 'sign-out'
  | 'main-admin-created'
  | 'reset-code-created'
  | 'reset-code-used'
  | 'user-created'
  | 'user-changed'
  | 'user-deleted';

/** One line of the record of who did what to whom. Never holds a password, a code or a token. */
export interface AuditEntry {
  action: AuditAction;
  outcome: 'success' | 'failure';
  /** The signed-in user who did it; absent when nobody was signed in. */
  actorUserId?: number;
  /** To whom, for example `user:93`. */
  subject?: string;
  details?: Record<string, unknown>;
  /** Absent for what an operator does on the server. */
  caller?: Caller;
}

export function userSubject(userId: number): string {
  return `user:${userId}`;
}
