import { setTimeout as sleep } from 'node:timers/promises';

/**
 * The value as soon as it is the wanted one; otherwise what it was at the end of the time, which is long enough for a
 * busy machine to have no time for us.
 */
export async function eventually<T>(
  read: () => Promise<T>,
  wanted: T,
  timeoutMs = 30_000,
  everyMs = 100,
): Promise<T> {
  for (const end = Date.now() + timeoutMs; ; await sleep(everyMs)) {
    const value = await read();
    if (value === wanted || Date.now() > end) return value;
  }
}
