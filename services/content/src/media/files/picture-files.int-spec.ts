import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { AppError } from '@garage/shared/errors/app-error';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type S3StandIn, startS3StandIn } from '../../testing/s3-stand-in.js';
import { DiskFiles } from './disk-files.js';
import type { PictureFiles } from './picture-files.js';
import { S3Files, type S3Place } from './s3-files.js';

let folder: string;
let store: S3StandIn;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'picture-files-'));
  store = await startS3StandIn();
});
afterEach(async () => {
  rmSync(folder, { recursive: true });
  await store.close();
});

const place = (changed: Partial<S3Place> = {}): S3Place => ({
  endpoint: store.env['S3_ENDPOINT']!,
  region: store.env['S3_REGION']!,
  bucket: store.env['S3_BUCKET']!,
  accessKeyId: store.env['S3_ACCESS_KEY_ID']!,
  secretAccessKey: store.env['S3_SECRET_ACCESS_KEY']!,
  ...changed,
});

async function contentOf(files: PictureFiles, name: string): Promise<[number, string] | null> {
  const found = await files.open(name);
  return found && [found.size, String(await buffer(found.bytes))];
}

async function namesIn(files: PictureFiles): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of files.list()) names.push(name);
  return names.toSorted();
}

describe.each([
  ['on disk', () => new DiskFiles(folder)],
  ['in a bucket', () => new S3Files(place())],
])('files %s', (_where, make) => {
  it('are found again as they were written, the last time', async () => {
    const files = make();
    await files.onModuleInit();
    await files.write('a.jpg', Buffer.from('first'));
    await files.write('a.jpg', Buffer.from('the second'));
    expect(await contentOf(files, 'a.jpg')).toEqual([10, 'the second']);
    expect(String(await files.read('a.jpg'))).toBe('the second');
    expect([await files.has('a.jpg'), await files.has('b.jpg')]).toEqual([true, false]);
  });

  it('that are not there are not there', async () => {
    const files = make();
    expect(await files.open('b.jpg')).toBeNull();
    expect(await files.read('b.jpg')).toBeNull();
    await expect(files.remove('b.jpg')).resolves.toBeUndefined();
  });

  it('are all listed with the moment they came, and no more once removed', async () => {
    const files = make();
    const names = Array.from({ length: 12 }, (_, index) => `${String(index).padStart(2, '0')}.webp`);
    const before = Date.now() - 1500; // stores and disks count in seconds
    for (const name of names) await files.write(name, Buffer.from(name));
    expect(await namesIn(files)).toEqual(names);
    for await (const { changedAt } of files.list()) {
      expect(changedAt.getTime()).toBeGreaterThan(before);
      expect(changedAt.getTime()).toBeLessThan(Date.now() + 1500);
    }
    for (const name of names) await files.remove(name);
    expect(await namesIn(files)).toEqual([]);
  });
});

describe('a file on disk', () => {
  it('that a crash has cut off is not there; it is listed and removed with its name', async () => {
    const files = new DiskFiles(folder);
    writeFileSync(path.join(folder, 'a.jpg.part'), 'half');
    expect(await files.has('a.jpg')).toBe(false);
    expect(await namesIn(files)).toEqual(['a.jpg']);
    await files.remove('a.jpg');
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('a bucket', () => {
  it.each([
    ['a wrong secret', { secretAccessKey: 'another one' }, '403 SignatureDoesNotMatch'],
    ['a wrong region', { region: 'us-east-1' }, '403 SignatureDoesNotMatch'],
    ['a wrong name', { bucket: 'nowhere' }, '404 NoSuchBucket'],
  ])('with %s stops the service at its start, which says why', async (_what, wrong, reason) => {
    const starting = new S3Files(place(wrong)).onModuleInit();
    await expect(starting).rejects.toThrow(`S3_BUCKET cannot be written to: the store answers ${reason}`);
  });

  it('that does not answer lets the service start, and is no mistake of whoever asks', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => {});
    const files = new S3Files(place());
    await store.close();
    await expect(files.onModuleInit()).resolves.toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [expect.objectContaining({ msg: 'the store of the pictures does not answer' })],
    ]);
    warn.mockRestore();
    const refused = await files.read('a.jpg').catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    store = await startS3StandIn();
  });
});
