import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { QueryPlans } from './query-plans.js';
import { createDatabase, type TestDatabase } from './test-database.js';

let database: TestDatabase;
let db: DataSource;
let plans: QueryPlans;

/** Of every five letters one says «garage reifen», and none of them the other way round. */
const LETTERS = `
  CREATE SCHEMA post;
  CREATE TABLE post.letters (id int PRIMARY KEY, words text NOT NULL);
  INSERT INTO post.letters
    SELECT n, CASE n % 5 WHEN 0 THEN 'garage reifen ' ELSE 'bremse ' END || repeat('x', 200)
      FROM generate_series(1, 10000) AS n;
  CREATE INDEX ON post.letters USING gin (to_tsvector('simple', words));
  ANALYZE post.letters`;

beforeAll(async () => {
  database = await createDatabase();
  db = new DataSource({
    type: 'postgres',
    url: database.url,
    synchronize: false,
    installExtensions: false,
  });
  await db.initialize();
  await db.query(LETTERS);
  plans = new QueryPlans(db, { schema: 'post', growing: /^letters$/ });
});
afterAll(async () => {
  await db?.destroy();
  await database?.drop();
});

it.each<[by: string, condition: string, reason: string | null]>([
  ['an index that leads to them', 'id < 10', null],
  ['no index at all', `words = 'garage'`, 'no index'],
  [
    'an index whose rows are refused for another reason',
    `id <= 2000 AND words LIKE '%lenkung%'`,
    '2000 rows refused',
  ],
  [
    'an index that is not sure',
    `to_tsvector('simple', words) @@ phraseto_tsquery('simple', 'reifen garage')`,
    '2000 rows refused',
  ],
])('a plan tells whether rows are looked at in vain by %s', async (_by, condition, reason) => {
  const sql = `SELECT * FROM post.letters WHERE ${condition}`;
  expect(await plans.during(() => db.query(sql))).toEqual({
    statements: 1,
    readWhole: reason ? [`letters, ${reason}: ${sql}`] : [],
  });
});
