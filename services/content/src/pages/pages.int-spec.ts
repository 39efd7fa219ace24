import type { ApiError } from '@garage/contracts/common';
import type { TextPage } from '@garage/contracts/page-fields';
import { publicFields, TEXT_PAGES } from '@garage/contracts/page-texts';
import { createAuthTables, createDatabase, emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startContentApp } from '../testing/content-app.js';
import { DEFAULT_PAGES } from './defaults/default-pages.js';
import { eventually } from '../testing/eventually.js';

/** Two replicas that start at the same moment on an empty database. */
const replicas: TestApp[] = [];
let database: Awaited<ReturnType<typeof createDatabase>>;

beforeAll(async () => {
  database = await createDatabase();
  await createAuthTables(database.url);
  const start = () => startContentApp({ DATABASE_URL: database.url });
  replicas.push(...(await Promise.all([start(), start()])));
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.close()));
  await database?.drop();
});

const first = (): TestApp => replicas[0]!;
const get = (page: string, headers: Record<string, string> = {}, replica = first()): Promise<Response> =>
  fetch(`${replica.url}/api/website/${page}`, { headers });

describe('a new installation', () => {
  it('is filled once although two replicas started together', async () => {
    const pages: { page: string; versions: number }[] = await first().db.query(
      'SELECT page, count(*)::int AS versions FROM content.page_records GROUP BY page',
    );
    expect(pages.map(({ page }) => page).toSorted()).toEqual(TEXT_PAGES.toSorted());
    expect(pages.every(({ versions }) => versions === 1)).toBe(true);
    const [promotions]: { count: number }[] = await first().db.query(
      'SELECT count(*)::int AS count FROM content.promotions',
    );
    expect(promotions).toEqual({ count: 3 });
  });

  it.each(TEXT_PAGES)('answers %s with every field of its contract', async (page: TextPage) => {
    const response = await get(page);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    // Lists come with their entries, and the legal texts with their version.
    const { items: _items, version: _version, ...texts } = (await response.json()) as Record<string, unknown>;
    expect(Object.keys(texts).toSorted()).toEqual(publicFields(page, DEFAULT_PAGES[page]).toSorted());
  });

  it.each([
    ['hero', 6],
    ['services', 12],
    ['team', 7],
    ['gallery', 26],
    ['offers', 4],
  ])('answers %s with %i items', async (page, count) => {
    const { items } = (await (await get(page)).json()) as { items: unknown[] };
    expect(items).toHaveLength(count);
  });
});

describe('another start', () => {
  it('keeps what the staff have changed, and brings back no promotion that they deleted', async () => {
    await saveVersion('slogan', { slogan: 'Bleibt' });
    await emptyTables(first().db, 'DELETE FROM content.promotions');
    const again = await startContentApp({ DATABASE_URL: database.url });
    try {
      expect(await (await get('slogan', {}, again)).json()).toMatchObject({ slogan: 'Bleibt' });
      expect(await again.db.query('SELECT id FROM content.promotions')).toEqual([]);
    } finally {
      await again.close();
    }
  });
});

describe('a page that does not exist', () => {
  it.each([
    'unknown',
    'toString',
    '__proto__',
    'hasOwnProperty',
    'HERO',
    'hero%00',
    '%E4%F6',
    'a'.repeat(90),
  ])('%s is a 404 or a refusal, never a failure', async (page) => {
    const response = await get(page);
    const error = (await response.json()) as ApiError;
    expect([400, 404]).toContain(response.status);
    expect(error.statusCode).toBe(response.status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('is a 404 with the usual form', async () => {
    const response = await get('unknown');
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, code: 'not-found' });
  });
});

describe('caching', () => {
  it('answers 304 without a body to whoever has the content, also when a proxy weakened the tag', async () => {
    const response = await get('about');
    const etag = response.headers.get('etag')!;
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=0, s-maxage=1, stale-if-error=604800',
    );
    for (const known of [etag, `W/${etag}`, `"old", ${etag}`]) {
      const again = await get('about', { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await get('about', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('gives the same tag on all replicas', async () => {
    const tags = await Promise.all(
      replicas.map(async (each) => (await get('team', {}, each)).headers.get('etag')),
    );
    expect(new Set(tags).size).toBe(1);
  });

  it('sets no cookie', async () => {
    expect((await get('hero')).headers.get('set-cookie')).toBeNull();
  });

  it('shows a new version on both replicas within a second, under a new tag', async () => {
    const before = await Promise.all(replicas.map((each) => get('hero', {}, each)));
    await saveVersion('hero', { headline: 'Grüezi' });
    await Promise.all(
      replicas.map(async (replica, index) => {
        const texts = await eventually(
          async () => {
            const response = await get('hero', {}, replica);
            return {
              etag: response.headers.get('etag'),
              texts: (await response.json()) as { headline: string },
            };
          },
          (read) => read.texts.headline === 'Grüezi',
          1000,
        );
        expect(texts.etag).not.toBe(before[index]?.headers.get('etag'));
      }),
    );
  });

  it('shows a change of a stored row within a second', async () => {
    await get('legal');
    await first().db.query(
      `UPDATE content.page_records SET "values" = "values" || '{"impressumTitleEn":"Legal notice"}' WHERE page = 'legal'`,
    );
    const read = async () => (await (await get('legal')).json()) as Record<string, string>;
    const texts = await eventually(read, ({ impressumTitleEn }) => impressumTitleEn === 'Legal notice', 1000);
    expect(texts).toMatchObject({ impressumTitle: 'Impressum', impressumTitleEn: 'Legal notice' });
  });

  it('shows changed garage facts in the texts that name them', async () => {
    await get('contact');
    await first().db.query(
      `UPDATE content.site_settings SET value = value || '{"phone":"+41 52 111 11 11"}' WHERE key = 'garage'`,
    );
    const read = async () => (await (await get('contact')).json()) as Record<string, string>;
    const texts = await eventually(read, ({ phone }) => phone === '+41 52 111 11 11', 1000);
    expect(texts).toMatchObject({ phone: '+41 52 111 11 11', companyName: 'Garage Muster AG' });
  });
});

/** As an editor will do it: the next version, with only some fields changed. */
async function saveVersion(page: TextPage, change: Record<string, string>): Promise<void> {
  await first().db.query(
    `INSERT INTO content.page_records (page, version, "values", saved_by)
     SELECT page, version + 1, "values" || $2, 'admin' FROM content.page_records
      WHERE page = $1 ORDER BY version DESC LIMIT 1`,
    [page, change],
  );
}
