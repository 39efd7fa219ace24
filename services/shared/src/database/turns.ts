import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';

/** Nobody hears the answer of what begins later: our pages give up by then. */
export const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 2;

/** Begins with the work when it is its turn, and answers what it answers. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Work with the database that comes in crowds: so many at once, and the others wait without holding a connection, in
 * the order in which they came. Whoever's turn comes too late, as when Postgres hangs, is refused with 503 instead of
 * being answered ever later.
 */
export function turns(atOnce: number): InTurn {
  const limit = pLimit(atOnce);
  return (work) => {
    const cameAt = performance.now();
    return limit(() => {
      if (performance.now() - cameAt > LONGEST_WAIT_MS) {
        throw new AppError(503, 'dependency-unavailable', undefined, {
          retryAfterSeconds: RETRY_AFTER_SECONDS,
        });
      }
      return work();
    });
  };
}
