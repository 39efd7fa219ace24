import type { DataSource } from 'typeorm';

/** Short enough that nobody waits for a lock. */
const BATCH = 500;

/** Rows of a table that have ended, for which it needs an index. All parts are SQL, none comes from outside. */
interface EndedRows {
  table: string;
  /** Which of them, with `$1` and so on for the parameters. */
  where: string;
  /** The oldest go first. */
  age: string;
}

/**
 * Deletes a few rows at a time, each time in a transaction of its own: nobody waits, and what was interrupted goes on
 * where it was. Throws between two batches when the service is about to stop.
 */
export async function deleteEnded(
  db: DataSource,
  { table, where, age }: EndedRows,
  parameters: unknown[],
  stopping?: AbortSignal,
): Promise<void> {
  for (let isLast = false; !isLast;) {
    stopping?.throwIfAborted();
    const [, deleted]: [unknown, number] = await db.query(
      `DELETE FROM ${table} WHERE id = ANY (ARRAY(
         SELECT id FROM ${table} WHERE ${where} ORDER BY ${age} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED))`,
      parameters,
    );
    isLast = deleted < BATCH;
  }
}
