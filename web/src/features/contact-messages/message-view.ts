import type { ContactMessage, SpamReason, StaffMember } from '@garage/contracts/contact';
import type { IsoTimestamp } from '@garage/contracts/common';
import type { Language } from '@garage/contracts/languages';

/** A contact request as the panel shows it, wherever it is stored. */
export interface MessageView {
  /** Also distinguishes the two kinds: an id with a dot exists in this browser only. */
  id: string;
  name: string;
  email: string;
  phone: string;
  service: string | null;
  message: string;
  isRead: boolean;
  /** Stored in this browser, not on the server. */
  isLocal: boolean;
  spamReason: SpamReason | null;
  /** In which language the visitor read the site; null when nobody noted it. */
  language: Language | null;
  /** Who takes care of it. */
  assignedTo: StaffMember | null;
  answeredAt: IsoTimestamp | null;
  createdAt: IsoTimestamp | null;
}

export type MessageFilter = 'all' | 'unread' | 'read' | 'spam';
export const MESSAGE_FILTERS: readonly MessageFilter[] = ['all', 'unread', 'read', 'spam'];

export function isLocalOnly(id: string): boolean {
  return id.includes('.');
}

/** One list of both stores, newest first. What the server knows wins over the local copy of it. */
export function mergeMessages(
  server: readonly ContactMessage[],
  local: readonly MessageView[],
  readIds: ReadonlySet<string>,
): MessageView[] {
  const byId = new Map(local.map((message) => [message.id, message]));
  for (const message of server) byId.set(String(message.id), fromServer(message));
  return [...byId.values()]
    .map((message) => (readIds.has(message.id) && !message.isRead ? { ...message, isRead: true } : message))
    .toSorted((a, b) => timeOf(b) - timeOf(a) || b.id.localeCompare(a.id, 'de', { numeric: true }));
}

function fromServer(message: ContactMessage): MessageView {
  const { id, name, email, phone, service, isRead, spamReason, language } = message;
  const { assignedTo, answeredAt, createdAt } = message;
  return {
    id: String(id),
    name,
    email,
    phone,
    service,
    message: message.message,
    isRead,
    isLocal: false,
    spamReason,
    language,
    assignedTo,
    answeredAt,
    createdAt,
  };
}

function timeOf(message: MessageView): number {
  return message.createdAt === null ? 0 : Date.parse(message.createdAt) || 0;
}

/** Suspected spam is in its own tray only. */
function belongsTo({ isRead, spamReason }: MessageView, filter: MessageFilter): boolean {
  if (filter === 'spam' || spamReason !== null) return filter === 'spam' && spamReason !== null;
  return filter === 'all' || isRead === (filter === 'read');
}

export function countByFilter(messages: readonly MessageView[]): Record<MessageFilter, number> {
  const count = (filter: MessageFilter) => messages.filter((message) => belongsTo(message, filter)).length;
  return { all: count('all'), unread: count('unread'), read: count('read'), spam: count('spam') };
}

/**
 * The messages of a sub-tab that contain the search text, whatever its case, in name, address,
 * service or text. The service is searched as it is stored and as it is shown.
 */
export function findMessages(
  messages: readonly MessageView[],
  filter: MessageFilter,
  search: string,
  serviceLabel: (service: string | null) => string,
): MessageView[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return messages.filter((message) => {
    if (!belongsTo(message, filter)) return false;
    const { name, email, service } = message;
    return [name, email, service ?? '', serviceLabel(service), message.message].some((text) =>
      text.toLocaleLowerCase('de').includes(wanted),
    );
  });
}
