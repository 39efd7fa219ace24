import { readdirSync } from 'node:fs';
import { type ContentArchive, KEPT_CONTENTS, REPLACED_CONTENT_PATH } from '@garage/contracts/content-archive';
import { createUser, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STORED_PAGES } from '../pages/defaults/default-pages.js';
import {
  addMedia,
  call,
  download,
  exported,
  furnish,
  importInto,
  install,
  type Installation,
  publicAnswers,
} from '../testing/installation.js';

let from: Installation;
let to: Installation;

beforeAll(async () => {
  [from, to] = await Promise.all([install(), install()]);
  await furnish(from);
});
afterAll(() => Promise.all([from, to].map((each) => each?.app.close())));

const withoutTime = (lines: Awaited<ReturnType<typeof exported>>) => ({
  ...lines,
  archive: { ...lines.archive, exportedAt: '' },
});
const replacedIn = async (installation: Installation) =>
  ((await call(installation, 'GET', REPLACED_CONTENT_PATH)).body as { replaced: { id: number }[] }).replaced;
const undo = (installation: Installation, id: number) =>
  call(installation, 'POST', `${REPLACED_CONTENT_PATH}/${id}/restore`);
const libraryOf = async (installation: Installation) =>
  ((await call(installation, 'GET', '/api/admin/media')).body as { media: { id: number; name: string }[] })
    .media;

describe('all content as one file', () => {
  it('comes as a download that holds every page, the facts, the promotions and all uploaded pictures', async () => {
    const answer = await download(from);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
      200,
      expect.stringMatching(/^attachment; filename="inhalte-\d{4}-\d\d-\d\d\.jsonl"$/),
    ]);
    const { archive, files } = await exported(from);
    expect(archive).toMatchObject({ format: 'garage-content', edition: 2 });
    expect(archive.garage.name).toBe('Garage Sonnenhof');
    expect(Object.keys(archive.pages).toSorted()).toEqual(STORED_PAGES.toSorted());
    expect(archive.pages.hero).toMatchObject({ headline: 'Grüezi {{name}}' });
    expect(archive.media).toMatchObject([{ id: 2, name: 'Tor.png', alt: { de: 'Das Tor', fr: 'La porte' } }]);
    expect(Object.keys(files).toSorted()).toEqual(readdirSync(from.app.uploadsDir).toSorted());
  });

  it('is recorded with the number of files that left', async () => {
    const { files } = await exported(from);
    const [last] = await from.app.db.query<{ action: string; details: object }[]>(
      'SELECT action, details FROM auth.audit_log ORDER BY id DESC LIMIT 1',
    );
    expect(last).toEqual({ action: 'content-exported', details: { files: Object.keys(files).length } });
  });

  it('makes a new installation answer the same in every word, and serve the same pictures', async () => {
    expect(await publicAnswers(to)).not.toEqual(await publicAnswers(from));
    const taken = await exported(from);
    const { status, body } = await importInto(to, taken);
    expect([status, body]).toEqual([
      200,
      { pages: 4, promotions: taken.archive.promotions.length, media: 1 },
    ]);
    expect(await publicAnswers(to)).toEqual(await publicAnswers(from));
    expect(withoutTime(await exported(to))).toEqual(withoutTime(taken));
    for (const name of Object.keys(taken.files)) {
      expect((await fetch(`${to.app.url}/uploads/${name}`)).status).toBe(200);
    }
  });

  it('is recorded, and every page that it changed has a new version', async () => {
    const [line] = await to.app.db.query<object[]>(
      `SELECT action, details FROM auth.audit_log WHERE action = 'content-imported'`,
    );
    expect(line).toMatchObject({ details: { pages: 4, media: 1 } });
    const versionsOf = async (page: string) =>
      ((await call(to, 'GET', `/api/admin/website/${page}/versions`)).body as { versions: object[] })
        .versions;
    expect(await versionsOf('hero')).toMatchObject([
      { version: 2, savedBy: to.username },
      { version: 1, savedBy: null },
    ]);
    expect(await versionsOf('team')).toHaveLength(1);
  });

  it('can be put in again where it came from, which changes nothing and adds no picture', async () => {
    const before = [await publicAnswers(from), await libraryOf(from)];
    const { status, body } = await importInto(from, await exported(from));
    expect([status, body]).toMatchObject([200, { pages: 0 }]);
    expect([await publicAnswers(from), await libraryOf(from)]).toEqual(before);
  });

  it('of a release before there were texts of mails says the default there', async () => {
    const own = { allClosing: 'Bis bald' };
    await call(to, 'POST', '/api/admin/website/mails', own);
    const taken = await exported(to);
    expect(taken.archive.pages.mails).toMatchObject(own);
    const { mails: _mails, ...pages } = taken.archive.pages;
    const older = { ...taken, archive: { ...taken.archive, pages } as ContentArchive };
    expect((await importInto(to, older)).status).toBe(200);
    expect((await exported(to)).archive.pages.mails).toMatchObject({ allClosing: '' });
  });

  it('gives a picture another number where its own was somebody else’s', async () => {
    const other = await install();
    const numbers = [];
    for (const colour of ['#111111', '#222222']) numbers.push(await addMedia(other, 'Eigen.png', colour));
    await call(other, 'POST', '/api/admin/website/team', { member1Image: `media-${numbers[1]}` });
    await call(other, 'POST', '/api/admin/website/team', { member1Image: '' });
    expect((await importInto(other, await exported(from))).status).toBe(200);
    expect((await libraryOf(other)).map(({ id, name }) => [id, name])).toEqual([
      [3, 'Tor.png'],
      [2, 'Eigen.png'],
      [1, 'Eigen.png'],
    ]);
    expect((await exported(other)).archive.pages.about).toMatchObject({ mainImage: 'media-3' });
    expect(await addMedia(other, 'Danach.png', '#333333')).toBe(4);
    await other.app.close();
  });

  it('takes full access: who may edit the pages may neither read, replace nor bring back all', async () => {
    const user = await createUser(from.app.db, {
      permissions: ['content:read', 'content:write', 'settings:read', 'settings:write', 'promotions:write'],
    });
    const editor = { ...from, admin: await signIn(from.app.app, user) };
    expect((await download(editor)).status).toBe(403);
    expect((await importInto(editor, { archive: {}, files: {} })).status).toBe(403);
    expect((await call(editor, 'GET', REPLACED_CONTENT_PATH)).status).toBe(403);
    expect((await undo(editor, 1)).status).toBe(403);
  });
});

