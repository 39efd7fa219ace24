import type { AuditAction } from '@garage/contracts/audit';
import type { Caller } from './caller.js';

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

export function promotionSubject(promotionId: number): string {
  return `promotion:${promotionId}`;
}

export function messageSubject(messageId: number): string {
  return `message:${messageId}`;
}

export function customerSubject(customerId: number): string {
  return `customer:${customerId}`;
}

/** A car that customers bring. */
export function customerVehicleSubject(vehicleId: number): string {
  return `vehicle:${vehicleId}`;
}

export function roleSubject(roleId: number): string {
  return `role:${roleId}`;
}
