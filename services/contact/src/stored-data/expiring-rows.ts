import type { DataSource, EntityManager } from 'typeorm';
import type { Deleted, Expiry, RetentionPart } from './retention-part.js';

/** Short enough that nobody waits for a lock. */
const BATCH = 200;

/**
 * Rows of a room's table that end by their age, for which the table needs an index. All parts are SQL of that room,
 * none comes from outside.
 */
interface RowsByAge {
  table: string;
  id: string;
  /** Which of them end at all. */
  where: string;
  /** From when on their days are counted. */
  age: string;
}

/** Deletes the rows of one table that are too old; every room with such a table describes its own. */
export class ExpiringRows implements RetentionPart {
  constructor(
    private readonly db: DataSource,
    private readonly rows: RowsByAge,
  ) {}

  /** The condition for those that are older than so many days at `$2`. */
  isOlderThan(days: string): string {
    const { where, age } = this.rows;
    return `${where} AND ${age} < $2::timestamptz - make_interval(days => ${days}::int)`;
  }

  /** The condition for those that are older than `$1` days at `$2`. */
  get isExpired(): string {
    return this.isOlderThan('$1');
  }

  async count({ days, now }: Expiry): Promise<number> {
    const [row]: { count: number }[] = await this.db.query(
      `SELECT count(*)::int AS count FROM ${this.rows.table} WHERE ${this.isExpired}`,
      [days, now],
    );
    return row?.count ?? 0;
  }

  async deleteSome({ days, now }: Expiry, manager: EntityManager): Promise<Deleted> {
    const { table, id, age } = this.rows;
    const [, count]: [unknown, number] = await manager.query(
      `DELETE FROM ${table} WHERE ${id} = ANY (ARRAY(
         SELECT ${id} FROM ${table} WHERE ${this.isExpired}
          ORDER BY ${age} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
      [days, now],
    );
    return { count, isLast: count < BATCH };
  }
}
