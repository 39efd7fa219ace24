import type { CalendarDate } from './calendar-day.js';
import type { IsoTimestamp } from './common.js';

/** How long what visitors send is kept. Answered by the contact service; the audit record has its own time. */
export const RETENTION_PATH = '/api/admin/retention';
/** What would be deleted, with the days in the query or those that are set. */
export const RETENTION_PREVIEW_PATH = `${RETENTION_PATH}/preview`;

/**
 * Contact requests with their answers and notes; those in the spam tray; the record of notifications and test mails,
 * and mails that could not be delivered; the keys by which a repeated form is recognised; what customers sent along
 * with a visit, photos of the workshop, counted from their day on, and visits to the workshop with all that belongs to them, both counted from the last day of the visit;
 * and reminders of inspections, counted from the day on which the customer stopped them or they ended by themselves.
 * Those that still run are kept. Customers without any appointment or message, counted from the last one, go with
 * their cars and notes.
 */
export const RETENTION_KINDS = [
  'contactMessages',
  'spam',
  'sentMails',
  'idempotencyKeys',
  'documents',
  'jobPhotos',
  'appointments',
  'inspectionReminders',
  'customers',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** In days. A browser tries to deliver a stored form for days, so keys must live longer than that. */
export const RETENTION_LIMITS: Record<RetentionKind, { min: number; max: number; usual: number }> = {
  contactMessages: { min: 90, max: 3650, usual: 365 },
  spam: { min: 7, max: 365, usual: 30 },
  sentMails: { min: 7, max: 3650, usual: 90 },
  idempotencyKeys: { min: 14, max: 365, usual: 30 },
  // Copies of papers serve the visit; whoever needs them longer has them on the invoice.
  documents: { min: 7, max: 3650, usual: 90 },
  // The answer to an offer keeps its own copy as long as the visit.
  jobPhotos: { min: 30, max: 3650, usual: 365 },
  // As long as the warranty on the work lasts.
  appointments: { min: 90, max: 3650, usual: 730 },
  inspectionReminders: { min: 7, max: 365, usual: 30 },
  customers: { min: 90, max: 3650, usual: 730 },
};

export type RetentionDays = Record<RetentionKind, number>;
export type RetentionCounts = Record<RetentionKind, number>;

/** `GET` and the answer to `PUT /api/admin/retention`. */
export interface RetentionResponse {
  days: RetentionDays;
  /** 0 while nothing has been saved. */
  version: number;
  savedAt: IsoTimestamp | null;
  savedBy: string | null;
  nextRun: IsoTimestamp;
  /** Null before the first night. */
  lastRun: { at: IsoTimestamp; deleted: RetentionCounts } | null;
}

/** `PUT /api/admin/retention`. 409 when somebody else has saved since this version was read. */
export interface SaveRetentionRequest {
  days: RetentionDays;
  version: number;
}

/** A contact request that goes tonight; without what the visitor wrote. */
export interface ExpiringMessage {
  id: number;
  createdAt: IsoTimestamp;
  isRead: boolean;
  isAnswered: boolean;
  isSpam: boolean;
}

/** A visit that goes tonight, with the number of its documents. */
export interface ExpiringAppointment {
  id: number;
  bookingId: string;
  endDate: CalendarDate;
  documents: number;
}

/** What was sent along with a visit, and goes tonight; without its name. */
export interface ExpiringDocument {
  id: number;
  bookingId: string;
  endDate: CalendarDate;
  bytes: number;
}

export interface ExpiringReminder {
  id: number;
  /** When it was stopped, or the last mail was sent. */
  endedAt: IsoTimestamp;
}

/** A preview lists the oldest of each kind. */
export const EXPIRING_LISTED = 50;

/** `GET /api/admin/retention/preview`. */
export interface RetentionPreviewResponse {
  /** When it would be deleted. */
  at: IsoTimestamp;
  counts: RetentionCounts;
  /** The oldest of each kind; `EXPIRING_LISTED` at most. */
  messages: ExpiringMessage[];
  documents: ExpiringDocument[];
  appointments: ExpiringAppointment[];
  inspectionReminders: ExpiringReminder[];
}
