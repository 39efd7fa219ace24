import {
  ARCHIVE_BODY_LIMIT,
  CONTENT_ARCHIVE_PATH,
  type ContentArchive,
} from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { createUser, signIn, type SignedInClient } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { readdirSync } from 'node:fs';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import { type ContentApp, startContentApp } from '../testing/content-app.js';

interface Installation {
  app: ContentApp;
  admin: SignedInClient;
  username: string;
}

let from: Installation;
let to: Installation;

beforeAll(async () => {
  [from, to] = await Promise.all([install(), install()]);
  await change(from);
});
afterAll(() => Promise.all([from, to].map((each) => each?.app.close())));

async function install(): Promise<Installation> {
  const app = await startContentApp();
  const user = await createUser(app.db, { permissions: ['*'] });
  return { app, admin: await signIn(app.app, user), username: user.username };
}

async function call({ app, admin }: Installation, method: string, path: string, body?: unknown) {
  const answer = await fetch(app.url + path, {
    method,
    headers: { ...admin.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, headers: answer.headers, body: (await answer.json()) as never };
}

/** What a garage has made of a new installation: words, a colour, a name, a promotion with a picture. */
async function change(installation: Installation): Promise<void> {
  const save = (page: string, values: object) =>
    call(installation, 'POST', `/api/admin/website/${page}`, values);
  await save('hero', { headline: 'Grüezi {{name}}', headlineFr: 'Salut', overlayColor: '#112233' });
  await save('contact', { mapsEmbedCode: 'https://maps.example/x' });
  await save('vehicles', { maintenanceMode: 'true', widgetHosts: 'https://pictures.example' });
  const { body } = await call(installation, 'GET', '/api/admin/website/garage');
  const { garage, version } = body as { garage: object; version: number };
  await call(installation, 'PUT', '/api/admin/website/garage', {
    version,
    garage: { ...garage, name: 'Garage Sonnenhof' },
  });
  const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#cc3311' } })
    .png()
    .toBuffer();
  const promotion = await call(installation, 'POST', '/api/admin/promotions', {
    name: 'Bild',
    title: 'Mit Bild',
    description: 'Text',
    type: 'custom',
    isActive: true,
    ignoreDates: true,
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    imageUrl: `data:image/png;base64,${bytes.toString('base64')}`,
  });
  expect(promotion).toMatchObject({ status: 201 });
}

const exported = async (installation: Installation) =>
  (await call(installation, 'GET', CONTENT_ARCHIVE_PATH)).body as ContentArchive;
const importInto = (installation: Installation, archive: unknown) =>
  call(installation, 'POST', CONTENT_ARCHIVE_PATH, archive);

/** Everything that visitors get of the content, without the numbers that an installation gives. */
async function publicAnswers({ app }: Installation): Promise<string[]> {
  const paths = [...STORED_PAGES, 'garage'].map((page) => `${WEBSITE_PATH}/${page}`);
  const all = [...paths, '/api/vehicles/settings', '/api/promotions/active'];
  const answers = await Promise.all(all.map(async (path) => (await fetch(app.url + path)).text()));
  return answers.map((text, index) => (index === all.length - 1 ? text.replaceAll(/"id":\d+/g, '') : text));
}

describe('all content as one file', () => {
  it('comes as a download that holds every page, the facts, the promotions and their pictures', async () => {
    const { status, headers, body } = await call(from, 'GET', CONTENT_ARCHIVE_PATH);
    const archive = body as ContentArchive;
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="inhalte.json"',
    ]);
    expect(archive).toMatchObject({ format: 'garage-content', edition: 1 });
    expect(archive.garage.name).toBe('Garage Sonnenhof');
    expect(Object.keys(archive.pages).toSorted()).toEqual(STORED_PAGES.toSorted());
    expect(archive.pages.hero).toMatchObject({ headline: 'Grüezi {{name}}' });
    expect(Object.keys(archive.files).toSorted()).toEqual(readdirSync(from.app.uploadsDir).toSorted());
    expect(Object.keys(archive.files).length).toBeGreaterThan(3);
  });

  it('makes another installation answer the same in every word, and serve the same pictures', async () => {
    expect(await publicAnswers(to)).not.toEqual(await publicAnswers(from));
    const archive = await exported(from);
    const { status, body } = await importInto(to, archive);
    expect([status, body]).toEqual([
      200,
      {
        pages: STORED_PAGES.length,
        promotions: archive.promotions.length,
        files: Object.keys(archive.files).length,
      },
    ]);
    expect(await publicAnswers(to)).toEqual(await publicAnswers(from));
    const again = await exported(to);
    expect({ ...again, exportedAt: '' }).toEqual({ ...archive, exportedAt: '' });
    for (const name of Object.keys(archive.files)) {
      expect((await fetch(`${to.app.url}/uploads/${name}`)).status).toBe(200);
    }
  });

  it('is recorded, and what stood there before can be restored page by page', async () => {
    const [line] = await to.app.db.query<object[]>(
      `SELECT action, details FROM auth.audit_log WHERE action = 'content-imported'`,
    );
    expect(line).toMatchObject({ details: { pages: STORED_PAGES.length } });
    const { body } = await call(to, 'GET', '/api/admin/website/hero/versions');
    expect((body as { versions: object[] }).versions).toMatchObject([
      { version: 2, savedBy: to.username },
      { version: 1, savedBy: null },
    ]);
  });

  it('can be put in again where it came from', async () => {
    const before = await publicAnswers(from);
    expect((await importInto(from, await exported(from))).status).toBe(200);
    expect(await publicAnswers(from)).toEqual(before);
  });

  it('removes the pictures of promotions that it does not have', async () => {
    const archive = await exported(to);
    expect((await importInto(to, { ...archive, promotions: [], files: {} })).status).toBe(200);
    expect(readdirSync(to.app.uploadsDir)).toEqual([]);
    expect((await exported(to)).promotions).toEqual([]);
  });

  it('takes full access: who may edit the pages may not replace them all', async () => {
    const user = await createUser(from.app.db, {
      permissions: ['content:read', 'content:write', 'settings:read', 'settings:write', 'promotions:write'],
    });
    const editor = { ...from, admin: await signIn(from.app.app, user) };
    expect((await call(editor, 'GET', CONTENT_ARCHIVE_PATH)).status).toBe(403);
    expect((await importInto(editor, {})).status).toBe(403);
  });
});

