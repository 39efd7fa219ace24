import { readdirSync } from 'node:fs';
import type { ContentArchive } from '@garage/contracts/content-archive';
import type { TextPage } from '@garage/contracts/page-fields';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import {
  exported,
  furnish,
  importInto,
  install,
  type Installation,
  publicAnswers,
  send,
  type TakenApart,
} from '../testing/installation.js';

let here: Installation;

beforeAll(async () => {
  here = await install();
  await furnish(here);
});
afterAll(() => here?.app.close());

/** Nothing of a refused file is left: no word, no picture, nothing that was being looked at. */
async function unchangedBy<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const before = [await publicAnswers(here), readdirSync(here.app.uploadsDir)];
  const answer = await work();
  expect([await publicAnswers(here), readdirSync(here.app.uploadsDir)]).toEqual(before);
  return answer;
}

const withPage = (archive: ContentArchive, page: TextPage, values: object) => ({
  ...archive,
  pages: { ...archive.pages, [page]: { ...archive.pages[page], ...values } },
});
const withPicture = (archive: ContentArchive, picture: object) => ({
  ...archive,
  media: [{ ...archive.media[0], picture: { ...archive.media[0]?.picture, ...picture } }],
});
const endsWith = (files: Record<string, string>, ending: string) =>
  Object.keys(files).find((name) => name.endsWith(ending)) ?? '';
const webPage = Buffer.from('<script>alert(1)</script>').toString('base64');
const fileName = (width: number) => `0123456789abcdef01234567-${width}.jpg`;

describe('a file whose first line is not in order', () => {
  const CASES: [what: string, place: string | null, spoil: (archive: ContentArchive) => unknown][] = [
    ['is something else', null, () => ({ hello: 'world' })],
    ['is a list', null, () => []],
    ['is of another edition', null, (archive) => ({ ...archive, edition: 1 })],
    [
      'is nested without end',
      null,
      (archive) => ({ ...archive, x: JSON.parse('['.repeat(99) + ']'.repeat(99)) as object }),
    ],
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
      'shows a picture that it does not have',
      'pages.gallery.picture1Image',
      (archive) => withPage(archive, 'gallery', { picture1Image: 'media-4711' }),
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
    ['has no list of pictures', 'media', ({ media: _media, ...archive }) => archive],
    [
      'has a picture without a number',
      'media.0',
      (archive) => ({ ...archive, media: [{ ...archive.media[0], id: 'x' }] }),
    ],
    [
      'has a picture of the library elsewhere',
      'media.0.picture',
      (archive) => withPicture(archive, { base: '/uploads/../../etc/passwd' }),
    ],
    [
      'has a picture twice',
      'media.1',
      (archive) => ({ ...archive, media: [archive.media[0], archive.media[0]] }),
    ],
    [
      'describes a picture in a language that there is not',
      'media.0',
      (archive) => ({ ...archive, media: [{ ...archive.media[0], alt: { rm: 'x' } }] }),
    ],
  ];

  it.each(CASES)(
    'because it %s is refused with its place, and changes nothing',
    async (_what, place, spoil) => {
      const taken = await exported(here);
      const { status, body } = await unchangedBy(() =>
        importInto(here, { ...taken, archive: spoil(taken.archive) }),
      );
      const { message, fields = {} } = body as { message: string; fields?: Record<string, string> };
      expect([status, Object.keys(fields)]).toEqual([400, place === null ? [] : [place]]);
      expect(message).toMatch(/[a-zäöü]{3}/);
    },
  );
});

describe('a file whose pictures are not in order', () => {
  const CASES: [what: string, place: string, spoil: (taken: TakenApart) => Record<string, string>][] = [
    [
      'a path in a name',
      'files.../../etc/passwd',
      ({ files }) => ({ '../../etc/passwd': webPage, ...files }),
    ],
    [
      'a web page that says it is a picture',
      `files.${fileName(480)}`,
      ({ files }) => ({ [fileName(480)]: webPage, ...files }),
    ],
    [
      'a file that nothing shows',
      `files.${fileName(900)}`,
      ({ files }) => ({ [fileName(900)]: files[endsWith(files, '-900.jpg')] ?? '', ...files }),
    ],
  ];

  it.each(CASES)(
    'because of %s is refused with its place, and leaves nothing',
    async (_what, place, spoil) => {
      const taken = await exported(here);
      const { status, body } = await unchangedBy(() => importInto(here, { ...taken, files: spoil(taken) }));
      expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [place]]);
    },
  );

  it('because one is missing is refused by a new installation, which keeps none of the others', async () => {
    const other = await install();
    const taken = await exported(here);
    const { [endsWith(taken.files, '.webp')]: _gone, ...files } = taken.files;
    const { status, body } = await importInto(other, { ...taken, files });
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([
      400,
      [`files.${endsWith(taken.files, '.webp')}`],
    ]);
    expect(readdirSync(other.app.uploadsDir)).toEqual([]);
    await other.app.close();
  });

  it('because another picture has that name here is refused', async () => {
    const taken = await exported(here);
    const changed = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#113355' } })
      .jpeg()
      .toBuffer();
    const name = endsWith(taken.files, '-900.jpg');
    const files = { ...taken.files, [name]: changed.toString('base64') };
    const { status, body } = await unchangedBy(() => importInto(here, { ...taken, files }));
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [`files.${name}`]]);
  });
});

describe('what is no file of content at all', () => {
  it.each([
    ['empty', ''],
    ['not JSON', 'Grüezi\n'],
    ['JSON that changes objects', '{"__proto__":{"isAdmin":true},"format":"garage-content"}\n'],
  ])('is refused: %s', async (_what, body) => {
    const answer = await unchangedBy(() => send(here, body));
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'Das ist keine Inhaltsdatei dieser Website.' },
    });
  });

  it('is refused as JSON, which would be held in memory', async () => {
    const answer = await fetch(`${here.app.url}/api/admin/content-archive`, {
      method: 'POST',
      headers: { ...here.admin.headers, 'content-type': 'application/json' },
      body: '{}',
    });
    expect(answer.status).toBe(400);
  });
});
