import { setTimeout as sleep } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { isDependencyFailure, sqlStateOf } from '../errors/postgres-errors.js';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;

/**
 * Tries until Postgres can be reached, with growing pauses. Anything but "not reachable" (a wrong
 * password, a missing database, a broken migration) is thrown: waiting would not repair it.
 */
export async function untilReachable<T>(logger: LoggerService, attempt: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (err) {
      // A missing table or schema here is a broken migration, not a database that is still away.
      if (!isDependencyFailure(err) || /^(42|3F)/.test(sqlStateOf(err) ?? '')) throw err;
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);
      logger.warn({ msg: 'Postgres is not reachable, trying again', tries, delayMs, err });
      await sleep(delayMs);
    }
  }
}
