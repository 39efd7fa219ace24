import { describe, expect, it, jest } from '@jest/globals';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { MadeDocument } from './cached-document.ts';
import { Documents } from './documents.ts';

const noError = () => {
  throw new Error('unexpected');
};
const documentsWith = (onStale: (error: unknown, key: string) => void = noError) =>
  new Documents(onStale, { isKept: true });
const made = (body: string, visible?: string) =>
  jest.fn(async () => ({ status: 200, type: 'text/plain', body, visible }));

const megabytes = (count: number) => made('x'.repeat(count * 1024 * 1024));

async function textOf(
  documents: Documents,
  key: string,
  version: string,
  make: () => Promise<MadeDocument> = made('unexpected'),
) {
  const document = await documents.get(key, version, make);
  return (await document.bytes(null)).toString();
}

describe('making a document', () => {
  it('happens once, however many ask at the same time and afterwards', async () => {
    const documents = documentsWith();
    const make = made('page');
    const texts = await Promise.all([
      textOf(documents, 'a', '1', make),
      textOf(documents, 'a', '1', make),
      textOf(documents, 'a', '1', make),
    ]);
    expect(texts).toEqual(['page', 'page', 'page']);
    expect(await textOf(documents, 'a', '1', make)).toBe('page');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('happens anew for another version and for another key', async () => {
    const documents = documentsWith();
    expect(await textOf(documents, 'a', '1', made('one'))).toBe('one');
    expect(await textOf(documents, 'a', '2', made('two'))).toBe('two');
    expect(await textOf(documents, 'b', '2', made('other'))).toBe('other');
    expect(await textOf(documents, 'a', '2')).toBe('two');
  });

  it('may fail without being remembered', async () => {
    const documents = documentsWith();
    const broken = jest.fn(() => Promise.reject(new Error('broken')));
    await expect(documents.get('a', '1', broken)).rejects.toThrow('broken');
    expect(await textOf(documents, 'a', '1', made('page'))).toBe('page');
  });

  it('may fail for a later version: the last one is shown until the next, and somebody is told', async () => {
    const told = jest.fn();
    const documents = documentsWith(told);
    await textOf(documents, 'a', '1', made('one'));
    const error = new Error('broken');
    const broken = jest.fn(() => Promise.reject(error));
    for (let visitor = 0; visitor < 3; visitor += 1)
      expect(await textOf(documents, 'a', '2', broken)).toBe('one');
    expect(broken).toHaveBeenCalledTimes(1);
    expect(told.mock.calls).toEqual([[error, 'a']]);
    expect(await textOf(documents, 'a', '3', made('three'))).toBe('three');
  });

  it('keeps the bytes of a document that looks the same', async () => {
    const documents = documentsWith();
    const first = await documents.get('a', '1', made('page at 10:00', 'page at '));
    const second = await documents.get('a', '2', made('page at 10:01', 'page at '));
    expect(second).toBe(first);
    const third = await documents.get('a', '3', made('other page', 'other'));
    expect(third.etag).not.toBe(first.etag);
  });

  it('happens each time while developing, and what fails then is seen', async () => {
    const documents = new Documents(noError, { isKept: false });
    expect(await textOf(documents, 'a', '1', made('one'))).toBe('one');
    expect(await textOf(documents, 'a', '1', made('two'))).toBe('two');
    await expect(documents.get('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow(
      'broken',
    );
  });
});

it('kept documents take no more than 64 MiB, also when they grow', async () => {
  const documents = documentsWith();
  for (const key of ['a', 'b', 'c']) await documents.get(key, '1', megabytes(20));
  expect((await documents.get('c', '1', noError)).size).toBe(30 * 1024 * 1024);
  const again = megabytes(1);
  await documents.get('a', '1', again);
  expect(again).toHaveBeenCalledTimes(1);
});

it('each form of a document is compressed once, without loss', async () => {
  const documents = documentsWith();
  const body = 'Räder '.repeat(1000);
  const document = await documents.get('a', '1', made(body));
  const [brotli, again, gzip] = await Promise.all([
    document.bytes('br'),
    document.bytes('br'),
    document.bytes('gzip'),
  ]);
  expect(again).toBe(brotli);
  expect(brotliDecompressSync(brotli).toString()).toBe(body);
  expect(gunzipSync(gzip).toString()).toBe(body);
});
