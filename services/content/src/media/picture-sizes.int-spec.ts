import { mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MEDIA_PATH, type MediaItem, type MediaState, mediaRetryPath } from '@garage/contracts/media';
import { uploadedFiles } from '@garage/contracts/pictures';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import sharp from 'sharp';
import { startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';
import { call, type Installation, install } from '../testing/installation.js';
import { MOST_ATTEMPTS, PictureSizes } from './picture-sizes.js';
import { PictureStore } from './picture-store.js';

let site: Installation;

beforeAll(async () => {
  site = await install();
});
afterAll(() => site?.app.close());
beforeEach(async () => {
  await site.app.db.query('TRUNCATE content.media CASCADE');
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
    20_000,
  );
}

/** Keeps the sizes of all pictures from being made until it is let go. */
function hold(): () => void {
  const store = site.app.app.get(PictureStore);
  const original = store.makeSizes.bind(store);
  let letGo!: () => void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  jest.spyOn(store, 'makeSizes').mockImplementation(async (picture) => {
    await held;
    await original(picture);
  });
  return () => {
    letGo();
    jest.restoreAllMocks();
  };
}

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
    await site.app.db.query('DELETE FROM content.page_records WHERE version = 900');
  });

  it('goes with everything when it is deleted meanwhile', async () => {
    const letGo = hold();
    const item = await upload();
    const deleting = call(site, 'DELETE', `${MEDIA_PATH}/${item.id}`);
    letGo();
    expect((await deleting).status).toBe(200);
    expect(files()).toEqual([]);
  });

  it('is made once, whoever else looks for work', async () => {
    const letGo = hold();
    const item = await upload();
    const replica = await startContentApp({ DATABASE_URL: databaseUrl() });
    try {
      // The other one has another folder: had it taken the job, it would not have found anything.
      await replica.app.get(PictureSizes).run();
      const [job] = await site.app.db.query<{ attempts: number }[]>(
        'SELECT attempts FROM content.picture_jobs',
      );
      expect(job).toEqual({ attempts: 1 });
    } finally {
      letGo();
      await becomes(item, 'ready');
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

/** As after some attempts, the next one far away; its bytes are put aside meanwhile. */
async function failing(attempts: number): Promise<Failing> {
  const aside = mkdtempSync(path.join(tmpdir(), 'aside-'));
  const letGo = hold();
  const item = await upload();
  const here = path.join(site.app.uploadsDir, masterOf(item));
  renameSync(here, path.join(aside, 'master'));
  letGo();
  await eventually(
    () => site.app.db.query<object[]>('SELECT 1 FROM content.picture_jobs WHERE next_try_at > now()'),
    (waiting) => waiting.length === 1,
    20_000,
  );
  await site.app.db.query(
    "UPDATE content.picture_jobs SET attempts = $1, next_try_at = now() + interval '1 hour'",
    [attempts],
  );
  return {
    item,
    repair: () => {
      renameSync(path.join(aside, 'master'), here);
      rmSync(aside, { recursive: true });
    },
    due: async () => {
      await site.app.db.query('UPDATE content.picture_jobs SET next_try_at = now()');
      site.app.app.get(PictureSizes).look();
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
    await site.app.app.get(PictureSizes).run();
    expect((await find(item)).state).toBe('failed');
    expect((await call(site, 'POST', mediaRetryPath(item.id))).status).toBe(200);
    await becomes(item, 'ready');
    expect(files()).toEqual(filesOf(item));
  });

  it('is given up when it has ended the service again and again', async () => {
    const { item, repair, due } = await failing(MOST_ATTEMPTS);
    repair();
    await due();
    await becomes(item, 'failed');
    expect(files()).toEqual([masterOf(item)]);
  });

  it('is not there to be tried again when it does not exist', async () => {
    expect((await call(site, 'POST', mediaRetryPath(4711))).status).toBe(404);
  });
});
