import { setTimeout as sleep } from 'node:timers/promises';
import type { LoggerService } from '@nestjs/common';
import { isDependencyFailure, sqlStateOf } from '../errors/postgres-errors.js';

const FIRST_DELAY_MS = 200;
const MAX_DELAY_MS = 5000;
/** A wrong password, or no such role, between which Postgres makes no difference; or no such database. */
const NOT_LET_IN = /^(28P01|28000|3D000)$/;
const NOT_LET_IN_PATIENCE_MS = 60_000;

/**
 * Tries until Postgres can be reached, with growing pauses. What waiting would not repair, such as a broken
 * migration, is thrown.
 *
 * @param patienceMs How long it tries although Postgres does not let us in. Where nobody starts the parts one after
 * the other, as on a swarm, a service may be there before its role.
 */
export async function untilReachable<T>(
  logger: LoggerService,
  attempt: () => Promise<T>,
  patienceMs = NOT_LET_IN_PATIENCE_MS,
): Promise<T> {
  const patientUntil = performance.now() + patienceMs;
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (err) {
      const msg = reasonToWait(err, performance.now() < patientUntil);
      if (!msg) throw err;
      const delayMs = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);
      logger.warn({ msg, tries, delayMs, err });
      await sleep(delayMs);
    }
  }
}

function reasonToWait(error: unknown, isPatient: boolean): string | null {
  const state = sqlStateOf(error) ?? '';
  if (NOT_LET_IN.test(state)) {
    return isPatient ? 'Postgres does not let this service in: a wrong password, or not set up yet' : null;
  }
  // A missing table or schema here is a broken migration, not a database that is still away.
  return isDependencyFailure(error) && !/^(42|3F)/.test(state)
    ? 'Postgres is not reachable, trying again'
    : null;
}
