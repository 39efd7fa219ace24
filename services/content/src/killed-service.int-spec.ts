import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEDIA_WIDTH } from '@garage/contracts/media';
import { uploadedFiles } from '@garage/contracts/pictures';
import { type ServiceProcess, startServiceProcess } from '@garage/shared/testing/service-process';
import {
  createAuthTables,
  createDatabase,
  type TestDatabase,
  TEST_SESSION_SECRET,
} from '@garage/shared/testing/test-app';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { readMaster } from './media/convert-picture.js';
import { DiskFiles } from './media/files/disk-files.js';
import { PictureStore } from './media/picture-store.js';
import { eventually } from './testing/eventually.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let database: TestDatabase;
let db: DataSource;
let uploadsDir: string;
let started: ServiceProcess[];

beforeEach(async () => {
  started = [];
  uploadsDir = mkdtempSync(path.join(tmpdir(), 'killed-uploads-'));
  database = await createDatabase();
  await createAuthTables(database.url);
  db = await new DataSource({ type: 'postgres', url: database.url, installExtensions: false }).initialize();
});
afterEach(async () => {
  for (const service of started) await service.kill();
  await db.destroy();
  await database.drop();
  rmSync(uploadsDir, { recursive: true });
});

/** Killed after the test at the latest. */
async function startProcess(): Promise<ServiceProcess> {
  const service = await startServiceProcess(MAIN, {
    DATABASE_URL: database.url,
    SESSION_SECRET: TEST_SESSION_SECRET,
    UPLOADS_DIR: uploadsDir,
  });
  started.push(service);
  return service;
}

/** As an upload leaves it, and a page that shows it; a large one, whose sizes take seconds. */
async function addPicture(): Promise<string[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const bytes = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg()
    .toBuffer();
  const store = new PictureStore(new DiskFiles(uploadsDir));
  const picture = await store.add(await readMaster(bytes, { widest: MEDIA_WIDTH, field: 'data' }));
  await db.transaction(async (manager) => {
    await manager.query(
      `INSERT INTO content.media (id, name, picture, alt, added_by) OVERRIDING SYSTEM VALUE
       VALUES (7, 'Tor.jpg', $1, '{"de": ""}', 'admin')`,
      [picture],
    );
    await manager.query(
      `INSERT INTO content.page_records (page, version, "values", saved_by)
       VALUES ('about', 900, '{"mainImage": "media-7"}', 'admin')`,
    );
  });
  return uploadedFiles(picture);
}

const files = () => readdirSync(uploadsDir).filter((name) => !name.startsWith('.'));
const unfinished = () => db.query<object[]>(`SELECT id FROM content.media WHERE state = 'processing'`);
const pageAt = async (url: string) => (await fetch(`${url}/api/website/about`)).text();

it('a service that is killed while it makes the sizes of a picture makes all of them after its start', async () => {
  const installing = await startProcess();
  const wanted = await addPicture();
  await installing.kill();
  const first = await startProcess();
  const pages: string[] = [];
  await eventually(
    async () => {
      pages.push(await pageAt(first.url));
      return files().filter((name) => name.endsWith('.avif'));
    },
    (made) => made.length > 0,
    60_000,
  );
  await first.kill(); // at once: it goes on while this one waits for a processor
  expect(pages.filter((page) => page.includes('/uploads/'))).toEqual([]);
  expect(await unfinished()).toHaveLength(1);
  expect(files().length).toBeLessThan(wanted.length + 1);

  const second = await startProcess();
  for (let left = await unfinished(); left.length > 0; left = await unfinished()) {
    const page = await pageAt(second.url);
    const isStillThere = (await unfinished()).length > 0;
    expect([isStillThere, isStillThere && page.includes('/uploads/')]).toEqual([isStillThere, false]);
  }
  expect(files().toSorted()).toEqual(wanted.toSorted());
  for (const name of wanted) {
    const { info } = await sharp(path.join(uploadsDir, name)).raw().toBuffer({ resolveWithObject: true });
    expect(name).toContain(`-${info.width}.`);
  }
  await eventually(
    () => pageAt(second.url),
    (page) => page.includes('/uploads/'),
    60_000,
  );
});
