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
  address: string | null;
  service: string | null;
  message: string;
  isRead: boolean;
  /** Stored in this browser, not on the server. */
  isLocal: boolean;
  spamReason: SpamReason | null;
  /** Whose it is; null for spam, and until it is known. */
  customerId: number | null;
  /** In which language the visitor read the site; null when nobody noted it. */
  language: Language | null;
  /** Who takes care of it. */
  assignedTo: StaffMember | null;
  answeredAt: IsoTimestamp | null;
  createdAt: IsoTimestamp | null;
}

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
    .map((message) => withReadMark(message, readIds))
    .sort((a, b) => timeOf(b) - timeOf(a) || b.id.localeCompare(a.id, 'de', { numeric: true }));
}

/** What was read in this browser is read, though the server may not know it yet. */
export function withReadMark(message: MessageView, readIds: ReadonlySet<string>): MessageView {
  return readIds.has(message.id) && !message.isRead ? { ...message, isRead: true } : message;
}

export function fromServer(message: ContactMessage): MessageView {
  const { id, name, email, phone, address, service, isRead, spamReason, customerId, language } = message;
  const { assignedTo, answeredAt, createdAt } = message;
  return {
    id: String(id),
    name,
    email,
    phone,
    address,
    service,
    message: message.message,
    isRead,
    isLocal: false,
    spamReason,
    customerId,
    language,
    assignedTo,
    answeredAt,
    createdAt,
  };
}

function timeOf(message: MessageView): number {
  return message.createdAt === null ? 0 : Date.parse(message.createdAt) || 0;
}

/** The messages of this browser that have the search text, whatever its case, in name, address, service or text. */
export function findLocally(
  messages: readonly MessageView[],
  search: string,
  serviceLabel: (service: string | null) => string,
): MessageView[] {
  const wanted = search.trim().toLocaleLowerCase('de');
  return messages.filter(({ name, email, service, message }) =>
    [name, email, service ?? '', serviceLabel(service), message].some((text) =>
      text.toLocaleLowerCase('de').includes(wanted),
    ),
  );
}
