import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { emptyTables } from '@garage/shared/testing/test-app';
import { type Installation, addMedia, call, exported, importInto, install } from '../testing/installation.js';
import { type S3StandIn, startS3StandIn } from '../testing/s3-stand-in.js';

let store: S3StandIn;
let site: Installation;

beforeAll(async () => {
  store = await startS3StandIn();
  site = await install(store.env);
});
afterAll(async () => {
  await site?.app.close();
  await store?.close();
});

const mediaOf = async (from: Installation) => {
  const { body } = await call(from, 'GET', '/api/admin/media');
  return (body as { media: { id: number; picture: { base: string } }[] }).media;
};

it('pictures lie in the bucket alone and are served from the same addresses with the same headers', async () => {
  const id = await addMedia(site, 'Tor.png', '#3366aa');
  const { base } = (await mediaOf(site)).find((item) => item.id === id)!.picture;
  const key = `${base.split('/').at(-1)}-480.avif`;
  expect(store.objects.has(key)).toBe(true);
  expect(readdirSync(site.app.uploadsDir)).toEqual([]);
  const served = await fetch(`${site.app.url}/uploads/${key}`);
  expect([served.status, served.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(served.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const bytes = Buffer.from(await served.arrayBuffer());
  expect(served.headers.get('content-length')).toBe(String(bytes.length));
  expect(bytes.equals(store.objects.get(key)!.bytes)).toBe(true);
  expect((await fetch(`${site.app.url}/uploads/${'0'.repeat(24)}-480.avif`)).status).toBe(404);
  await call(site, 'DELETE', `/api/admin/media/${id}`);
  expect([...store.objects.keys()]).toEqual([]);
});

it('an export of a site with a bucket is taken by a site with a folder, and the other way round', async () => {
  await addMedia(site, 'Hof.png', '#aabbcc');
  const onDisk = await install();
  try {
    const taken = await exported(site);
    expect((await importInto(onDisk, taken)).status).toBe(200);
    expect((await exported(onDisk)).files).toEqual(taken.files);
    expect(readdirSync(onDisk.app.uploadsDir).toSorted()).toEqual([...store.objects.keys()].toSorted());
    store.objects.clear();
    await emptyTables(site.app.db, 'TRUNCATE content.media CASCADE');
    expect((await importInto(site, await exported(onDisk))).status).toBe(200);
    expect([...store.objects.keys()].toSorted()).toEqual(Object.keys(taken.files).toSorted());
  } finally {
    await onDisk.app.close();
  }
});
