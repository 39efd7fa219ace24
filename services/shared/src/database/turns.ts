import pLimit from 'p-limit';
import { AppError } from '../errors/app-error.js';

/** Nobody would hear the answer of what begins later: our pages have given up by then, and have asked again. */
export const LONGEST_WAIT_MS = 20_000;
const RETRY_AFTER_SECONDS = 2;

/** Does the work when its turn comes, and answers what it answers; 503 when that is too late. */
type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Work with the database that comes in crowds: so many at once, and the others wait without holding a connection, in
 * the order in which they came. What nobody waits for any more is not begun, so that the line, which gets longer while
 * Postgres hangs, is short again as soon as it works.
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
