import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something that happens by itself; fails when it does not happen in time. */
export async function eventually<T>(
  look: () => Promise<T>,
  isThere: (found: T) => boolean,
  withinMs: number,
): Promise<T> {
  for (const end = performance.now() + withinMs; ;) {
    const found = await look();
    if (isThere(found)) return found;
    if (performance.now() > end) throw new Error(`did not happen within ${withinMs} ms`);
    await sleep(20);
  }
}
