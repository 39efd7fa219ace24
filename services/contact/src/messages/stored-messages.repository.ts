import { type FoundMessage, PERSONAL_DATA_LIMITS } from '@garage/contracts/personal-data';
import { EXPIRING_LISTED, type ExpiringMessage, type RetentionDays } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { StoredPerson, StoredRecord } from '../stored-data/personal-data-part.js';
import { platePattern } from '../stored-data/plates.js';

/** `$1` are addresses, `$2` is a pattern that finds the plate among other words, or null, `$3` are customers. */
const OF_PERSON = '(lower(email) = ANY ($1::text[]) OR customer_id = ANY ($3::int[]) OR message ~* $2::text)';

/** What is kept of visitors' messages, and for how long. */
@Injectable()
export class StoredMessagesRepository {
  readonly contactMessages: ExpiringRows;
  readonly spam: ExpiringRows;
  readonly idempotencyKeys: ExpiringRows;

  constructor(private readonly db: DataSource) {
    const messages = { table: 'contact.contact_messages', id: 'id', age: 'created_at' };
    this.contactMessages = new ExpiringRows(db, { ...messages, where: 'spam_reason IS NULL' });
    this.spam = new ExpiringRows(db, { ...messages, where: 'spam_reason IS NOT NULL' });
    this.idempotencyKeys = new ExpiringRows(db, {
      table: 'contact.idempotency_keys',
      id: 'key',
      where: 'true',
      age: 'created_at',
    });
  }

  /** The oldest of those that are due, spam among them. */
  async findExpiring(
    { contactMessages, spam }: Pick<RetentionDays, 'contactMessages' | 'spam'>,
    now: Date,
  ): Promise<ExpiringMessage[]> {
    const rows = await this.db.query<(Omit<ExpiringMessage, 'createdAt'> & { createdAt: Date })[]>(
      `SELECT id, created_at AS "createdAt", is_read AS "isRead",
              answered_at IS NOT NULL AS "isAnswered", spam_reason IS NOT NULL AS "isSpam"
         FROM contact.contact_messages
        WHERE id IN (${oldestOf(this.contactMessages, '$1')} UNION ALL ${oldestOf(this.spam, '$3')})
        ORDER BY created_at LIMIT ${EXPIRING_LISTED}`,
      [contactMessages, now, spam],
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async find(person: StoredPerson): Promise<FoundMessage[]> {
    const rows = await this.db.query<(Omit<FoundMessage, 'createdAt'> & { createdAt: Date })[]>(
      `SELECT id, created_at AS "createdAt", name, email FROM contact.contact_messages
        WHERE ${OF_PERSON} ORDER BY id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      valuesOf(person),
    );
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
  }

  async export(person: StoredPerson, manager: EntityManager): Promise<(StoredRecord & { id: number })[]> {
    const rows = await manager.query<{ record: StoredRecord & { id: number } }[]>(
      `SELECT to_jsonb(stored) AS record
         FROM contact.contact_messages AS stored WHERE ${OF_PERSON} ORDER BY id`,
      valuesOf(person),
    );
    return rows.map(({ record }) => record);
  }

  /** With answers and notes. Answers the ids. */
  async erase(person: StoredPerson, manager: EntityManager): Promise<number[]> {
    const [rows]: [{ id: number }[], number] = await manager.query(
      `DELETE FROM contact.contact_messages WHERE ${OF_PERSON} RETURNING id`,
      valuesOf(person),
    );
    return rows.map(({ id }) => id);
  }
}

/** Ids by an index; asked for together, the database would look at every message that is not due. */
function oldestOf(rows: ExpiringRows, days: string): string {
  return `(SELECT id FROM contact.contact_messages WHERE ${rows.isOlderThan(days)}
            ORDER BY created_at LIMIT ${EXPIRING_LISTED})`;
}

function valuesOf({ emails, plate, customerIds }: StoredPerson) {
  return [emails, plate === null ? null : platePattern(plate), customerIds];
}
