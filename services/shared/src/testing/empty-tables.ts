import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

const LOCK_NOT_AVAILABLE = '55P03';
const PATIENCE_MS = 20_000;

/**
 * Empties tables between two tests. Jobs of the test before may still be at work and lock rows in another order; whoever
 * waits for them with locks of its own may end in a deadlock. This waits a moment, gives up what it has, and begins again.
 *
 * @param statements TRUNCATE or DELETE, without parameters.
 */
export async function emptyTables(db: DataSource, statements: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; ; await sleep(20)) {
    try {
      await db.transaction(async (manager) => {
        // Less than the second after which Postgres looks for deadlocks.
        await manager.query(`SET LOCAL lock_timeout = '50ms'`);
        await manager.query(statements);
      });
      return;
    } catch (error) {
      const { code } = error as { code?: string };
      if (code !== LOCK_NOT_AVAILABLE || Date.now() > end) throw error;
    }
  }
}
