import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a moment of `performance.now()`; one that is past is not waited for. */
export async function sleepUntil(moment: number): Promise<void> {
  const left = moment - performance.now();
  if (left > 0) await sleep(left);
}
