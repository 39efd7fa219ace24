import type { ContactMessage, StaffMember } from './contact.js';
import type { ContactMessageCounts } from './contact-message-list.js';
import type { IsoTimestamp } from './common.js';
import type { Language } from './languages.js';
import type { MailFailure, MailStatus } from './mails.js';

/**
 * What the staff do with a message beyond reading it. Addresses below `CONTACT_MESSAGES_PATH`:
 * `/{id}` (GET the conversation), `/{id}/replies`, `/{id}/notes`, `/assignees`, `/export.csv`, `/events`.
 */
export const REPLY_TEMPLATES_PATH = '/api/admin/reply-templates';

/** Longest accepted values, in characters after trimming. */
export const CONVERSATION_LIMITS = {
  subject: 200,
  reply: 10_000,
  note: 2000,
  templateName: 80,
  templates: 50,
} as const;

/** An answer that the garage sent from the panel. */
export interface Reply {
  id: number;
  subject: string;
  text: string;
  author: StaffMember | null;
  status: MailStatus;
  failure: MailFailure | null;
  createdAt: IsoTimestamp;
  sentAt: IsoTimestamp | null;
}

/** A remark for colleagues; the visitor never sees it. */
export interface InternalNote {
  id: number;
  text: string;
  author: StaffMember | null;
  createdAt: IsoTimestamp;
}

/** `GET /api/admin/contact-messages/{id}`: the message and all that followed, oldest first. */
export interface ConversationResponse {
  message: ContactMessage;
  replies: Reply[];
  notes: InternalNote[];
}

/** `POST …/{id}/replies`. With the header `Idempotency-Key` a repeated request sends nothing again. */
export interface ReplyRequest {
  subject: string;
  text: string;
}

export interface ReplyResponse {
  reply: Reply;
}

/** `POST …/{id}/notes`. */
export interface NoteRequest {
  text: string;
}

export interface NoteResponse {
  note: InternalNote;
}

/** `GET …/assignees`: who may take care of messages. */
export interface AssigneesResponse {
  assignees: StaffMember[];
}

/**
 * A prepared answer. A language without text falls back to German; `{name}` becomes the visitor's name.
 */
export interface ReplyTemplate {
  id: number;
  name: string;
  texts: ReplyTemplateTexts;
}

export type ReplyTemplateTexts = { de: string } & Partial<Record<Exclude<Language, 'de'>, string>>;

/** `GET /api/admin/reply-templates`, by name. */
export interface ReplyTemplatesResponse {
  templates: ReplyTemplate[];
}

/** `POST /api/admin/reply-templates`, `PUT …/{id}`. */
export interface ReplyTemplateRequest {
  name: string;
  texts: ReplyTemplateTexts;
}

export interface ReplyTemplateResponse {
  template: ReplyTemplate;
}

/** One event of the live stream, named `contact-messages`: what changed, and how the counts are now. */
export interface ContactMessagesEvent {
  /** As the person sees them who follows the stream. */
  counts: ContactMessageCounts;
  /** The message that came or changed; absent when one was deleted. */
  message?: ContactMessage;
  /** The message that was deleted. */
  deletedId?: number;
  /** Messages that were deleted together because they have been kept long enough. */
  expired?: ExpiredMessages;
}

/** All that came before this moment: suspected spam, or all others. */
export interface ExpiredMessages {
  before: IsoTimestamp;
  isSpam: boolean;
}
