import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredAttachments, StoredRecord } from '../stored-data/personal-data-part.js';
import { MessageNoteEntity } from './message-note.entity.js';

@Injectable()
export class ConversationsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Oldest first. */
  findNotes(contactMessageId: number): Promise<MessageNoteEntity[]> {
    return this.db.manager.find(MessageNoteEntity, { where: { contactMessageId }, order: { id: 'ASC' } });
  }

  /** What was noted on these messages, for whoever asks what is kept about them. */
  async exportNotes(
    contactMessageIds: readonly number[],
    manager: EntityManager,
  ): Promise<StoredAttachments> {
    const rows = await manager.query<{ messageId: number; notes: StoredRecord[] }[]>(
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
}
