import { setTimeout as sleep } from 'node:timers/promises';

/** The value as soon as it is the wanted one; otherwise what it was at the end of the time. */
export async function eventually<T>(read: () => Promise<T>, wanted: T, timeoutMs = 5000): Promise<T> {
  for (const end = Date.now() + timeoutMs; ; await sleep(100)) {
    const value = await read();
    if (value === wanted || Date.now() > end) return value;
  }
}
