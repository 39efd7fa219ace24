import { describe, expect, it, jest } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MadeDocument } from './cached-document.ts';
import { PageCache } from './page-cache.ts';

const noError = () => {
  throw new Error('unexpected');
};
const ROOMY = { count: 10, bytes: 1_000_000 };
const made = (body: string, visible?: string) =>
  jest.fn(async () => ({ status: 200, type: 'text/plain', body, visible }));

async function textOf(
  cache: PageCache,
  key: string,
  version: string,
  make: () => Promise<MadeDocument> = made('unexpected'),
) {
  const document = await cache.get(key, version, make);
  return (await document.bytes(null)).toString();
}

describe('making a document', () => {
  it('happens once, however many ask at the same time and afterwards', async () => {
    const cache = new PageCache(ROOMY, noError);
    const make = made('page');
    const texts = await Promise.all([
      textOf(cache, 'a', '1', make),
      textOf(cache, 'a', '1', make),
      textOf(cache, 'a', '1', make),
    ]);
    expect(texts).toEqual(['page', 'page', 'page']);
    expect(await textOf(cache, 'a', '1', make)).toBe('page');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('happens anew for another version and for another key', async () => {
    const cache = new PageCache(ROOMY, noError);
    expect(await textOf(cache, 'a', '1', made('one'))).toBe('one');
    expect(await textOf(cache, 'a', '2', made('two'))).toBe('two');
    expect(await textOf(cache, 'b', '2', made('other'))).toBe('other');
    expect(cache.size.count).toBe(2);
  });

  it('may fail without being remembered', async () => {
    const cache = new PageCache(ROOMY, noError);
    const broken = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(cache.get('a', '1', broken)).rejects.toThrow('broken');
    expect(await textOf(cache, 'a', '1', made('page'))).toBe('page');
  });

  it('may fail for a later version: the last one is shown until the next, and somebody is told', async () => {
    const told = jest.fn();
    const cache = new PageCache(ROOMY, told);
    await textOf(cache, 'a', '1', made('one'));
    const error = new Error('broken');
    const broken = jest.fn(() => Promise.reject(error));
    for (let visitor = 0; visitor < 3; visitor += 1)
      expect(await textOf(cache, 'a', '2', broken)).toBe('one');
    expect(broken).toHaveBeenCalledTimes(1);
    expect(told.mock.calls).toEqual([[error, 'a']]);
    expect(await textOf(cache, 'a', '3', made('three'))).toBe('three');
    expect(cache.size.count).toBe(1);
  });

  it('keeps the bytes of a document that looks the same', async () => {
    const cache = new PageCache(ROOMY, noError);
    const first = await cache.get('a', '1', made('page at 10:00', 'page at '));
    const second = await cache.get('a', '2', made('page at 10:01', 'page at '));
    expect(second).toBe(first);
    const third = await cache.get('a', '3', made('other page', 'other'));
    expect(third.etag).not.toBe(first.etag);
  });
});

describe('memory', () => {
  it('holds no more documents than allowed, and drops the one that nobody asked for longest', async () => {
    const cache = new PageCache({ count: 2, bytes: 1_000_000 }, noError);
    await textOf(cache, 'a', '1', made('a'));
    await textOf(cache, 'b', '1', made('b'));
    await textOf(cache, 'a', '1');
    await textOf(cache, 'c', '1', made('c'));
    expect(await textOf(cache, 'a', '1')).toBe('a');
    expect(await textOf(cache, 'b', '1', made('b again'))).toBe('b again');
    expect(cache.size.count).toBe(2);
  });

  it('holds no more bytes than allowed, also when documents grow', async () => {
    const cache = new PageCache({ count: 100, bytes: 10_000 }, noError);
    for (let index = 0; index < 20; index += 1) {
      await textOf(cache, `key ${index}`, '1', made('x'.repeat(2000)));
      expect(cache.size.bytes).toBeLessThanOrEqual(10_000);
    }
    expect(cache.size.count).toBe(3);
    await textOf(cache, 'key 19', '2', made('x'.repeat(6000)));
    expect(cache.size).toEqual({ count: 1, bytes: 9000 });
  });

  it('answers also with what is too large to keep', async () => {
    const cache = new PageCache({ count: 0, bytes: 0 }, noError);
    expect(await textOf(cache, 'a', '1', made('page'))).toBe('page');
    expect(cache.size).toEqual({ count: 0, bytes: 0 });
  });
});

it('compresses each form once, without loss', async () => {
  const cache = new PageCache(ROOMY, noError);
  const body = 'Räder '.repeat(1000);
  const document = await cache.get('a', '1', made(body));
  const [brotli, again, gzip] = await Promise.all([
    document.bytes('br'),
    document.bytes('br'),
    document.bytes('gzip'),
  ]);
  expect(again).toBe(brotli);
  expect(brotliDecompressSync(brotli).toString()).toBe(body);
  expect(gunzipSync(gzip).toString()).toBe(body);
});
