import type { IsoTimestamp } from './common.js';
import { allows, type GrantedPermission } from './permissions.js';

/** The mails that the site sends, and what became of them. Answered by the contact service. */
export const MAILS_PATH = '/api/admin/mails';

export const MAIL_KINDS = [
  'staff-notification',
  'reply',
  'test',
  'appointment',
  'appointment-notice',
  'finding-offer',
  'finding-notice',
  'kept-place',
  'inspection-reminder',
  'account',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** What a kind of mail is about: whoever may read (or write) that sees (or sends again) its mails. */
const AREAS: Record<MailKind, 'contact-messages' | 'appointments' | 'settings' | 'users'> = {
  'staff-notification': 'contact-messages',
  reply: 'contact-messages',
  test: 'settings',
  appointment: 'appointments',
  'appointment-notice': 'appointments',
  'finding-offer': 'appointments',
  'finding-notice': 'appointments',
  'kept-place': 'appointments',
  'inspection-reminder': 'appointments',
  account: 'users',
};

/** The kinds of mail that somebody with these permissions may see or send again. */
export function mailKindsFor(granted: readonly GrantedPermission[], wanted: 'read' | 'write'): MailKind[] {
  return MAIL_KINDS.filter((kind) => allows(granted, `${AREAS[kind]}:${wanted}`));
}

/**
 * `waiting`: on its way; it is tried again for four days, ever more seldom, and soon after a mail server that was away
 * is back.
 * `failed`: the mail server refused it for good, or has not taken it in that time; it is tried again only when
 * somebody sends it again.
 */
export const MAIL_STATUSES = ['waiting', 'sent', 'failed'] as const;
export type MailStatus = (typeof MAIL_STATUSES)[number];

/**
 * Why the last attempt did not succeed: nobody answered, there was no encrypted connection to be had, the server
 * did not accept our sign-in, it refused the mail, or something else.
 */
export const MAIL_FAILURES = ['unreachable', 'no-tls', 'sign-in-refused', 'refused', 'other'] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

export interface OutgoingMail {
  id: number;
  kind: MailKind;
  status: MailStatus;
  /** Null: the staff. */
  recipient: string | null;
  /** Null for notifications to the staff, which are written when they are sent. */
  subject: string | null;
  contactMessageId: number | null;
  attempts: number;
  failure: MailFailure | null;
  /** Too many mails went to this mailbox: it leaves then, unless it has nothing new to say any more. Null for others. */
  heldUntil: IsoTimestamp | null;
  createdAt: IsoTimestamp;
  lastAttemptAt: IsoTimestamp | null;
  sentAt: IsoTimestamp | null;
}

/**
 * `GET /api/admin/mails`: what has not been sent, failed ones first, then the oldest first; 200 at most. Mails and
 * counts are those of `mailKindsFor` the caller.
 */
export interface UnsentMailsResponse {
  mails: OutgoingMail[];
  counts: MailCounts;
}

export interface MailCounts {
  /** Without those that are held back. */
  waiting: number;
  failed: number;
  held: number;
  /** How long the oldest of those that wait has done so; 0 when none waits. */
  oldestSeconds: number;
  /** Handed over within the last 24 hours. */
  sentLastDay: number;
}

/** `POST /api/admin/mails/{id}/resend`: tries at once. 404 for a kind that is not the caller's, 409 when it was sent already. */
export interface ResendMailResponse {
  mail: OutgoingMail;
}
