import { writeFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ADMIN_WEBSITE_PATH } from '@garage/contracts/editor-pages';
import { EDITOR_PAGES } from '@garage/contracts/editors';
import { MEDIA_PATH } from '@garage/contracts/media';
import { WEBSITE_PATH } from '@garage/contracts/page-texts';
import { ADMIN_VEHICLE_SETTINGS_PATH } from '@garage/contracts/vehicles';
import { foreignKeysWithoutIndex, QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { ExportService } from './archive/export.service.js';
import { UnusedPictures } from './media/unused-pictures.js';
import { type ContentApp, startContentApp } from './testing/content-app.js';

/** As a site has them after twenty years. */
const VERSIONS = 2000;
const PICTURES = 450;
const GROWING = /^(?:page_records|picture_references)$/;

let service: ContentApp;
let staff: SignedInClient;
let plans: QueryPlans;

beforeAll(async () => {
  service = await startContentApp();
  staff = await signIn(service.app, await createUser(service.db));
  await service.db.query(
    `INSERT INTO content.media (name, picture, alt, state, added_by)
     SELECT 'Bild ' || n, jsonb_build_object('base', '/uploads/' || substr(md5('media' || n), 1, 24), 'width', 900,
              'height', 600, 'widths', '[480, 900]'::jsonb, 'focus', '[0.5, 0.5]'::jsonb, 'colour', '#cccccc'),
            '{"de": ""}', 'ready', 'admin'
       FROM generate_series(1, ${PICTURES}) AS n`,
  );
  // Each version shows another picture, some of the library and some of the time before there was one.
  await service.db.query(
    `INSERT INTO content.page_records (page, version, "values", saved_by, outdated)
     SELECT page, n, jsonb_build_object('mainImage', CASE WHEN n % 2 = 0 THEN 'media-' || n % ${PICTURES} + 1
              ELSE '/uploads/' || substr(md5(page || n), 1, 24) END), 'admin', '{}'::jsonb
       FROM content.page_records, generate_series(2, ${VERSIONS}) AS n WHERE version = 1`,
  );
  await service.db.query('ANALYZE content.page_records, content.picture_references, content.media');
  plans = new QueryPlans(service.db, { schema: 'content', growing: GROWING });
}, 120_000);
afterAll(() => service?.close());

async function call(method: string, address: string, body?: object): Promise<void> {
  const answer = await fetch(`${service.url}${address}`, {
    method,
    headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  await answer.text();
  expect(answer.ok).toBe(true);
}

/** A file that a crash has left behind. */
function storeForgottenFile(): void {
  const file = path.join(service.uploadsDir, '0123456789abcdef01234567-480.jpg');
  writeFileSync(file, 'a picture');
  utimesSync(file, new Date(0), new Date(0));
}

/** How often each table has been read from beginning to end, also by what the database does by itself. */
async function wholeReads(runner: QueryRunner): Promise<object[]> {
  await runner.query('SELECT pg_stat_force_next_flush()');
  return runner.query(
    `SELECT relname, seq_scan FROM pg_stat_user_tables
      WHERE relid IN ('content.page_records'::regclass, 'content.picture_references'::regclass) ORDER BY relname`,
  );
}

const ABOUT = `${ADMIN_WEBSITE_PATH}/about`;

describe(`with ${VERSIONS} versions of each page, none is looked at in vain`, () => {
  it.each<[what: string, statements: number, work: () => Promise<unknown>]>([
    ['the newest versions', 1, () => call('GET', `${ABOUT}/versions`)],
    ['versions far behind', 1, () => call('GET', `${ABOUT}/versions?cursor=500`)],
    ['one version', 1, () => call('GET', `${ABOUT}/versions/700`)],
    ...EDITOR_PAGES.map((page): [string, number, () => Promise<unknown>] => [
      `the editor of ${page}`,
      1,
      () => call('GET', `${ADMIN_WEBSITE_PATH}/${page}`),
    ]),
    ['a page as visitors read it', 1, () => call('GET', `${WEBSITE_PATH}/about`)],
    ['a save', 4, () => call('POST', ABOUT, { mainImage: 'media-7' })],
    ['a version that is restored', 4, () => call('POST', `${ABOUT}/versions/702/restore`, {})],
    ['the vehicles’ settings', 1, () => call('GET', ADMIN_VEHICLE_SETTINGS_PATH)],
    ['the library', 2, () => call('GET', MEDIA_PATH)],
    ['the library further back', 2, () => call('GET', `${MEDIA_PATH}?cursor=200`)],
    [
      'a picture with other words',
      3,
      () => call('PUT', `${MEDIA_PATH}/7`, { alt: { de: 'Tor' }, focusX: 0, focusY: 0 }),
    ],
    ['a picture that is deleted', 3, () => call('DELETE', `${MEDIA_PATH}/300`)],
    ['all content as one file', 10, () => service.app.get(ExportService).contents()],
    [
      'files that nothing names',
      1,
      async () => {
        storeForgottenFile();
        await service.app.get(UnusedPictures).remove(new Date());
      },
    ],
  ])('by %s', async (_what, fewest, work) => {
    const { statements, readWhole } = await plans.during(work);
    expect(statements).toBeGreaterThanOrEqual(fewest);
    expect(readWhole).toEqual([]);
  });

  it('by what the database notes at a save', async () => {
    const runner = service.db.createQueryRunner();
    try {
      const before = await wholeReads(runner);
      await runner.query(
        `INSERT INTO content.page_records (page, version, "values") VALUES ('about', 9000, '{"mainImage": "media-9"}')`,
      );
      expect(await wholeReads(runner)).toEqual(before);
    } finally {
      await runner.release();
    }
  });
});

it('nothing that is deleted makes the database look through a whole table for what belongs to it', async () => {
  expect(await foreignKeysWithoutIndex(service.db, 'content')).toEqual([]);
});
