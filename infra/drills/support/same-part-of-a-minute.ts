import { setTimeout as sleep } from 'node:timers/promises';

const BEGINS_AT = 50;

/**
 * Waits for second 50. Pages are drawn anew once a minute, so figures compare only when each was taken over such a
 * moment, or none was.
 */
export async function samePartOfAMinute(): Promise<void> {
  const now = new Date();
  const seconds = now.getSeconds() + now.getMilliseconds() / 1000;
  await sleep(((BEGINS_AT - seconds + 60) % 60) * 1000);
}
