import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { StoredAttachments, StoredRecord } from '../stored-data/personal-data-part.js';
import type { RetentionParts } from '../stored-data/retention-part.js';

/** What is kept of mails, and for how long. */
@Injectable()
export class StoredMailsRepository {
  readonly retention: RetentionParts<'sentMails'>;

  constructor(db: DataSource) {
    const sentMails = new ExpiringRows(db, {
      table: 'contact.mails',
      id: 'id',
      // Those that nobody tries any more, too; answers to visitors belong to their message.
      where: `status <> 'waiting' AND kind <> 'reply'`,
      age: 'coalesce(sent_at, last_attempt_at, created_at)',
    });
    this.retention = { sentMails };
  }

  /** What was answered to these messages. */
  async exportReplies(
    contactMessageIds: readonly number[],
    manager: EntityManager,
  ): Promise<StoredAttachments> {
    const rows = await manager.query<{ messageId: number; replies: StoredRecord[] }[]>(
      `SELECT contact_message_id AS "messageId", jsonb_agg(jsonb_build_object(
                'subject', subject, 'text', text, 'sentAt', sent_at) ORDER BY id) AS replies
         FROM contact.mails WHERE contact_message_id = ANY ($1) AND kind = 'reply' GROUP BY contact_message_id`,
      [contactMessageIds],
    );
    return new Map(rows.map(({ messageId, replies }) => [messageId, replies]));
  }
}
