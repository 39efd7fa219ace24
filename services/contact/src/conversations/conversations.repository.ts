import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MailEntity } from '../mail/mail.entity.js';
import type { StoredAttachments, StoredRecord } from '../stored-data/personal-data-part.js';
import { MessageNoteEntity } from './message-note.entity.js';

@Injectable()
export class ConversationsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Oldest first. */
  findReplies(contactMessageId: number, manager: EntityManager = this.db.manager): Promise<MailEntity[]> {
    return manager.find(MailEntity, { where: { contactMessageId, kind: 'reply' }, order: { id: 'ASC' } });
  }

  /** Whatever message it answers. */
  findReplyByKey(idempotencyKey: string, manager: EntityManager): Promise<MailEntity | null> {
    return manager.findOneBy(MailEntity, { kind: 'reply', idempotencyKey });
  }

  findReply(id: number): Promise<MailEntity> {
    return this.db.manager.findOneByOrFail(MailEntity, { id });
  }

  /** Oldest first. */
  findNotes(contactMessageId: number): Promise<MessageNoteEntity[]> {
    return this.db.manager.find(MessageNoteEntity, { where: { contactMessageId }, order: { id: 'ASC' } });
  }

  /** What was noted on these messages, for whoever asks what is kept about them. */
  async recordsOf(contactMessageIds: readonly number[]): Promise<StoredAttachments> {
    const rows = await this.db.query<{ messageId: number; notes: StoredRecord[] }[]>(
      `SELECT contact_message_id AS "messageId", jsonb_agg(jsonb_build_object(
                'text', text, 'createdAt', created_at) ORDER BY id) AS notes
         FROM contact.message_notes WHERE contact_message_id = ANY ($1) GROUP BY contact_message_id`,
      [contactMessageIds],
    );
    return new Map(rows.map(({ messageId, notes }) => [messageId, notes]));
  }

  findNote(contactMessageId: number, id: number): Promise<MessageNoteEntity | null> {
    return this.db.manager.findOneBy(MessageNoteEntity, { contactMessageId, id });
  }

  async insertNote(
    note: Pick<MessageNoteEntity, 'contactMessageId' | 'text' | 'authorId'>,
    manager: EntityManager,
  ): Promise<number> {
    const { identifiers } = await manager.insert(MessageNoteEntity, note);
    return (identifiers[0] as { id: number }).id;
  }

  /** False when there was none with this id. */
  async deleteNote(id: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(MessageNoteEntity, { id });
    return affected === 1;
  }

  /** Holds the message still until the transaction ends; false when there is none. */
  async lockMessage(id: number, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT id FROM contact.contact_messages WHERE id = $1 FOR UPDATE',
      [id],
    );
    return rows.length > 0;
  }
}
