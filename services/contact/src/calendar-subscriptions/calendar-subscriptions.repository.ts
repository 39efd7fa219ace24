import type { CalendarScope } from '@garage/contracts/calendar-subscription';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface StoredSubscription {
  userId: number;
  scope: CalendarScope;
  createdAt: Date;
  lastReadAt: Date | null;
}

const COLUMNS = `user_id AS "userId", scope, created_at AS "createdAt", last_read_at AS "lastReadAt"`;

@Injectable()
export class CalendarSubscriptionsRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  async findOf(userId: number): Promise<StoredSubscription | null> {
    const [found] = await this.db.query<StoredSubscription[]>(
      `SELECT ${COLUMNS} FROM contact.calendar_subscriptions WHERE user_id = $1`,
      [userId],
    );
    return found ?? null;
  }

  async findByDigest(digest: Buffer): Promise<StoredSubscription | null> {
    const [found] = await this.db.query<StoredSubscription[]>(
      `SELECT ${COLUMNS} FROM contact.calendar_subscriptions WHERE key_digest = $1`,
      [digest],
    );
    return found ?? null;
  }

  /** In the place of the one before, if there is one. */
  async save(
    userId: number,
    scope: CalendarScope,
    digest: Buffer,
    manager: EntityManager,
  ): Promise<StoredSubscription> {
    const [saved] = await manager.query<StoredSubscription[]>(
      `INSERT INTO contact.calendar_subscriptions (user_id, scope, key_digest) VALUES ($1, $2, $3)
       ON CONFLICT (user_id) DO UPDATE
         SET scope = excluded.scope, key_digest = excluded.key_digest, created_at = now(), last_read_at = NULL
       RETURNING ${COLUMNS}`,
      [userId, scope, digest],
    );
    return saved!;
  }

  async noteRead(userId: number): Promise<void> {
    await this.db.query('UPDATE contact.calendar_subscriptions SET last_read_at = now() WHERE user_id = $1', [
      userId,
    ]);
  }

  /** Whether there was one. */
  async delete(userId: number, manager: EntityManager = this.db.manager): Promise<boolean> {
    const [, count] = await manager.query<[unknown, number]>(
      'DELETE FROM contact.calendar_subscriptions WHERE user_id = $1',
      [userId],
    );
    return count > 0;
  }
}
