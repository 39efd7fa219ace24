import type { OutgoingMail } from '@garage/contracts/mails';
import type { ListedMail } from './mails.repository.js';

/** Names every field that leaves the service; the mail's text is not among them. */
export function toOutgoingMail(mail: ListedMail): OutgoingMail {
  return {
    id: mail.id,
    kind: mail.kind,
    status: mail.status,
    recipient: mail.recipient,
    subject: mail.subject,
    contactMessageId: mail.contactMessageId,
    attempts: mail.attempts,
    failure: mail.failure,
    heldUntil: (mail.admittedAt === null && mail.heldUntil?.toISOString()) || null,
    createdAt: mail.createdAt.toISOString(),
    lastAttemptAt: mail.lastAttemptAt?.toISOString() ?? null,
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}
