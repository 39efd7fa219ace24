import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Jobs } from '@garage/shared/jobs/jobs';
import { MEDIA_PATH, type MediaItem, type MediaState, mediaRetryPath } from '@garage/contracts/media';
import { uploadedFiles } from '@garage/contracts/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { emptyTables } from '@garage/shared/testing/test-app';
import { startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';
import { call, type Installation, install } from '../testing/installation.js';
import { MOST_ATTEMPTS } from './picture-sizes.js';
import { PictureStore } from './picture-store.js';

let site: Installation;

beforeAll(async () => {
  site = await install();
});
afterAll(() => site?.app.close());
beforeEach(async () => {
  await emptyTables(site.app.db, 'TRUNCATE content.media CASCADE');
  for (const file of files()) rmSync(path.join(site.app.uploadsDir, file));
});

const files = () => readdirSync(site.app.uploadsDir).toSorted();
const filesOf = ({ picture }: MediaItem) => uploadedFiles(picture).toSorted();
const masterOf = ({ picture }: MediaItem) => `${picture.base.split('/').at(-1)}.master`;

async function upload(): Promise<MediaItem> {
  const bytes = await sharp({ create: { width: 1300, height: 800, channels: 3, background: '#3366aa' } })
    .withExif({ IFD0: { Make: 'Secret Camera' } })
    .jpeg()
    .toBuffer();
  const data = `data:image/jpeg;base64,${bytes.toString('base64')}`;
  const { status, body } = await call(site, 'POST', MEDIA_PATH, { name: 'Tor.jpg', data });
  expect(status).toBe(201);
  return (body as { item: MediaItem }).item;
}

async function find({ id }: MediaItem): Promise<MediaItem> {
  const { body } = await call(site, 'GET', MEDIA_PATH);
  return (body as { media: MediaItem[] }).media.find((item) => item.id === id)!;
}

async function becomes(item: MediaItem, state: MediaState): Promise<void> {
  await eventually(
    () => find(item),
    (found) => found.state === state,
    60_000,
  );
}

/** Keeps the sizes of all pictures from being made until it is let go. */
function hold(): () => void {
  return holdMaking().letGo;
}

/** The same, and tells when the work has begun. */
function holdMaking(): { letGo: () => void; hasBegun: Promise<void> } {
  const store = site.app.app.get(PictureStore);
  const original = store.makeSizes.bind(store);
  let begin!: () => void;
  let release!: () => void;
  const hasBegun = new Promise<void>((resolve) => (begin = resolve));
  const held = new Promise<void>((resolve) => (release = resolve));
  jest.spyOn(store, 'makeSizes').mockImplementation(async (picture) => {
    begin();
    await held;
    await original(picture);
  });
  return {
    hasBegun,
    letGo: () => {
      release();
      jest.restoreAllMocks();
    },
  };
}

/** The jobs that are not done yet. */
const unfinishedJobs = () =>
  site.app.db.query<object[]>(
    `SELECT retry_count FROM content_jobs.job WHERE name = 'picture-sizes' AND state < 'completed'`,
  );

describe('an uploaded picture', () => {
  it('is answered before its sizes are made, and ready with all of them', async () => {
    const letGo = hold();
    const item = await upload();
    expect(item).toMatchObject({
      state: 'processing',
      picture: { width: 1300, widths: [480, 800, 1280, 1300] },
    });
    expect(files()).toEqual([masterOf(item)]);
    letGo();
    await becomes(item, 'ready');
    expect(files()).toEqual(filesOf(item));
  });

  it('is nobody’s before that, and what waits tells nothing about the camera', async () => {
    const letGo = hold();
    const item = await upload();
    expect((await fetch(`${site.app.url}/uploads/${masterOf(item)}`)).status).toBe(404);
    const waiting = await sharp(path.join(site.app.uploadsDir, masterOf(item))).metadata();
    expect([waiting.width, waiting.exif]).toEqual([1300, undefined]);
    letGo();
    await becomes(item, 'ready');
  });

  it('comes onto no page before that, neither by saving nor by bringing a version back', async () => {
    const letGo = hold();
    const item = await upload();
    const refused = await call(site, 'POST', '/api/admin/website/about', { mainImage: item.key });
    const problem =
      'Dieses Bild wird noch verarbeitet. Bitte speichern Sie, sobald es in der Mediathek bereit ist.';
    expect(refused).toMatchObject({ status: 400, body: { fields: { mainImage: problem } } });
    // As a database that was copied in between may say.
    await site.app.db.query(
      `INSERT INTO content.page_records (page, version, "values", saved_by)
       VALUES ('about', 900, $1, 'admin')`,
      [{ mainImage: item.key }],
    );
    const shown = async () => (await fetch(`${site.app.url}/api/website/about`)).text();
    expect(await shown()).not.toContain('/uploads/');
    expect((await call(site, 'POST', '/api/admin/website/about/versions/900/restore', {})).status).toBe(400);
    letGo();
    await becomes(item, 'ready');
    await eventually(shown, (text) => text.includes(item.picture.base), 5000);
    await emptyTables(site.app.db, 'DELETE FROM content.page_records WHERE version = 900');
  });

  it('goes with everything when it is deleted while its sizes are made', async () => {
    const { letGo, hasBegun } = holdMaking();
    const item = await upload();
    await hasBegun;
    expect((await call(site, 'DELETE', `${MEDIA_PATH}/${item.id}`)).status).toBe(200);
    letGo();
    await eventually(unfinishedJobs, (jobs) => jobs.length === 0, 60_000);
    expect(files()).toEqual([]);
  });

  it('is made once, whoever else looks for work', async () => {
    const { letGo, hasBegun } = holdMaking();
    const item = await upload();
    await hasBegun;
    const replica = await startContentApp({ DATABASE_URL: databaseUrl() });
    try {
      // The other one looks for pictures that wait without a job, and has another folder: had it taken this one,
      // it would not have found anything.
      await replica.app.get(Jobs).started();
      letGo();
      await becomes(item, 'ready');
      // Its job ends a moment after the picture is ready; one of the other's would wait for its next attempt.
      expect(await eventually(unfinishedJobs, (jobs) => jobs.length === 0, 60_000)).toEqual([]);
    } finally {
      letGo();
      await replica.close();
    }
  });
});

function databaseUrl(): string {
  return (site.app.db.options as { url: string }).url;
}

interface Failing {
  item: MediaItem;
  /** Brings the bytes back. */
  repair: () => void;
  /** Lets the next attempt happen. */
  due: () => Promise<void>;
}

/** As after some failed attempts, the next one far away; its bytes are put aside meanwhile. */
async function failing(attempts: number): Promise<Failing> {
  const aside = mkdtempSync(path.join(tmpdir(), 'aside-'));
  const { letGo, hasBegun } = holdMaking();
  const item = await upload();
  await hasBegun;
  const here = path.join(site.app.uploadsDir, masterOf(item));
  renameSync(here, path.join(aside, 'master'));
  letGo();
  const inRetry = `FROM content_jobs.job WHERE name = 'picture-sizes' AND state = 'retry'`;
  await eventually(
    () => site.app.db.query<object[]>(`SELECT 1 ${inRetry}`),
    (jobs) => jobs.length === 1,
    60_000,
  );
  await site.app.db.query(
    `UPDATE content_jobs.job SET retry_count = $1, start_after = now() + interval '1 hour'
      WHERE id IN (SELECT id ${inRetry})`,
    [attempts - 1],
  );
  return {
    item,
    repair: () => {
      renameSync(path.join(aside, 'master'), here);
      rmSync(aside, { recursive: true });
    },
    due: async () => {
      await site.app.db.query(
        `UPDATE content_jobs.job SET start_after = now() WHERE id IN (SELECT id ${inRetry})`,
      );
    },
  };
}

describe('a picture whose sizes cannot be made', () => {
  it('is tried again after a while', async () => {
    const { item, repair, due } = await failing(1);
    repair();
    expect((await find(item)).state).toBe('processing');
    await due();
    await becomes(item, 'ready');
  });

  it('is given up after some attempts, until staff ask for it', async () => {
    const { item, repair, due } = await failing(MOST_ATTEMPTS - 1);
    await due();
    await becomes(item, 'failed');
    repair();
    expect((await call(site, 'POST', mediaRetryPath(item.id))).status).toBe(200);
    await becomes(item, 'ready');
    expect(files()).toEqual(filesOf(item));
  });

  it('is not there to be tried again when it does not exist', async () => {
    expect((await call(site, 'POST', mediaRetryPath(4711))).status).toBe(404);
  });
});

describe('a picture that waits without a job', () => {
  it('gets its sizes at the next start', async () => {
    const { letGo, hasBegun } = holdMaking();
    const item = await upload();
    await hasBegun;
    // As a database that was copied without its jobs.
    await site.app.db.query(`DELETE FROM content_jobs.job WHERE name = 'picture-sizes'`);
    letGo();
    await site.app.db.query(`UPDATE content.media SET state = 'processing' WHERE id = $1`, [item.id]);
    const replica = await startContentApp({ DATABASE_URL: databaseUrl(), UPLOADS_DIR: site.app.uploadsDir });
    try {
      await becomes(item, 'ready');
      // The first one, whose job is gone, may still be at it.
      await eventually(
        () => Promise.resolve(files()),
        (names) => !names.some((name) => name.endsWith('.part')),
        60_000,
      );
      expect(files()).toEqual(filesOf(item));
    } finally {
      await replica.close();
    }
  });
});
