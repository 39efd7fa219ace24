import { randomBytes } from 'node:crypto';
import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Jobs } from '@garage/shared/jobs/jobs';
import { emptyTables } from '@garage/shared/testing/test-app';
import { type ContentApp, startContentApp } from '../testing/content-app.js';
import { UnusedPictures } from './unused-pictures.js';

const HOUR_MS = 60 * 60 * 1000;
const NOW = new Date('2026-11-22T03:00:00Z');

let service: ContentApp;
let unusedPictures: UnusedPictures;

beforeAll(async () => {
  service = await startContentApp();
  unusedPictures = service.app.get(UnusedPictures);
  // It does not come due by itself meanwhile.
  await service.app.get(Jobs).started();
  await service.db.query(`UPDATE content_jobs.version SET cron_on = now() + interval '1 day'`);
});
afterAll(() => service?.close());
beforeEach(() => emptyTables(service.db, 'TRUNCATE content.promotions'));

const files = () => readdirSync(service.uploadsDir).toSorted();

function store(name: string, hoursAgo: number): void {
  const file = path.join(service.uploadsDir, name);
  writeFileSync(file, 'a picture');
  const at = new Date(NOW.getTime() - hoursAgo * HOUR_MS);
  utimesSync(file, at, at);
}

/** The files of a picture, as an upload leaves them. */
function storePicture(hoursAgo: number): { id: string; names: string[] } {
  const id = randomBytes(12).toString('hex');
  const names = [`${id}-480.avif`, `${id}-480.jpg`];
  for (const name of names) store(name, hoursAgo);
  return { id, names };
}

const promotionWith = (picture: object | null) =>
  service.db.query(
    `INSERT INTO content.promotions (name, title, description, type, start_date, end_date, picture)
     VALUES ('a', 'b', 'c', 'custom', '2026-01-01', '2026-01-02', $1)`,
    [picture && JSON.stringify(picture)],
  );

describe('the files of an uploaded picture', () => {
  it('go after a day when nothing names them, as after a crash in the middle of an upload', async () => {
    storePicture(25);
    const recent = storePicture(23);
    await unusedPictures.remove(NOW);
    expect(files()).toEqual(recent.names.toSorted());
  });

  it('stay while a promotion shows the picture', async () => {
    const { id, names } = storePicture(1000);
    await promotionWith({ base: `/uploads/${id}`, width: 480, height: 300, widths: [480] });
    await unusedPictures.remove(NOW);
    expect(files()).toEqual(expect.arrayContaining(names));
  });

  it('stay while any version of a page names the picture, because a version can be restored', async () => {
    const { id, names } = storePicture(1000);
    await service.db.query(
      `INSERT INTO content.page_records (page, version, values)
       VALUES ('about', 900, $1), ('about', 901, '{}')`,
      [JSON.stringify({ mainImage: `/uploads/${id}` })],
    );
    await unusedPictures.remove(NOW);
    expect(files()).toEqual(expect.arrayContaining(names));
  });

  it.each(['promotions', 'replaced_contents'] as const)('go once nothing in %s names them', async (table) => {
    const { id, names } = storePicture(1000);
    const picture = { base: `/uploads/${id}`, width: 480, height: 300, widths: [480] };
    if (table === 'promotions') await promotionWith(picture);
    else {
      await service.db.query(
        `INSERT INTO content.replaced_contents (contents, replaced_by) VALUES ($1, 'admin')`,
        [{ promotions: [{ picture }] }],
      );
    }
    await unusedPictures.remove(NOW);
    expect(files()).toEqual(expect.arrayContaining(names));
    await service.db.query(`DELETE FROM content.${table}`);
    await unusedPictures.remove(NOW);
    expect(files()).not.toEqual(expect.arrayContaining(names));
  });

  it('stay together: one young size keeps the picture', async () => {
    const { id, names } = storePicture(1000);
    store(`${id}-800.avif`, 1);
    await unusedPictures.remove(NOW);
    expect(files()).toEqual(expect.arrayContaining([...names, `${id}-800.avif`]));
  });

  it('are the only files that are touched', async () => {
    store('notes-of-the-operator.txt', 1000);
    await unusedPictures.remove(NOW);
    expect(files()).toContain('notes-of-the-operator.txt');
  });
});

it('every table that may name pictures has the database note it, also one that is still to come', async () => {
  const silent = await service.db.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
      WHERE relnamespace = 'content'::regnamespace AND relkind = 'r'
        AND NOT EXISTS (SELECT FROM pg_trigger JOIN pg_proc ON pg_proc.oid = tgfoid
                         WHERE tgrelid = pg_class.oid AND proname IN ('note_pictures', 'note_page_pictures'))
      ORDER BY name`,
  );
  // What waits for its sizes is named by number; a new table without pictures is added here.
  expect(silent.map(({ name }) => name)).toEqual(['migrations', 'picture_jobs', 'picture_references']);
});
