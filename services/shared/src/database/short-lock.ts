import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';
import { sqlStateOf } from '../errors/postgres-errors.js';

const LOCK_NOT_AVAILABLE = '55P03';
/** Whoever wants to use the table meanwhile waits behind us for so long at the most. */
const LONGEST_WAIT_MS = 400;
const PAUSE_MS = 600;
const ATTEMPTS = 900;

/**
 * Runs statements, all or none of them, that need a table for themselves for a moment, in a migration outside of a
 * transaction. While somebody else holds the table, it steps back and tries again: a lock that is waited for stops
 * everybody who comes later. Gives up after a quarter of an hour.
 */
export async function withShortLock(runner: QueryRunner, statements: string): Promise<void> {
  await runner.query(`SET lock_timeout = ${LONGEST_WAIT_MS}`);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        await runner.query(statements);
        return;
      } catch (error) {
        if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
        await sleep(PAUSE_MS);
      }
    }
  } finally {
    await runner.query('RESET lock_timeout');
  }
}
