import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApiError } from '@garage/contracts/common';
import { MEDIA_LIST_LIMITS, type MediaItem, type MediaResponse } from '@garage/contracts/media';
import { createUser, emptyTables, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { publicAgents } from '../public-web/public-agents.js';
import { RemotePictures } from '../media/remote-pictures.js';
import { type ContentApp, startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';

let service: ContentApp;
let staff: SignedInClient;

beforeAll(async () => {
  service = await startContentApp();
  staff = await signIn(
    service.app,
    await createUser(service.db, { permissions: ['content:read', 'content:write'] }),
  );
});
afterAll(() => service?.close());
beforeEach(async () => {
  await emptyTables(service.db, 'DELETE FROM content.page_records WHERE version > 1');
  await emptyTables(service.db, 'TRUNCATE content.media RESTART IDENTITY CASCADE');
});

type Answer = ApiError & MediaResponse & { item: MediaItem; values: Record<string, string> };

async function call(method: string, path: string, body?: object) {
  const answer = await fetch(`${service.url}/api/admin/${path}`, {
    method,
    headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc3311' } })
  .withExif({ IFD3: { GPSLatitude: '47/1 30/1 0/1' } })
  .jpeg()
  .toBuffer();
const DATA = `data:image/jpeg;base64,${picture.toString('base64')}`;
const added = async () => (await call('POST', 'media', { name: 'Tor.jpg', data: DATA })).body.item;
/** Once pages may show it. */
async function ready({ id }: MediaItem): Promise<MediaItem> {
  const look = async () => (await call('GET', 'media')).body.media.find((item) => item.id === id);
  return (await eventually(look, (item) => item?.state === 'ready', 60_000))!;
}
const upload = async () => ready(await added());
const files = () => readdirSync(service.uploadsDir);
const onTheSite = async (page: string) =>
  (await (await fetch(`${service.url}/api/website/${page}`)).json()) as {
    pictures?: Record<string, { focus: number[]; alt: object; base: string }>;
  };

const insertPictures = (count: number, words: string) =>
  service.db.query(
    `INSERT INTO content.media (name, picture, alt, state, added_by)
     SELECT 'Bild ' || n, '{"base": "/uploads/0"}', jsonb_build_object('de', $2::text), 'ready', 'admin'
       FROM generate_series(1, $1::int) AS n`,
    [count, words],
  );
const allPages = async () => {
  const found: MediaItem[][] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const { body } = await call('GET', `media${cursor && `?cursor=${cursor}`}`);
    found.push(body.media);
    cursor = body.nextCursor;
  }
  return found;
};

describe('the library', () => {
  it('keeps an uploaded picture in all sizes, without the place it was taken at', async () => {
    const item = await upload();
    expect(item).toMatchObject({ key: `media-${item.id}`, name: 'Tor.jpg', usedIn: [], state: 'ready' });
    expect(item.picture).toMatchObject({ width: 900, widths: [480, 800, 900], alt: { de: '' } });
    const file = await fetch(`${service.url}${item.picture.base}-900.jpg`);
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).exif).toBeUndefined();
    expect((await call('GET', 'media')).body.media).toEqual([item]);
  });

  describe('with many pictures', () => {
    it('comes in pages without a gap, the newest first', async () => {
      await insertPictures(130, 'Tor');
      const found = await allPages();
      expect(found.map(({ length }) => length)).toEqual([MEDIA_LIST_LIMITS.page, 30]);
      expect(found.flat().map(({ id }) => id)).toEqual(
        Array.from({ length: 130 }, (_, index) => 130 - index),
      );
      const two = (await call('GET', 'media?cursor=3&limit=2')).body;
      expect([two.media.map(({ id }) => id), two.nextCursor]).toEqual([[2, 1], undefined]);
    });

    it('ends a page earlier when what is said about them is long', async () => {
      await insertPictures(200, 'x'.repeat(300));
      const found = await allPages();
      expect(found.flat()).toHaveLength(200);
      for (const page of found) expect(JSON.stringify(page).length).toBeLessThan(100_000);
    });

    it.each(['cursor=x', 'cursor=0', 'limit=0', 'limit=101', 'page=2'])('refuses %s', async (query) => {
      expect((await call('GET', `media?${query}`)).status).toBe(400);
    });
  });

  it('remembers what matters in a picture and what it shows, per language', async () => {
    const { id } = await upload();
    const alt = { de: ' Das Tor ', fr: 'La porte', it: '' };
    const { status, body } = await call('PUT', `media/${id}`, { alt, focusX: 0.25, focusY: 1 });
    expect(status).toBe(200);
    expect(body.item.picture).toMatchObject({ focus: [0.25, 1], alt: { de: 'Das Tor', fr: 'La porte' } });
    expect(Object.keys(body.item.picture.alt)).toEqual(['de', 'fr']);
  });

  it.each([{ alt: null }, {}])('takes %j for a picture without a text', async (without) => {
    const { id } = await upload();
    await call('PUT', `media/${id}`, { alt: { de: 'Das Tor' }, focusX: 0, focusY: 0 });
    const { status, body } = await call('PUT', `media/${id}`, { ...without, focusX: 0, focusY: 0 });
    expect([status, body.item?.picture.alt]).toEqual([200, { de: '' }]);
  });

  it.each([
    ['a point beside the picture', { alt: {}, focusX: 1.1, focusY: 0 }],
    ['no point', { alt: {}, focusX: 0.5 }],
    ['a language that the site does not have', { alt: { rm: 'x' }, focusX: 0, focusY: 0 }],
    ['too long a text', { alt: { de: 'x'.repeat(301) }, focusX: 0, focusY: 0 }],
    ['a list of texts', { alt: ['x'], focusX: 0, focusY: 0 }],
  ])('refuses %s', async (_what, change) => {
    const { id } = await upload();
    expect((await call('PUT', `media/${id}`, change)).status).toBe(400);
  });

  it('takes in a picture that another website shows, called as it is called there', async () => {
    const website = createServer((_request, response) => response.end(picture));
    await once(website.listen(0, '127.0.0.1'), 'listening');
    const address = `http://127.0.0.1:${(website.address() as AddressInfo).port}/bilder/T%C3%BCr%20offen.jpg?w=900`;
    try {
      const refused = await call('POST', 'media/from-address', { address });
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['address']]);
      // As if that website had a public address.
      Object.assign(service.app.get(RemotePictures), new RemotePictures(publicAgents(['127.0.0.1'])));
      const { status, body } = await call('POST', 'media/from-address', { address });
      expect([status, body.item.name, body.item.picture.width]).toEqual([201, 'Tür offen.jpg', 900]);
      expect(await ready(body.item)).toMatchObject({ picture: { widths: [480, 800, 900] } });
    } finally {
      Object.assign(service.app.get(RemotePictures), new RemotePictures());
      website.close();
    }
  });

  it.each(['', 'Tor.jpg', 'ftp://example.com/tor.jpg', 'https://', 'javascript:alert(1)'])(
    'takes nothing in from «%s»',
    async (address) => {
      const { status, body } = await call('POST', 'media/from-address', { address });
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['address']]);
    },
  );

  it('refuses what is no picture, and stores nothing of it', async () => {
    const before = files();
    const data = `data:image/png;base64,${Buffer.from('<svg onload=alert(1)>').toString('base64')}`;
    expect((await call('POST', 'media', { name: 'x', data })).status).toBe(415);
    expect((await call('POST', 'media', { name: 'x'.repeat(121), data: DATA })).status).toBe(400);
    expect(files()).toEqual(before);
  });

  it.each(['../../tor.jpg', '..\\tor.jpg'])(
    'refuses %s, which is no name, and stores nothing of it',
    async (name) => {
      const before = files();
      const { status, body } = await call('POST', 'media', { name, data: DATA });
      expect([status, body.fields]).toEqual([
        400,
        { name: 'Der Name des Bildes darf keinen Schrägstrich enthalten.' },
      ]);
      expect(files()).toEqual(before);
      expect((await call('GET', 'media')).body.media).toEqual([]);
    },
  );

  it.each(['PUT', 'DELETE'])('answers 404 to %s of a picture that does not exist', async (method) => {
    const change = method === 'PUT' ? { alt: {}, focusX: 0, focusY: 0 } : undefined;
    expect((await call(method, 'media/4711', change)).status).toBe(404);
  });
});

