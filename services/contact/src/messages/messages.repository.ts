import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ContactMessageEntity } from './contact-message.entity.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** What is known of a message when it comes in. */
export type NewContactMessage = Pick<
  ContactMessageEntity,
  | 'name'
  | 'email'
  | 'phone'
  | 'service'
  | 'message'
  | 'source'
  | 'language'
  | 'spamReason'
  | 'consentAt'
  | 'consentVersion'
>;

/** First part of the advisory lock's key; the message's id is the second. */
const MAIL_LOCK = 0x6d61696c;

/** More are never read at once; by then a garage should have deleted old ones. */
export const NEWEST_MESSAGES = 5000;

@Injectable()
export class MessagesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async insert(message: NewContactMessage, manager: EntityManager): Promise<number> {
    const { identifiers } = await manager.insert(ContactMessageEntity, message);
    return (identifiers[0] as { id: number }).id;
  }

  /** False when the key is already there; waits for a transaction that is about to store it. */
  async claimKey(
    claim: Pick<IdempotencyKeyEntity, 'key' | 'fingerprint' | 'messageId'>,
    manager: EntityManager,
  ): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      `INSERT INTO contact.idempotency_keys (key, fingerprint, message_id) VALUES ($1, $2, $3)
       ON CONFLICT (key) DO NOTHING RETURNING key`,
      [claim.key, claim.fingerprint, claim.messageId],
    );
    return rows.length > 0;
  }

  findKey(key: string): Promise<IdempotencyKeyEntity | null> {
    return this.db.manager.findOneBy(IdempotencyKeyEntity, { key });
  }

  async deleteKeysOlderThan(days: number): Promise<void> {
    await this.db.query(
      `DELETE FROM contact.idempotency_keys WHERE created_at < now() - make_interval(days => $1)`,
      [days],
    );
  }

  findNewest(): Promise<ContactMessageEntity[]> {
    return this.db.manager.find(ContactMessageEntity, {
      order: { createdAt: 'DESC', id: 'DESC' },
      take: NEWEST_MESSAGES,
    });
  }

  async countAllAndUnread(): Promise<{ total: number; unread: number }> {
    const [counts]: { total: number; unread: number }[] = await this.db.query(
      `SELECT count(*)::int AS total, count(*) FILTER (WHERE NOT is_read)::int AS unread
         FROM contact.contact_messages`,
    );
    return counts!;
  }

  findById(id: number): Promise<ContactMessageEntity | null> {
    return this.db.manager.findOneBy(ContactMessageEntity, { id });
  }

  /** The changed message, or null when there is none with this id. */
  async setRead(id: number, isRead: boolean): Promise<ContactMessageEntity | null> {
    await this.db.manager.update(ContactMessageEntity, { id }, { isRead });
    return this.findById(id);
  }

  /** False when there was none with this id. */
  async delete(id: number): Promise<boolean> {
    const { affected } = await this.db.manager.delete(ContactMessageEntity, { id });
    return affected === 1;
  }

  /**
   * Runs the work unless another worker, here or in another replica, holds the message's mail at this
   * moment; says whether it ran. The lock is gone when the process or its connection is.
   */
  withMailLock(id: number, work: () => Promise<void>): Promise<boolean> {
    return this.db.transaction(async (manager) => {
      const [row]: { locked: boolean }[] = await manager.query(
        'SELECT pg_try_advisory_xact_lock($1, $2) AS locked',
        [MAIL_LOCK, id],
      );
      if (row?.locked) await work();
      return row?.locked === true;
    });
  }

  /** Leaves `updated_at` alone: nothing about the message itself has changed. */
  async markMailSent(id: number): Promise<void> {
    await this.db.query(
      'UPDATE contact.contact_messages SET mail_sent_at = now() WHERE id = $1 AND mail_sent_at IS NULL',
      [id],
    );
  }

  /** Messages that the staff have not been told about yet, and for how long the oldest has waited. */
  async countAwaitingMail(): Promise<{ waiting: number; oldestSeconds: number }> {
    const [counts]: { waiting: number; oldestSeconds: number }[] = await this.db.query(
      `SELECT count(*)::int AS waiting,
              coalesce(extract(epoch FROM now() - min(created_at)), 0)::float AS "oldestSeconds"
         FROM contact.contact_messages
        WHERE mail_sent_at IS NULL AND spam_reason IS NULL`,
    );
    return counts!;
  }
}
