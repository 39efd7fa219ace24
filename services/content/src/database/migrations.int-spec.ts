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
  expect(made).toEqual(['page_records', 'promotions', 'site_settings']);
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
