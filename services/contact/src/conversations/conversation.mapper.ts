import type { InternalNote, Reply } from '@garage/contracts/contact-conversation';
import type { StaffMember } from '@garage/contracts/contact';
import type { MailEntity } from '../mail/mail.entity.js';
import type { MessageNoteEntity } from './message-note.entity.js';

type Staff = ReadonlyMap<number, StaffMember>;

export function toReply(mail: MailEntity, staff: Staff): Reply {
  return {
    id: mail.id,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    author: (mail.createdBy !== null && staff.get(mail.createdBy)) || null,
    status: mail.status,
    failure: mail.failure,
    createdAt: mail.createdAt.toISOString(),
    sentAt: mail.sentAt?.toISOString() ?? null,
  };
}

export function toInternalNote(note: MessageNoteEntity, staff: Staff): InternalNote {
  return {
    id: note.id,
    text: note.text,
    author: staff.get(note.authorId) ?? null,
    createdAt: note.createdAt.toISOString(),
  };
}
