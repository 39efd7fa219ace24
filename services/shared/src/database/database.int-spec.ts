import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Logger, type LoggerService } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { startProxy } from '../testing/proxy.fixture.js';
import { ProbeModule } from '../testing/probe.fixture.js';
import { createAuthTables, createDatabase, startTestApp, type TestDatabase } from '../testing/test-app.js';
import { migrate } from './migrate.js';
import { untilReachable } from './connect.js';

const silent = new Logger() satisfies LoggerService;
Logger.overrideLogger(false);

class First1700000000000 implements MigrationInterface {
  readonly name = 'First1700000000000';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE garage.first (id integer)');
    await queryRunner.query('SELECT pg_sleep(0.3)');
  }
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE garage.first');
  }
}

class Second1700000000001 implements MigrationInterface {
  readonly name = 'Second1700000000001';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE garage.second (id integer)');
    await queryRunner.query('INSERT INTO garage.second VALUES (1)');
  }
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE garage.second');
  }
}

class Broken1700000000002 implements MigrationInterface {
  readonly name = 'Broken1700000000002';
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('CREATE TABLE garage.half (id integer)');
    await queryRunner.query('INSERT INTO garage.missing VALUES (1)');
  }
  async down(): Promise<void> {}
}

/** Waits for everybody who looked at the database before. */
class Concurrent1700000000003 implements MigrationInterface {
  readonly name = 'Concurrent1700000000003';
  readonly transaction = false;
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('SELECT pg_sleep(0.3)');
    await queryRunner.query('CREATE INDEX CONCURRENTLY ids ON garage.first (id) WHERE id > 0');
  }
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX garage.ids');
  }
}

let database: TestDatabase;

beforeEach(async () => {
  database = await createDatabase();
});

afterEach(() => database.drop());

async function rows(statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

const target = () => ({
  url: database.url,
  schema: 'garage',
  migrations: [First1700000000000, Second1700000000001],
  logger: silent,
});

describe('migrations', () => {
  it('are applied once when three replicas start together', async () => {
    const applied = await Promise.all([migrate(target()), migrate(target()), migrate(target())]);
    expect(applied.toSorted((left, right) => right.length - left.length)).toEqual([
      ['First1700000000000', 'Second1700000000001'],
      [],
      [],
    ]);
    expect(await rows('SELECT id FROM garage.second')).toEqual([{ id: 1 }]);
  });

  it('make an index beside running work while other replicas wait', async () => {
    const concurrent = { ...target(), migrations: [First1700000000000, Concurrent1700000000003] };
    const applied = await Promise.all([migrate(concurrent), migrate(concurrent)]);
    expect(applied.flat()).toEqual(['First1700000000000', 'Concurrent1700000000003']);
  });

  it('leave nothing of a broken one, and let the lock go', async () => {
    const broken = { ...target(), migrations: [First1700000000000, Broken1700000000002] };
    await expect(untilReachable(silent, () => migrate(broken))).rejects.toThrow('missing');
    expect(
      await rows(
        `SELECT to_regclass('garage.half') IS NULL AS undone, to_regclass('garage.first') IS NULL AS lost`,
      ),
    ).toEqual([{ undone: true, lost: false }]);
    expect(await migrate(target())).toEqual(['Second1700000000001']);
  });
});

describe('a service', () => {
  it('starts three times at once on an empty database', async () => {
    await createAuthTables(database.url);
    const env = { DATABASE_URL: database.url };
    const tests = await Promise.all([1, 2, 3].map(() => startTestApp(ProbeModule, env)));
    const states = await Promise.all(
      tests.map(async ({ url }) => (await fetch(`${url}/api/probe/count`)).status),
    );
    expect(states).toEqual([200, 200, 200]);
    await Promise.all(tests.map((test) => test.close()));
  });

  it('waits for Postgres instead of giving up', async () => {
    await createAuthTables(database.url);
    const proxy = await startProxy(database.url);
    await proxy.cut();
    const starting = startTestApp(ProbeModule, { DATABASE_URL: proxy.url });
    await sleep(600);
    await proxy.restore();
    const test = await starting;
    expect((await fetch(`${test.url}/health/ready`)).status).toBe(200);
    await test.close();
    await proxy.cut();
  });

  it('waits for the role that is being made for it', async () => {
    await createAuthTables(database.url);
    const url = new URL(database.url);
    url.username = `late_${randomBytes(6).toString('hex')}`;
    url.password = 'late';
    const starting = startTestApp(ProbeModule, { DATABASE_URL: url.href });
    await sleep(500);
    await rows(`CREATE ROLE ${url.username} LOGIN SUPERUSER PASSWORD '${url.password}'`);
    const test = await starting;
    expect((await fetch(`${test.url}/api/probe/count`)).status).toBe(200);
    await test.close();
    await rows(`DROP OWNED BY ${url.username} CASCADE`);
    await rows(`DROP ROLE ${url.username}`);
  });

  it('says at once that its password is wrong, and gives up after a while', async () => {
    const url = new URL(database.url);
    url.password = 'wrong';
    const warn = jest.fn();
    const attempt = () => migrate({ ...target(), url: url.href });
    await expect(untilReachable({ log: warn, error: warn, warn }, attempt, 300)).rejects.toThrow(
      'password authentication',
    );
    const [first] = warn.mock.calls[0] as [{ msg: string; tries: number }];
    expect(first.tries).toBe(1);
    expect(first.msg).toContain('a wrong password');
  });

  it('answers 503 and is not ready while the accounts are not there yet', async () => {
    const test = await startTestApp(ProbeModule, { DATABASE_URL: database.url });
    try {
      expect((await fetch(`${test.url}/health/ready`)).status).toBe(503);
      const cookie = 'sid=abc.def';
      const me = await fetch(`${test.url}/api/admin/probe/sign-in/1`, {
        method: 'POST',
        headers: { cookie },
      });
      expect(me.status).toBe(503);
      await createAuthTables(database.url);
      expect((await fetch(`${test.url}/health/ready`)).status).toBe(200);
    } finally {
      await test.close();
    }
  });
});
