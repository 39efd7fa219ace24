import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ContactMessageEntity } from './contact-message.entity.js';
import { IdempotencyKeyEntity } from './idempotency-key.entity.js';

/** What is known of a message when it comes in. */
export type NewContactMessage = Pick<
  ContactMessageEntity,
  | 'name'
  | 'email'
  | 'phone'
  | 'address'
  | 'service'
  | 'message'
  | 'source'
  | 'language'
  | 'spamReason'
  | 'consentAt'
  | 'consentVersion'
  | 'customerId'
>;

/** What the staff may change. */
export type MessageChange = Partial<
  Pick<ContactMessageEntity, 'isRead' | 'spamReason' | 'assignedTo' | 'answeredAt' | 'customerId'>
>;

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

  findById(id: number): Promise<ContactMessageEntity | null> {
    return this.db.manager.findOneBy(ContactMessageEntity, { id });
  }

  findByIds(ids: readonly number[]): Promise<ContactMessageEntity[]> {
    return this.db.manager.findBy(ContactMessageEntity, { id: In([...ids]) });
  }

  /** Holds the message still until the transaction ends; null when there is none. */
  lock(id: number, manager: EntityManager): Promise<ContactMessageEntity | null> {
    return manager.findOne(ContactMessageEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async update(id: number, change: MessageChange, manager: EntityManager): Promise<void> {
    await manager.update(ContactMessageEntity, { id }, change);
  }

  /** The time of the first answer stays. */
  async markAnswered(id: number, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.contact_messages
          SET is_read = true, answered_at = coalesce(answered_at, now()), updated_at = now()
        WHERE id = $1`,
      [id],
    );
  }

  /** False when there was none with this id. */
  async delete(id: number, manager: EntityManager): Promise<boolean> {
    const { affected } = await manager.delete(ContactMessageEntity, { id });
    return affected === 1;
  }
}
