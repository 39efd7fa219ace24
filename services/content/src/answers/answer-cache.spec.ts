import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, jest } from '@jest/globals';
import { AnswerCache, FRESH_MS } from './answer-cache.js';

function cacheAt(time: { now: number }): AnswerCache {
  return new AnswerCache({ now: () => time.now });
}

describe('cached answers', () => {
  it('are read once for all who ask at the same time', async () => {
    const read = jest.fn(() => Promise.resolve({ read: 1 }));
    const cache = cacheAt({ now: 1 });
    const answers = await Promise.all(Array.from({ length: 50 }, () => cache.get('about', read)));
    expect(read).toHaveBeenCalledTimes(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('are read again when their time is over', async () => {
    const time = { now: 1 };
    const cache = cacheAt(time);
    let reads = 0;
    const read = () => Promise.resolve({ reads: (reads += 1) });
    await cache.get('about', read);
    time.now += FRESH_MS;
    expect((await cache.get('about', read)).body).toBe('{"reads":1}');
    // The library asks for the time once a millisecond at the most.
    await sleep(5);
    time.now += 1;
    expect((await cache.get('about', read)).body).toBe('{"reads":2}');
  });

  it('are kept apart by key', async () => {
    const cache = cacheAt({ now: 1 });
    await cache.get('about', () => Promise.resolve('about'));
    expect((await cache.get('team', () => Promise.resolve('team'))).body).toBe('"team"');
  });

  it('are read once more when they were forgotten while they were read', async () => {
    const cache = cacheAt({ now: 1 });
    const reads: ((text: string) => void)[] = [];
    const read = jest.fn(() => new Promise<string>((resolve) => reads.push(resolve)));
    const early = cache.get('about', read);
    cache.forget('about');
    const late = cache.get('about', () => Promise.resolve('new'));
    reads[0]?.('old');
    expect((await late).body).toBe('"new"');
    expect((await early).body).toBe('"new"');
    expect((await cache.get('about', () => Promise.resolve('newer'))).body).toBe('"new"');
  });

  it('do not keep a failure, and the next caller tries again', async () => {
    const cache = cacheAt({ now: 1 });
    await expect(cache.get('about', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    await expect(cache.get('about', () => Promise.resolve('up'))).resolves.toMatchObject({ body: '"up"' });
  });
});
