import { createDatabase, type TestDatabase } from '@garage/shared/testing/test-app';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { migrations } from './migrations.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createDatabase();
  dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    schema: 'content',
    migrations,
    installExtensions: false,
  });
  await dataSource.initialize();
  await dataSource.query('CREATE SCHEMA content');
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function tables(): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'content' AND table_name <> 'migrations' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
}

it('can be undone and done again', async () => {
  await dataSource.runMigrations();
  const made = await tables();
  expect(made).toEqual(['media', 'page_records', 'promotions', 'replaced_contents', 'site_settings']);
  for (let i = 0; i < migrations.length; i++) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([]);
  await dataSource.runMigrations();
  expect(await tables()).toEqual(made);
});

it('keep one row per version of a page', async () => {
  await dataSource.runMigrations();
  const insert = (version: number) =>
    dataSource.query(
      `INSERT INTO content.page_records (page, version, "values") VALUES ('about', $1, '{}')`,
      [version],
    );
  await insert(1);
  await insert(2);
  await expect(insert(2)).rejects.toThrow('duplicate key');
  await expect(insert(0)).rejects.toThrow('violates check constraint');
});

it('turn lists of pictures into fields, say the order of every list, and take it back', async () => {
  await dataSource.runMigrations();
  const undo = async () => {
    // The library and what imports replace came later.
    for (let i = 0; i < 3; i++) await dataSource.undoLastMigration();
  };
  await undo();
  const before = {
    gallery: { items: [{ key: 'gallery-02', alt: { de: 'Rad', fr: 'Roue' } }] },
    offers: { items: [{ id: 1, image: 'offer-01', title: { de: 'Check' }, description: { de: 'Jetzt' } }] },
    team: { member1Name: 'Eva', member2Name: '', member3Name: 'Urs', sectionTitle: 'Team' },
    hero: { backgroundImage: 'hero-01', slide2Image: '', slide4Image: 'hero-04' },
  };
  for (const [page, values] of Object.entries(before)) {
    await dataSource.query('INSERT INTO content.page_records (page, version, "values") VALUES ($1, 1, $2)', [
      page,
      values,
    ]);
  }
  const stored = async () => {
    const rows: { page: string; values: object }[] = await dataSource.query(
      'SELECT page, "values" FROM content.page_records',
    );
    return Object.fromEntries(rows.map(({ page, values }) => [page, values]));
  };
  await dataSource.runMigrations();
  expect(await stored()).toMatchObject({
    gallery: { pictureOrder: '1', picture1Image: 'gallery-02', picture1AltFr: 'Roue', picture1AltEn: '' },
    offers: { offerOrder: '1', offer1Title: 'Check', offer1Description: 'Jetzt' },
    team: { ...before.team, memberOrder: '1,3' },
    hero: { ...before.hero, slideOrder: '1,4' },
  });
  await undo();
  expect(await stored()).toEqual(before);
});
