import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STATUS_PATH, type StatusResponse } from '@garage/contracts/status';
import { SessionStore } from '@garage/shared/session/session-store';
import { readMetrics, type TestApp } from '@garage/shared/testing/test-app';
import { Browser, createUser, signedIn, startAuthApp } from '../testing/auth-app.js';

let test: TestApp;
let operator: Browser;

beforeAll(async () => {
  test = await startAuthApp({ GIT_COMMIT: 'a1b2c3d' });
  const user = await createUser(test.db, { permissions: ['settings:read'] });
  operator = await signedIn(test.url, user.username);
});
afterAll(() => test.close());

const status = async () => (await operator.call<StatusResponse>('GET', STATUS_PATH)).body;

describe('the status', () => {
  it('says how long database and session store took, what runs, and that there is no backup yet', async () => {
    const before = Date.now();
    const measured = await status();
    expect(measured).toEqual({
      measuredAt: expect.any(String),
      database: { state: 'ok', milliseconds: expect.any(Number) },
      sessions: { state: 'ok', milliseconds: expect.any(Number), store: 'postgres' },
      lastBackup: null,
      backupChecks: { check: null, drill: null },
      version: { number: expect.stringMatching(/^\d+\.\d+\.\d+/), commit: 'a1b2c3d' },
    });
    expect(measured.database.milliseconds).toBeGreaterThan(0);
    expect(Date.parse(measured.measuredAt)).toBeGreaterThanOrEqual(before);
  });

  it('knows the newest backup, whatever the order of the lines', async () => {
    await test.db.query(`INSERT INTO auth.backups (finished_at, bytes) VALUES
      ('2026-11-20T01:30:00Z', 5000000000), ('2026-11-18T01:30:00Z', 400)`);
    expect((await status()).lastBackup).toEqual({
      finishedAt: '2026-11-20T01:30:00.000Z',
      bytes: 5_000_000_000,
    });
  });

  it('knows when copies were last looked through, and when one was last restored on trial', async () => {
    await test.db.query(`INSERT INTO auth.backup_checks (kind, finished_at) VALUES
      ('check', '2026-11-22T02:30:00Z'), ('check', '2026-11-15T02:30:00Z'), ('drill', '2026-11-01T02:30:00Z')`);
    expect((await status()).backupChecks).toEqual({
      check: '2026-11-22T02:30:00.000Z',
      drill: '2026-11-01T02:30:00.000Z',
    });
  });

  it('tells the age of copies and checks to those who watch over the site', async () => {
    const told = async () => (await readMetrics(test.url)).text();
    await test.db.query(`INSERT INTO auth.backups (bytes) VALUES (1)`);
    expect(await told()).toMatch(/^auth_backup_age_seconds \d\.\d+$/m);
    expect(await told()).toMatch(/^auth_backup_check_age_seconds\{kind="drill"\} \d{4,}/m);
    await test.db.query('DELETE FROM auth.backup_checks');
    expect(await told()).toMatch(/^auth_backup_check_age_seconds\{kind="drill"\} Nan$/m);
  });

  it('says so when a part does not answer, and goes on about the others', async () => {
    const sessions = test.app.get(SessionStore);
    const check = sessions.check;
    Object.assign(sessions, { check: () => Promise.reject(new Error('away')) });
    await test.db.query('ALTER TABLE auth.backups RENAME TO backups_away');
    try {
      const measured = await status();
      expect(measured.sessions.state).toBe('unavailable');
      expect(measured.database.state).toBe('ok');
      expect(measured).not.toHaveProperty('lastBackup');
      expect(measured).not.toHaveProperty('backupChecks');
    } finally {
      Object.assign(sessions, { check });
      await test.db.query('ALTER TABLE auth.backups_away RENAME TO backups');
    }
  });
});
