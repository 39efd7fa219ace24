import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type CacheOptions, RefreshingCache } from './refreshing-cache.js';

let now: number;

beforeEach(() => {
  now = 1;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const unexpected = () => Promise.reject(new Error('unexpected'));
const settle = () => new Promise(setImmediate);

/** A cache whose failures are expected. */
function cacheWith(options: Partial<CacheOptions<string>> = {}) {
  return new RefreshingCache<string>({ max: 10, freshMs: 1000, onStale: () => {}, ...options });
}

/** Answers each question when the spec says so. */
function slowSource() {
  const answers: { answer: (value: string) => void; fail: (error: Error) => void }[] = [];
  const ask = jest.fn(() => new Promise<string>((answer, fail) => void answers.push({ answer, fail })));
  return { ask, answers };
}

describe('a value', () => {
  it('is got once for all who ask at the same time and while it is fresh', async () => {
    const cache = cacheWith();
    const get = jest.fn(async () => 'one');
    const found = await Promise.all(Array.from({ length: 50 }, () => cache.get('a', get)));
    now += 1000;
    found.push(await cache.get('a', get));
    expect(get).toHaveBeenCalledTimes(1);
    expect(new Set(found)).toEqual(new Set(['one']));
  });

  it('is got again when its time is over, with the known one at hand', async () => {
    const cache = cacheWith();
    await cache.get('a', async () => 'one');
    now += 1001;
    expect(await cache.get('a', async (known) => `${known}, two`)).toBe('one, two');
  });

  it('without a time is kept for ever', async () => {
    const cache = new RefreshingCache<string>({ max: 10 });
    await cache.get('a', async () => 'one');
    now += 1_000_000;
    expect(await cache.get('a', unexpected)).toBe('one');
  });

  it('is kept apart by key', async () => {
    const cache = cacheWith();
    await cache.get('a', async () => 'one');
    expect(await cache.get('b', async () => 'other')).toBe('other');
  });

  it('that nobody asked for longest goes first', async () => {
    const cache = cacheWith({ max: 2 });
    await cache.get('a', async () => 'a');
    await cache.get('b', async () => 'b');
    await cache.get('a', unexpected);
    await cache.get('c', async () => 'c');
    expect(await cache.get('a', unexpected)).toBe('a');
    expect(await cache.get('b', async () => 'b again')).toBe('b again');
    expect(cache.size.count).toBe(2);
  });

  it('goes, too, when all are larger than allowed; one that is too large is answered all the same', async () => {
    const cache = cacheWith({ maxSize: 10, sizeOf: (value) => value.length });
    for (const key of ['a', 'b', 'c']) {
      await cache.get(key, async () => 'four');
      expect(cache.size.bytes).toBeLessThanOrEqual(10);
    }
    expect(cache.size).toEqual({ count: 2, bytes: 8 });
    expect(await cache.get('d', async () => 'more than ten')).toBe('more than ten');
    expect(await cache.get('d', async () => 'got again')).toBe('got again');
  });
});

describe('an older value', () => {
  it('is answered at once and refreshed behind', async () => {
    const cache = cacheWith({ staleMs: 5000 });
    await cache.get('a', async () => 'one');
    now += 4999;
    expect(await cache.get('a', async () => 'two')).toBe('one');
    await settle();
    expect(await cache.get('a', unexpected)).toBe('two');
  });

  it('is too old after a quiet time: whoever comes first waits for the new one', async () => {
    const cache = cacheWith({ staleMs: 5000 });
    await cache.get('a', async () => 'one');
    now += 5000;
    expect(await cache.get('a', async () => 'two')).toBe('two');
  });

  it('is shown all the same once patience is over, and the new one is taken when it comes', async () => {
    const cache = cacheWith({ staleMs: 5000, patienceMs: 20 });
    await cache.get('a', async () => 'one');
    now += 5000;
    const { ask, answers } = slowSource();
    expect(await cache.get('a', ask)).toBe('one');
    expect(await cache.get('a', unexpected)).toBe('one');
    answers[0]!.answer('two');
    await settle();
    expect(await cache.get('a', unexpected)).toBe('two');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('makes nobody wait in vain: not while the last refresh took longer than patience', async () => {
    const cache = cacheWith({ staleMs: 5000, patienceMs: 20 });
    const taking = (milliseconds: number, value: string) => async () => {
      now += milliseconds;
      return value;
    };
    await cache.get('a', taking(21, 'one'));
    now += 5000;
    expect(await cache.get('a', taking(20, 'two'))).toBe('one');
    await settle();
    now += 5000;
    expect(await cache.get('a', taking(20, 'three'))).toBe('three');
  });

  it('that was remembered from elsewhere makes nobody wait either, and is refreshed behind', async () => {
    const cache = cacheWith({ staleMs: Number.POSITIVE_INFINITY });
    cache.remember('a', 'remembered');
    now += 2;
    expect(await cache.get('a', async () => 'new')).toBe('remembered');
    await settle();
    expect(await cache.get('a', unexpected)).toBe('new');
  });
});

describe('a failure', () => {
  it('is not kept: the next one who asks tries again', async () => {
    const cache = cacheWith();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'up')).toBe('up');
  });

  it('leaves what is known, is told once, and is tried again when the time is over', async () => {
    const onStale = jest.fn();
    const cache = cacheWith({ onStale });
    await cache.get('a', async () => 'one');
    const error = new Error('down');
    const down = jest.fn(() => Promise.reject(error));
    now += 1001;
    for (let asked = 0; asked < 3; asked += 1) expect(await cache.get('a', down)).toBe('one');
    expect(down).toHaveBeenCalledTimes(1);
    expect(onStale.mock.calls).toEqual([[error, 'a']]);
  });

  it('is followed by an attempt that nobody waits for, however old the value is', async () => {
    const cache = cacheWith();
    await cache.get('a', async () => 'one');
    now += 1001;
    await cache.get('a', () => Promise.reject(new Error('down')));
    now += 100_000;
    const { ask, answers } = slowSource();
    expect(await cache.get('a', ask)).toBe('one');
    answers[0]!.answer('two');
    await settle();
    expect(await cache.get('a', unexpected)).toBe('two');
  });
});

describe('a value that was forgotten', () => {
  it('is got again', async () => {
    const cache = cacheWith();
    for (const key of ['a', 'b', 'c']) await cache.get(key, async () => 'old');
    cache.forget('a');
    expect(await cache.get('a', async () => 'new')).toBe('new');
    expect(await cache.get('b', unexpected)).toBe('old');
    cache.forgetAll();
    expect(await cache.get('b', async () => 'new')).toBe('new');
  });

  it.each(['never known before', 'known before'])(
    'while it was got is got once more, and nobody is told the old one (%s)',
    async (before) => {
      const cache = cacheWith();
      if (before === 'known before') await cache.get('a', async () => 'older');
      now += 1001;
      const { ask, answers } = slowSource();
      const early = cache.get('a', ask);
      cache.forget('a');
      const late = cache.get('a', async () => 'new');
      answers[0]!.answer('old');
      expect(await late).toBe('new');
      expect(await early).toBe('new');
      expect(await cache.get('a', unexpected)).toBe('new');
    },
  );
});

describe('a version', () => {
  it('that is another one makes everybody wait for a new value, which takes the place of the old', async () => {
    const cache = cacheWith();
    expect(await cache.get('a', async () => 'one', '1')).toBe('one');
    expect(await cache.get('a', async () => 'two', '2')).toBe('two');
    expect(await cache.get('a', unexpected, '2')).toBe('two');
    expect(cache.size.count).toBe(1);
  });

  it('that cannot be got shows the one before until the next, and is told once', async () => {
    const onStale = jest.fn();
    const cache = cacheWith({ onStale });
    await cache.get('a', async () => 'one', '1');
    const down = jest.fn(() => Promise.reject(new Error('broken')));
    for (let asked = 0; asked < 3; asked += 1) expect(await cache.get('a', down, '2')).toBe('one');
    expect(down).toHaveBeenCalledTimes(1);
    expect(onStale).toHaveBeenCalledTimes(1);
    expect(await cache.get('a', async () => 'three', '3')).toBe('three');
  });

  it('is not mixed up with another one that is got at the same time', async () => {
    const cache = cacheWith();
    const { ask, answers } = slowSource();
    const first = cache.get('a', ask, '1');
    const second = cache.get('a', async () => 'two', '2');
    answers[0]!.answer('one');
    expect(await first).toBe('one');
    expect(await second).toBe('two');
  });
});