const withPage = (archive: ContentArchive, page: TextPage, values: object) => ({
  ...archive,
  pages: { ...archive.pages, [page]: { ...archive.pages[page], ...values } },
});
const webPage = Buffer.from('<script>alert(1)</script>').toString('base64');
const fileName = (width: number) => `0123456789abcdef01234567-${width}.jpg`;

describe('a file that is not in order', () => {
  const CASES: [what: string, place: string | null, spoil: (archive: ContentArchive) => unknown][] = [
    ['is something else', null, () => ({ hello: 'world' })],
    ['is a list', null, () => []],
    ['is of another edition', null, (archive) => ({ ...archive, edition: 2 })],
    [
      'lacks a page',
      'pages.hero',
      ({ pages: { hero: _hero, ...pages }, ...archive }) => ({ ...archive, pages }),
    ],
    [
      'has a page too many',
      'pages.constructor',
      (archive) => ({ ...archive, pages: { ...archive.pages, constructor: {} } }),
    ],
    [
      'has a script in place of an address',
      'pages.hero.buttonLink1',
      (archive) => withPage(archive, 'hero', { buttonLink1: 'javascript:alert(1)' }),
    ],
    [
      'has a style in place of a colour',
      'pages.slogan.sloganColor',
      (archive) => withPage(archive, 'slogan', { sloganColor: 'red;background:url(x)' }),
    ],
    [
      'has a field that no page has',
      'pages.hero.extra',
      (archive) => withPage(archive, 'hero', { extra: 'x' }),
    ],
    [
      'lacks what a page needs',
      'pages.legal.agbTitle',
      (archive) => withPage(archive, 'legal', { agbTitle: '' }),
    ],
    [
      'has a host that opens the policy',
      'pages.vehicles.widgetHosts',
      (archive) => withPage(archive, 'vehicles', { widgetHosts: 'https://*.example' }),
    ],
    [
      'has facts that are none',
      'garage.phone',
      (archive) => ({ ...archive, garage: { ...archive.garage, phone: 'javascript:alert(1)' } }),
    ],
    [
      'has facts that make no sense',
      'garage.foundedYear',
      (archive) => ({ ...archive, garage: { ...archive.garage, foundedYear: 2099 } }),
    ],
    [
      'has a promotion without a title',
      'promotions.0.title',
      (archive) => ({ ...archive, promotions: [{ ...archive.promotions[0], title: '' }] }),
    ],
    [
      'has a promotion that ends before it starts',
      'promotions.0',
      (archive) => ({ ...archive, promotions: [{ ...archive.promotions[0], startDate: '2099-01-01' }] }),
    ],
    ['has no list of promotions', 'promotions', (archive) => ({ ...archive, promotions: {} })],
    [
      'names a picture elsewhere',
      'promotions.0.picture',
      (archive) => ({
        ...archive,
        promotions: [
          {
            ...archive.promotions[0],
            picture: { base: '//evil.example/x', widths: [1], width: 1, height: 1 },
          },
        ],
      }),
    ],
    [
      'lacks a file of a picture',
      'promotions.0.picture',
      (archive) => ({
        ...archive,
        files: {},
        promotions: archive.promotions.filter(({ picture }) => picture),
      }),
    ],
    [
      'has a file with a path in its name',
      'files.../../etc/passwd',
      (archive) => ({ ...archive, files: { ...archive.files, '../../etc/passwd': webPage } }),
    ],
    [
      'has a web page that says it is a picture',
      `files.${fileName(480)}`,
      (archive) => ({ ...archive, files: { ...archive.files, [fileName(480)]: webPage } }),
    ],
    [
      'has a file that nothing shows',
      `files.${fileName(900)}`,
      (archive) => ({
        ...archive,
        files: {
          ...archive.files,
          [fileName(900)]: Object.entries(archive.files).find(([key]) => key.endsWith('-900.jpg'))?.[1],
        },
      }),
    ],
  ];

  it.each(CASES)(
    'because it %s is refused with its place, and changes nothing',
    async (_what, place, spoil) => {
      const archive = await exported(from);
      const before = await publicAnswers(from);
      const files = readdirSync(from.app.uploadsDir);
      const { status, body } = await importInto(from, spoil(archive));
      const { message, fields = {} } = body as { message: string; fields?: Record<string, string> };
      expect([status, Object.keys(fields)]).toEqual([400, place === null ? [] : [place]]);
      expect(message).toMatch(/[a-zäöü]{3}/);
      expect(await publicAnswers(from)).toEqual(before);
      expect(readdirSync(from.app.uploadsDir)).toEqual(files);
    },
  );

  it('because another picture has that name here is refused', async () => {
    const archive = await exported(from);
    const changed = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#113355' } })
      .jpeg()
      .toBuffer();
    const file = Object.keys(archive.files).find((key) => key.endsWith('-900.jpg')) ?? '';
    const files = { ...archive.files, [file]: changed.toString('base64') };
    const { status, body } = await importInto(from, { ...archive, files });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [`files.${file}`]]);
    expect(await exported(from)).toMatchObject({ files: archive.files });
  });

  it('because it is too large is refused in German', async () => {
    const { status, body } = await importInto(from, `"${'x'.repeat(ARCHIVE_BODY_LIMIT)}"`);
    expect([status, (body as { message: string }).message]).toEqual([
      413,
      'Die Datei ist grösser als 50 MB.',
    ]);
  });
});
