import { EventEmitter, once } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LONGEST_WAIT_MS, turns } from './turns.js';

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

/** A piece of work that ends when the test says so. */
function heldWork() {
  const work = new EventEmitter();
  const ended = once(work, 'end').then(() => 'done');
  return { begin: jest.fn(() => ended), end: () => work.emit('end') };
}

describe('work that comes in crowds', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('begins in the order in which it came, so much at once', async () => {
    const inTurn = turns(2);
    const work = [heldWork(), heldWork(), heldWork(), heldWork()];
    const results = work.map(({ begin }) => inTurn(begin));
    const begun = async () => {
      await nextTurn();
      return work.map(({ begin }) => begin.mock.calls.length);
    };
    expect(await begun()).toEqual([1, 1, 0, 0]);
    work[1]!.end();
    expect(await begun()).toEqual([1, 1, 1, 0]);
    for (const { end } of work) end();
    expect(await Promise.all(results)).toEqual(['done', 'done', 'done', 'done']);
  });

  it('goes on after what failed', async () => {
    const inTurn = turns(1);
    const failed = inTurn(() => Promise.reject(new Error('broken')));
    const next = inTurn(() => Promise.resolve('next'));
    await expect(failed).rejects.toThrow('broken');
    await expect(next).resolves.toBe('next');
  });

  it('is begun when its turn comes just in time', async () => {
    const inTurn = turns(1);
    const slow = heldWork();
    const first = inTurn(slow.begin);
    const second = inTurn(() => Promise.resolve('in time'));
    await nextTurn();
    jest.advanceTimersByTime(LONGEST_WAIT_MS - 1);
    slow.end();
    await expect(second).resolves.toBe('in time');
    await expect(first).resolves.toBe('done');
  });

  it('is refused with 503 and not begun when its turn comes too late', async () => {
    const inTurn = turns(1);
    const slow = heldWork();
    const late = heldWork();
    const first = inTurn(slow.begin);
    const second = inTurn(late.begin);
    await nextTurn();
    jest.advanceTimersByTime(LONGEST_WAIT_MS + 1);
    slow.end();
    await expect(second).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
    expect(late.begin).not.toHaveBeenCalled();
    await expect(first).resolves.toBe('done');
    await expect(inTurn(() => Promise.resolve('again'))).resolves.toBe('again');
  });
});
