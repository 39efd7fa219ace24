import { expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { OneAtATime } from './one-at-a-time.js';

it('begins with the next piece of work when the one before has ended, also in failure', async () => {
  const queue = new OneAtATime();
  const log: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    log.push(`${name} begins`);
    await sleep(5);
    log.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const results = await Promise.allSettled([
    queue.run(work('a', false)),
    queue.run(work('b', true)),
    queue.run(work('c', false)),
  ]);
  expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
