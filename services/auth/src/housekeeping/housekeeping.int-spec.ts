import type { UserEntity } from '@garage/shared/auth/user.entity';
import { foreignKeysWithoutIndex, QueryPlans } from '@garage/shared/testing/query-plans';
import { Jobs } from '@garage/shared/jobs/jobs';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createUser, startAuthApp } from '../testing/auth-app.js';
import { Housekeeping } from './housekeeping.js';

/** More than are deleted at a time. */
const MANY = 1200;

let test: TestApp;
let user: UserEntity;
let housekeeping: Housekeeping;

beforeAll(async () => {
  test = await startAuthApp({ AUDIT_RETENTION_DAYS: '400' });
  user = await createUser(test.db);
  housekeeping = test.app.get(Housekeeping);
  await test.app.get(Jobs).started(); // whose tables are looked at
  // Nor does it come due by itself meanwhile.
  await test.db.query(`UPDATE auth_jobs.version SET cron_on = now() + interval '1 day'`);
});
afterAll(() => test?.close());
beforeEach(() =>
  emptyTables(
    test.db,
    'TRUNCATE auth.audit_log, auth.reset_codes, auth.password_links, auth.user_sessions, auth.backups, auth.backup_checks',
  ),
);

const addAudit = (days: number, count = 1) =>
  test.db.query(
    `INSERT INTO auth.audit_log (at, action, outcome)
     SELECT now() - make_interval(days => $1::int), 'sign-in', 'success' FROM generate_series(1, $2::int)`,
    [days, count],
  );
const addResetCodes = (days: number, count = 1) =>
  test.db.query(
    `INSERT INTO auth.reset_codes (code_hash, expires_at)
     SELECT 'code-' || $1::int || '-' || n, now() - make_interval(days => $1::int) FROM generate_series(1, $2::int) AS n`,
    [days, count],
  );
const addPasswordLinks = (hours: number, count = 1) =>
  test.db.query(
    `INSERT INTO auth.password_links (user_id, token_hash, expires_at)
     SELECT $3::int, 'link-' || $1::int || '-' || n, now() - make_interval(hours => $1::int)
       FROM generate_series(1, $2::int) AS n`,
    [hours, count, user.id],
  );
const addSessions = (hours: number, count = 1) =>
  test.db.query(
    `INSERT INTO auth.user_sessions (user_id, session_id, device, network, started_at)
     SELECT $3::int, 'session-' || $1::int || '-' || n, 'Firefox', '127.0.0.0/24', now() - make_interval(hours => $1::int)
       FROM generate_series(1, $2::int) AS n`,
    [hours, count, user.id],
  );
const addBackups = (days: number, count = 1) =>
  test.db.query(
    `INSERT INTO auth.backups (finished_at, bytes)
     SELECT now() - make_interval(days => $1::int), 1 FROM generate_series(1, $2::int)`,
    [days, count],
  );
async function stored(table: string): Promise<number> {
  const [row] = await test.db.query<{ count: number }[]>(`SELECT count(*)::int FROM auth.${table}`);
  return row!.count;
}

describe('every night', () => {
  it('the record of who did what loses what is older than the operator wishes, however much that is', async () => {
    await addAudit(401, MANY);
    await addAudit(399, 2);
    await housekeeping.run();
    expect(await stored('audit_log')).toBe(2);
  });

  it('reset codes go a month after their end', async () => {
    await addResetCodes(31, MANY);
    await addResetCodes(29);
    await housekeeping.run();
    expect(await stored('reset_codes')).toBe(1);
  });

  it('links for a password go once they have ended; those of an invitation tell that it has', async () => {
    const invited = await createUser(test.db);
    await test.db.query('UPDATE auth.users SET password_hash = NULL WHERE id = $1', [invited.id]);
    await addPasswordLinks(1, MANY);
    await addPasswordLinks(-1);
    await test.db.query(
      `INSERT INTO auth.password_links (user_id, token_hash, expires_at) VALUES ($1, 'invitation', now() - interval '9 days')`,
      [invited.id],
    );
    await housekeeping.run();
    expect(await stored('password_links')).toBe(2);
  });

  it('sessions that have ended by themselves are no longer listed', async () => {
    await addSessions(2, MANY);
    await addSessions(0);
    await housekeeping.run();
    expect(await stored('user_sessions')).toBe(1);
  });

  it('copies of more than a year ago are forgotten, but never the last one', async () => {
    await addBackups(800);
    await addBackups(400);
    await housekeeping.run();
    expect(await stored('backups')).toBe(1);
    await addBackups(300, 3);
    await housekeeping.run();
    expect(await stored('backups')).toBe(3);
  });

  it('so are their checks, but never the last one of a kind', async () => {
    await test.db.query(`INSERT INTO auth.backup_checks (kind, finished_at)
      SELECT kind, now() - make_interval(days => days)
        FROM (VALUES ('check', 800), ('check', 400), ('drill', 500)) AS old (kind, days)`);
    await housekeeping.run();
    expect(await stored('backup_checks')).toBe(2);
  });

  it('what the service leaves behind when it stops is deleted by the next attempt', async () => {
    await addAudit(500, MANY);
    await expect(housekeeping.run(AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await stored('audit_log')).toBe(MANY);
    const retries = await test.db.query<object[]>(
      `SELECT retry_limit, retry_delay FROM auth_jobs.queue WHERE name = 'housekeeping'`,
    );
    expect(retries).toEqual([{ retry_limit: 12, retry_delay: 600 }]);
    await housekeeping.run();
    expect(await stored('audit_log')).toBe(0);
  });
});

describe('of much that stays', () => {
  const GROWING = /^(?:audit_log|reset_codes|password_links|backups|rate_limits|sessions)$/;
  const STAYING = 20_000;

  it('nothing is looked at in vain', async () => {
    for (const add of [addAudit, addResetCodes, addBackups]) await add(1, STAYING);
    await addPasswordLinks(-1, STAYING);
    await test.db.query(`
      INSERT INTO auth.rate_limits (key, points, expire)
      SELECT 'key-' || n, 1, extract(epoch FROM now()) * 1000 + 600000 FROM generate_series(1, ${STAYING}) AS n;
      ANALYZE auth.audit_log, auth.reset_codes, auth.backups, auth.password_links, auth.rate_limits`);
    const plans = new QueryPlans(test.db, { schema: 'auth', growing: GROWING });
    const { statements, readWhole } = await plans.during(() => housekeeping.run());
    expect(statements).toBe(6);
    expect(readWhole).toEqual([]);
    // As the limits themselves do every five minutes, with counters that ended an hour ago.
    const clearing = {
      sql: 'DELETE FROM auth.rate_limits WHERE expire < $1',
      parameters: [Date.now() - 3_600_000],
    };
    expect(await plans.readWhole(clearing)).toEqual([]);
  });

  it('nothing that is deleted makes the database look through a whole table for what belongs to it', async () => {
    expect(await foreignKeysWithoutIndex(test.db, 'auth')).toEqual([]);
  });
});
