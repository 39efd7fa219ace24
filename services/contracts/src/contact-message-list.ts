import type { ContactMessage } from './contact.js';

/**
 * The staff's list of contact requests, which grows for years: read in pages, searched on the server, counted
 * without counting anew. Below `CONTACT_MESSAGES_PATH`: the list itself (GET), `/counts`, `/export.csv`.
 */
export const MESSAGE_COUNTS_PATH = '/api/admin/contact-messages/counts';
export const MESSAGES_EXPORT_PATH = '/api/admin/contact-messages/export.csv';

export const MESSAGE_LIST_LIMITS = {
  /** Messages of a page when nobody says how many. */
  defaultPage: 50,
  page: 100,
  /** Characters of a search, after trimming; fewer letters find too much to be of use. */
  search: { min: 2, max: 100 },
  cursor: 64,
  /** A page whose texts are long ends earlier, in characters of all its texts. */
  pageText: 60_000,
} as const;

/** Suspected spam is in its own tray only; `mine` is what the person who asks takes care of. */
export const MESSAGE_FILTERS = ['all', 'unread', 'read', 'unanswered', 'mine', 'spam'] as const;
export type MessageFilter = (typeof MESSAGE_FILTERS)[number];

/** The query of `GET /api/admin/contact-messages`; everything is optional. */
export interface ContactMessagesQuery {
  /** Absent: all that there is, suspected spam included. */
  filter?: MessageFilter;
  /**
   * Words that all have to be in name, address, service or text, whatever their case and accents; a telephone
   * number in any spelling.
   */
  search?: string;
  /** Those of a customer (`customers.ts`). */
  customer?: number;
  /** The `nextCursor` of the page before. */
  cursor?: string;
  limit?: number;
}

/** Newest first. */
export interface ContactMessagesResponse {
  messages: ContactMessage[];
  /** Asks for what follows; absent at the end. */
  nextCursor?: string;
  /** Of all messages but suspected spam, whatever was asked for. */
  totalMessages: number;
  unreadMessages: number;
}

/** `GET …/counts`: how many messages each filter has. */
export type ContactMessageCounts = Record<MessageFilter, number>;