describe('a picture of the library on a page', () => {
  it('is answered with the page, and a change of its point within a second', async () => {
    const { id, key } = await upload();
    expect((await call('POST', 'website/about', { mainImage: key })).status).toBe(200);
    const shown = async () => (await onTheSite('about')).pictures?.[key];
    expect(await shown()).toMatchObject({ base: expect.stringContaining('/uploads/') });
    await call('PUT', `media/${id}`, { alt: { de: 'Tor' }, focusX: 0, focusY: 0.9 });
    const changed = await eventually(shown, (found) => found?.focus[1] === 0.9, 1000);
    expect(changed?.alt).toEqual({ de: 'Tor' });
    expect((await call('GET', 'media')).body.media[0]?.usedIn).toEqual(['about']);
  });

  it('appears on the pages that show it now, whoever has saved them', async () => {
    const { id, key } = await upload();
    const usedIn = async () => (await call('GET', 'media')).body.media[0]?.usedIn;
    await call('POST', 'website/gallery', { picture3Image: key });
    // As the last release does while both run.
    await service.db.query(
      `INSERT INTO content.page_records (page, version, "values") VALUES ('about', 2, $1)`,
      [{ mainImage: key, homeTitle: `Bild "${key}" und media-4711` }],
    );
    expect(await usedIn()).toEqual(['about', 'gallery']);
    expect((await call('PUT', `media/${id}`, { alt: {}, focusX: 0, focusY: 0 })).body.item.usedIn).toEqual([
      'about',
      'gallery',
    ]);
    await call('POST', 'website/gallery/versions/1/restore', {});
    expect(await usedIn()).toEqual(['about']);
  });

  it('is not deleted while a page shows it, and with all its files once none does', async () => {
    const { id, key, picture: stored } = await upload();
    const name = stored.base.split('/').at(-1)!;
    await call('POST', 'website/gallery', { picture3Image: key });
    const refused = await call('DELETE', `media/${id}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('«Galerie»')]);
    await call('POST', 'website/gallery', { picture3Image: 'gallery-03' });
    expect((await call('DELETE', `media/${id}`)).status).toBe(200);
    expect(files().filter((file) => file.startsWith(name))).toEqual([]);
  });

  it('must exist; an older version does not come back in silence without one that is gone', async () => {
    const unknown = await call('POST', 'website/about', { mainImage: 'media-4711' });
    expect([unknown.status, Object.keys(unknown.body.fields ?? {})]).toEqual([400, ['mainImage']]);
    const { id, key } = await upload();
    await call('POST', 'website/about', { mainImage: key });
    await call('POST', 'website/about', { mainImage: '' });
    await call('DELETE', `media/${id}`);
    const before = (await onTheSite('about')) as object;
    const refused = await call('POST', 'website/about/versions/2/restore', {});
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { mainImage: 'Dieses Bild gibt es in der Mediathek nicht mehr.' },
    ]);
    expect(await onTheSite('about')).toEqual(before);
  });

  it('is either shown or deleted when both happen at the same moment', async () => {
    const { id, key } = await upload();
    const [saved, deleted] = await Promise.all([
      call('POST', 'website/about', { mainImage: key }),
      call('DELETE', `media/${id}`),
    ]);
    expect([
      [200, 409],
      [400, 200],
    ]).toContainEqual([saved.status, deleted.status]);
  });
});