describe('what an import has replaced', () => {
  it('comes back as a whole: facts, pages, promotions with their pictures', async () => {
    const before = await publicAnswers(to);
    const { archive } = await exported(to);
    const empty = { ...archive, garage: { ...archive.garage, name: 'Andere' }, promotions: [] };
    expect((await importInto(to, { archive: empty, files: (await exportedMedia(to)).files })).status).toBe(
      200,
    );
    expect(await publicAnswers(to)).not.toEqual(before);
    const [last] = await replacedIn(to);
    expect(last).toMatchObject({ replacedBy: to.username, replacedAt: expect.any(String) });
    expect((await undo(to, last!.id)).status).toBe(200);
    expect(await publicAnswers(to)).toEqual(before);
    const [now] = await replacedIn(to);
    expect((await undo(to, now!.id)).status).toBe(200);
    expect(await publicAnswers(to)).not.toEqual(before);
    const actions = await to.app.db.query<object[]>(
      `SELECT action FROM auth.audit_log WHERE action = 'content-restored'`,
    );
    expect(actions).toHaveLength(2);
  });

  it('comes back without a picture that was deleted since', async () => {
    const [own] = await libraryOf(from);
    await importInto(from, await exported(from));
    const [last] = await replacedIn(from);
    await call(from, 'POST', '/api/admin/website/about', { mainImage: '' });
    expect((await call(from, 'DELETE', `/api/admin/media/${own!.id}`)).status).toBe(200);
    expect((await undo(from, last!.id)).status).toBe(200);
    expect((await exported(from)).archive.pages.about).toMatchObject({ mainImage: '' });
  });

  it('is kept a few times, and 404 when it is not there', async () => {
    const taken = await exported(from);
    for (let i = 0; i <= KEPT_CONTENTS; i += 1) await importInto(from, taken);
    expect(await replacedIn(from)).toHaveLength(KEPT_CONTENTS);
    expect((await undo(from, 4711)).status).toBe(404);
  });
});

/** Only the files of the library. */
async function exportedMedia(installation: Installation) {
  const { archive, files } = await exported(installation);
  const bases = archive.media.map(({ picture }) => picture.base.split('/').at(-1)!);
  const named = Object.entries(files).filter(([name]) => bases.some((base) => name.startsWith(base)));
  return { archive, files: Object.fromEntries(named) };
}
