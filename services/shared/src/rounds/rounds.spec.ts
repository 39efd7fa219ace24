import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Rounds } from './rounds.js';

const EVERY_MS = 1000;
const work = jest.fn<(now: Date) => Promise<void>>();

class TestRounds extends Rounds {
  constructor() {
    super({ everyMs: EVERY_MS, failure: 'it waits' });
  }

  run(now: Date): Promise<void> {
    return work(now);
  }
}

let rounds: TestRounds;

beforeEach(() => {
  jest.useFakeTimers();
  work.mockReset().mockResolvedValue();
  rounds = new TestRounds();
});
afterEach(async () => {
  await rounds.beforeApplicationShutdown();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('looks at the start of the service and then regularly', async () => {
  rounds.onApplicationBootstrap();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
  expect(work).toHaveBeenCalledTimes(3);
});

it('makes one round at a time; one that became due meanwhile follows', async () => {
  const order: string[] = [];
  work.mockImplementation(async () => {
    order.push('begin');
    await new Promise((resolve) => {
      setTimeout(resolve, 0.6 * EVERY_MS);
    });
    order.push('end');
  });
  rounds.onApplicationBootstrap();
  rounds.look();
  rounds.look();
  await jest.advanceTimersByTimeAsync(0.9 * EVERY_MS);
  expect(order).toEqual(['begin', 'end', 'begin']);
  await jest.advanceTimersByTimeAsync(0.9 * EVERY_MS);
  expect(order.slice(0, 4)).toEqual(['begin', 'end', 'begin', 'end']);
});

it('logs a round that fails, and makes the next one', async () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
  const err = new Error('no database');
  work.mockRejectedValueOnce(err);
  rounds.onApplicationBootstrap();
  await jest.advanceTimersByTimeAsync(EVERY_MS);
  expect(warn.mock.calls).toEqual([[{ msg: 'it waits', err }]]);
  expect(work).toHaveBeenCalledTimes(2);
});

it('lets a round finish before the service stops, and makes no other', async () => {
  const order: string[] = [];
  work.mockImplementation(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve, 2.5 * EVERY_MS);
    });
    order.push('round');
  });
  rounds.onApplicationBootstrap();
  const stopping = (async () => {
    await rounds.beforeApplicationShutdown();
    order.push('stopped');
  })();
  await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
  await stopping;
  expect(order).toEqual(['round', 'stopped']);
  expect(work).toHaveBeenCalledTimes(1);
});
