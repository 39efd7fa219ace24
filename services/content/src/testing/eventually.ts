import { setTimeout as sleep } from 'node:timers/promises';

const PAUSE_MS = 20;
/** What one look takes at the most. What is more, the machine had other work. */
const LOOK_MS = 250;

/**
 * Waits for something that happens by itself; fails when it does not happen in time, of which a machine that stands still
 * takes nothing away: what is refreshed behind an answer needs somebody who asks again.
 */
export async function eventually<T>(
  look: () => Promise<T>,
  isThere: (found: T) => boolean,
  withinMs: number,
): Promise<T> {
  let begun = performance.now();
  for (let passedMs = 0; ;) {
    const found = await look();
    if (isThere(found)) return found;
    if (passedMs > withinMs) throw new Error(`did not happen within ${withinMs} ms`);
    await sleep(PAUSE_MS);
    const now = performance.now();
    passedMs += Math.min(now - begun, PAUSE_MS + LOOK_MS);
    begun = now;
  }
}
