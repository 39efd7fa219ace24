import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';

/** A visitor's message and what the staff do with it. Answered by the contact service. */
export const CONTACT_PATH = '/api/contact';
export const CONTACT_MESSAGES_PATH = '/api/admin/contact-messages';

/** Longest accepted values, in characters after trimming. */
export const CONTACT_LIMITS = {
  name: 120,
  email: 254,
  phone: 40,
  address: 300,
  service: 100,
  message: 5000,
  idempotencyKey: 64,
} as const;

/** What the form offers under "service"; `allgemein` is the default and shown as the prompt. */
export const CONTACT_SERVICES = [
  'allgemein',
  'wartung',
  'elektronik',
  'oelwechsel',
  'motor',
  'bremsen',
  'klima',
  'other',
] as const;
export type ContactService = (typeof CONTACT_SERVICES)[number];

/** A form sent sooner than this after it was shown was filled in by a program. */
export const CONTACT_MIN_FILL_MS = 3000;

/** `POST /api/contact`. */
export interface ContactRequest {
  name: string;
  email: string;
  phone: string;
  /** Where the visitor lives, in their own lines; asked for only where staff want it. */
  address?: string;
  /** One of `CONTACT_SERVICES`, or a visitor's own words. */
  service?: string;
  message: string;
  /** Consent to the privacy policy; must be true. */
  privacy: boolean;
  /** The language in which the visitor read the form; the garage's first when it is left out. */
  language?: Language;
  /** Honeypot: people do not see this field, so it stays empty. */
  website?: string;
  /** Milliseconds between showing and sending the form (the time trap); absent is no reason for suspicion. */
  elapsedMs?: number;
}

export interface ContactResponse {
  success: true;
  /** German, fit to show; the site thanks in the visitor's language and the garage's own words instead. */
  message: string;
}

/**
 * Why a message is taken for spam. It is stored and shown all the same, only no mail announces it.
 * `staff` is a person's own judgement.
 */
export const SPAM_REASONS = ['honeypot', 'too-fast', 'staff'] as const;
export type SpamReason = (typeof SPAM_REASONS)[number];

/** A stored message as the staff see it. */
export interface ContactMessage {
  id: number;
  name: string;
  email: string;
  phone: string;
  /** Null where the form did not ask, and when nothing was entered. */
  address: string | null;
  service: string | null;
  message: string;
  isRead: boolean;
  /** Where it came from, for example `website`. */
  source: string | null;
  language: Language;
  spamReason: SpamReason | null;
  /** Whose it is; null for spam, and until it is known. */
  customerId: number | null;
  /** Who of the staff takes care of it; null when nobody does. */
  assignedTo: StaffMember | null;
  /** When the garage answered for the first time; null before. */
  answeredAt: IsoTimestamp | null;
  createdAt: IsoTimestamp;
  updatedAt: IsoTimestamp;
}

/** Somebody of the staff, as far as colleagues need to know. */
export interface StaffMember {
  id: number;
  /** The full name, or the user name where there is none. */
  name: string;
}

/** Only what is named changes. */
export interface UpdateContactMessageRequest {
  isRead?: boolean;
  /** Puts the message into the spam tray or takes it out. */
  isSpam?: boolean;
  /** The id of a staff member, or null for nobody. */
  assignedTo?: number | null;
  /** Answered on the telephone, or at the counter; a reply by mail says so by itself. */
  isAnswered?: boolean;
}

export interface ContactMessageResponse {
  message: ContactMessage;
}

export interface DeleteContactMessageResponse {
  success: true;
}
