import type { BlockedDate } from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

@Injectable()
export class BlockedDatesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** From this day on. */
  findFrom(
    day: string,
    manager: EntityManager = this.db.manager,
  ): Promise<Pick<BlockedDate, 'date' | 'reason'>[]> {
    return manager.query<Pick<BlockedDate, 'date' | 'reason'>[]>(
      `SELECT date::text, reason FROM contact.blocked_dates WHERE date >= $1 ORDER BY date`,
      [day],
    );
  }

  /** A day that is blocked already gets the new reason. */
  async block(from: string, to: string, reason: string | null, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO contact.blocked_dates (date, reason)
       SELECT day, $3 FROM generate_series($1::date, $2::date, interval '1 day') AS day
       ON CONFLICT (date) DO UPDATE SET reason = excluded.reason`,
      [from, to, reason],
    );
  }

  /** False when none of these days was blocked. */
  async free(from: string, to: string, manager: EntityManager): Promise<boolean> {
    const [, freed] = await manager.query<[unknown, number]>(
      'DELETE FROM contact.blocked_dates WHERE date BETWEEN $1 AND $2',
      [from, to],
    );
    return freed > 0;
  }
}
