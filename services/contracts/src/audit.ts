import type { IsoTimestamp } from './common.js';

/** Who did what in the staff area. Answered by the auth service. */
export const AUDIT_PATH = '/api/admin/audit';

export const AUDIT_ACTIONS = [
  'sign-in',
  'sign-out',
  'main-admin-created',
  'reset-code-created',
  'reset-code-used',
  'user-created',
  'user-changed',
  'user-deleted',
  'role-created',
  'role-changed',
  'role-deleted',
  'profile-changed',
  'password-changed',
  'password-link-sent',
  'password-link-used',
  'first-password-made',
  'sessions-ended',
  'second-factor-enabled',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-renewed',
  'passkey-added',
  'passkey-removed',
  'promotion-created',
  'promotion-changed',
  'promotion-deleted',
  'vehicle-settings-changed',
  'content-changed',
  'translations-confirmed',
  'embed-addresses-changed',
  'content-exported',
  'content-imported',
  'content-restored',
  'media-added',
  'media-changed',
  'media-deleted',
  'garage-changed',
  'booking-settings-changed',
  'message-changed',
  'message-answered',
  'message-note-added',
  'message-note-deleted',
  'message-deleted',
  'messages-exported',
  'customer-changed',
  'customers-merged',
  'customers-parted',
  'customer-record-moved',
  'customer-note-added',
  'customer-note-deleted',
  'customer-vehicle-changed',
  'calendar-subscribed',
  'calendar-unsubscribed',
  'mail-settings-changed',
  'test-mail-sent',
  'retention-changed',
  'data-purged',
  'personal-data-exported',
  'personal-data-erased',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const AUDIT_PAGE_SIZE = 50;

/** The query of `GET /api/admin/audit`; everything is optional. */
export interface AuditQuery {
  /** Entries that this account made or that are about it. */
  user?: number;
  action?: AuditAction;
  /** First and last day (yyyy-MM-dd) in the garage's time zone. */
  from?: string;
  to?: string;
  /** Entries older than this one: the `next` of the page before. */
  before?: number;
}

export const AUDIT_PARTIES = ['user', 'role', 'promotion', 'message', 'customer', 'vehicle'] as const;

/** What the record is about, as it knows it; the name is null when nobody remembers it. */
export interface AuditParty {
  kind: (typeof AUDIT_PARTIES)[number];
  id: number;
  name: string | null;
}

/** A server that the site's visitors are sent to for scripts or frames; several are separated by spaces. */
export interface HostChange {
  /** The name of the value that holds its address. */
  field: string;
  /** Empty where none was set. */
  before: string;
  after: string;
}

export interface AuditRecord {
  id: number;
  at: IsoTimestamp;
  action: AuditAction;
  outcome: 'success' | 'failure';
  /** Null when nobody was signed in, or when an operator did it on the server. */
  actor: AuditParty | null;
  subject: AuditParty | null;
  /** Names of the fields that were changed; never what they held. */
  changed: string[];
  /** Of `embed-addresses-changed`: from where scripts and frames came, and come. */
  hosts?: HostChange[];
  network: string | null;
}

export interface AuditResponse {
  entries: AuditRecord[];
  /** Ask for `before` this to go on; null at the end. */
  next: number | null;
}
