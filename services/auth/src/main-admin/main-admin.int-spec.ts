import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AUTH_PATHS, type CreateMainAdminResponse, MAIN_ADMIN_ID } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { createDatabase, type TestApp, type TestDatabase } from '@garage/shared/testing/test-app';
import {
  type Answer,
  auditOf,
  Browser,
  createUser,
  MAIN_ADMIN_PASSWORD,
  PASSWORD,
  signedIn,
  startAuthApp,
} from '../testing/auth-app.js';
import { issueResetCode } from './issue-reset-code.js';

const NEW_PASSWORD = 'das neue passwort';

function accounts(app: TestApp | undefined): Promise<unknown[]> {
  return app ? app.db.query('SELECT * FROM auth.users ORDER BY id') : Promise.resolve([]);
}

describe('the main admin on the first start', () => {
  let database: TestDatabase;
  const apps: TestApp[] = [];
  const printed = jest.spyOn(process.stdout, 'write');

  beforeAll(async () => {
    database = await createDatabase();
  });
  afterEach(async () => {
    for (const app of apps.splice(0)) await app.close();
    printed.mockClear();
  });
  afterAll(async () => {
    printed.mockRestore();
    await database.drop();
  });

  async function start(env: Record<string, string> = {}): Promise<TestApp> {
    const app = await startAuthApp({ DATABASE_URL: database.url, ...env });
    apps.push(app);
    return app;
  }

  const announcements = () =>
    printed.mock.calls.map(([text]) => String(text)).filter((text) => text.includes('Main admin'));

  it('is made once by replicas that start together, and one of them prints the password', async () => {
    const [app] = await Promise.all([1, 2, 3].map(() => start({ MAIN_ADMIN_PASSWORD: '' })));
    expect(announcements()).toHaveLength(1);
    const [, username, password] =
      /^Main admin created\. Username: (\S+) {2}Password: (\S+) \(shown only once\)\n$/.exec(
        announcements()[0] ?? '',
      ) ?? [];
    expect(username).toBe('admin');
    expect(password?.length).toBeGreaterThanOrEqual(16);
    const { body } = await new Browser(app?.url ?? '').signIn('admin', password);
    expect(body.user).toMatchObject({ id: MAIN_ADMIN_ID, isAdmin: true, isMainAdmin: true });
    // It was on a screen, so it is good for nothing but choosing another.
    expect(body.user.requirement).toBe('password-change');
  });

  it('is not changed by a later start with other settings', async () => {
    const before = await accounts(await start());
    await start({ MAIN_ADMIN_USERNAME: 'anders', MAIN_ADMIN_PASSWORD: 'ganz anders, auch lang' });
    expect(await accounts(apps[1])).toEqual(before);
    expect(announcements()).toEqual([]);
  });

  it('has the configured name and password, which is not printed', async () => {
    const app = await startAuthApp({ MAIN_ADMIN_USERNAME: 'Chefin', MAIN_ADMIN_PASSWORD });
    apps.push(app);
    const { status, body } = await new Browser(app.url).signIn('chefin', MAIN_ADMIN_PASSWORD);
    expect([status, body.user.requirement]).toEqual([200, null]);
    expect(announcements()).toEqual(['Main admin created. Username: Chefin\n']);
  });
});

describe('resetting the main admin', () => {
  let database: TestDatabase;
  let test: TestApp;

  beforeAll(async () => {
    database = await createDatabase();
    test = await startAuthApp({ DATABASE_URL: database.url });
  });
  afterAll(async () => {
    await test.close();
    await database.drop();
  });

  function reset(code: unknown, password: unknown = NEW_PASSWORD): Promise<Answer<Partial<ApiError>>> {
    return new Browser(test.url).call('POST', AUTH_PATHS.createMainAdmin, { code, password });
  }

  const newCode = async (): Promise<string> => (await issueResetCode(database.url)).code;

  it('gives him a new password and ends every session, without touching other accounts', async () => {
    const other = await createUser(test.db, { roleId: 2 });
    const otherBrowser = await signedIn(test.url, other.username);
    const mainBrowser = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    await test.db.query(
      `UPDATE auth.users SET username = 'chefin', role_id = 2, must_change_password = true WHERE id = 92`,
    );

    const code = await newCode();
    const answer = await new Browser(test.url).call<CreateMainAdminResponse>(
      'POST',
      AUTH_PATHS.createMainAdmin,
      { code: code.toLowerCase().replaceAll('-', ' '), password: NEW_PASSWORD },
    );
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      success: true,
      message: expect.stringContaining('Der Hauptadmin admin wurde zurückgesetzt'),
    });

    for (const browser of [otherBrowser, mainBrowser]) {
      expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    }
    await signedIn(test.url, other.username, PASSWORD);
    const { body } = await new Browser(test.url).signIn('admin', NEW_PASSWORD);
    expect(body.user).toMatchObject({ id: MAIN_ADMIN_ID, isAdmin: true, requirement: null });
  });

  it('makes him anew when he is missing', async () => {
    await test.db.query('DELETE FROM auth.users WHERE id = 92');
    expect((await reset(await newCode())).status).toBe(200);
    const { body } = await new Browser(test.url).signIn('admin', NEW_PASSWORD);
    expect(body.user).toMatchObject({ id: MAIN_ADMIN_ID, username: 'admin', isMainAdmin: true });
  });

  it('gives the sessions of a main admin who was deleted to nobody', async () => {
    await test.db.query('DELETE FROM auth.users WHERE id = 92');
    await reset(await newCode());
    const before = await signedIn(test.url, 'admin', NEW_PASSWORD);
    await test.db.query('DELETE FROM auth.users WHERE id = 92');
    await reset(await newCode());
    expect((await before.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
  });

  it('leaves his name to somebody else who has it by now, and says which one is his', async () => {
    await test.db.query(`UPDATE auth.users SET username = 'chefin' WHERE id = 92`);
    const usurper = await createUser(test.db, { username: 'Admin', roleId: 2 });
    const { body } = await reset(await newCode());
    expect(body.message).toContain('Der Hauptadmin chefin wurde zurückgesetzt');

    await test.db.query('DELETE FROM auth.users WHERE id = 92');
    expect((await reset(await newCode())).body.message).toContain('Der Hauptadmin admin-92');
    await signedIn(test.url, 'admin-92', NEW_PASSWORD);
    await signedIn(test.url, 'admin', PASSWORD);
    await test.db.query('DELETE FROM auth.users WHERE id = $1', [usurper.id]);
  });

  it('works once with a code, also when it is sent several times at once', async () => {
    const code = await newCode();
    const answers = await Promise.all([1, 2, 3, 4, 5].map((n) => reset(code, `${NEW_PASSWORD} ${n}`)));
    const refused = answers.filter(({ status }) => status === 400);
    expect(refused).toHaveLength(4);
    expect(refused[0]?.body).toMatchObject({
      code: 'reset-code-invalid',
      message: 'Der Code ist ungültig oder abgelaufen.',
    });
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const winner = answers.findIndex(({ status }) => status === 200) + 1;
    expect((await new Browser(test.url).signIn('admin', `${NEW_PASSWORD} ${winner}`)).status).toBe(200);
  });

  it('refuses a code that was never made, is too old, or was replaced by a newer one', async () => {
    const replaced = await newCode();
    const expired = await newCode();
    await test.db.query(
      `UPDATE auth.reset_codes SET expires_at = now() - interval '1 second' WHERE used_at IS NULL`,
    );
    const good = await newCode();
    for (const code of ['0000-0000-0000-0000-0000-0000-0000', replaced, expired]) {
      const { status, body } = await reset(code);
      expect([status, body.code]).toEqual([400, 'reset-code-invalid']);
    }
    expect((await reset(good)).status).toBe(200);
  });

  it('is offered for fifteen minutes', async () => {
    const { expiresAt } = await issueResetCode(database.url);
    const minutes = (expiresAt.getTime() - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(14.8);
    expect(minutes).toBeLessThanOrEqual(15.1);
  });

  it('stores no code, only its hash', async () => {
    const code = await newCode();
    const rows = JSON.stringify(await test.db.query('SELECT * FROM auth.reset_codes'));
    expect(rows).not.toContain(code);
    expect(rows).not.toContain(code.replaceAll('-', ''));
  });

  it('refuses a bad password without using up the code', async () => {
    const code = await newCode();
    const { status, body } = await reset(code, 'zu kurz');
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['password']]);
    expect((await reset(code)).status).toBe(200);
  });

  it('says nothing about the password to whoever has no code', async () => {
    const { status, body } = await reset('FALSCH', 'der admin trinkt Tee');
    expect([status, body.code, body.fields]).toEqual([400, 'reset-code-invalid', undefined]);
  });

  it('is recorded, with refused attempts', async () => {
    await test.db.query('DELETE FROM auth.audit_log');
    const code = await newCode();
    await reset('FALSCH');
    await reset(code);
    const rows = await auditOf(test.db);
    expect(rows.map(({ action, outcome, subject }) => [action, outcome, subject])).toEqual([
      ['reset-code-created', 'success', null],
      ['reset-code-used', 'failure', null],
      ['reset-code-used', 'success', 'user:92'],
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe('resetting under attack', () => {
  it('stops an address after ten tries, and frees an operator who had locked himself out by wrong passwords', async () => {
    const database = await createDatabase();
    const test = await startAuthApp({ DATABASE_URL: database.url, RATE_LIMIT_FACTOR: '1' });
    const attacker = new Browser(test.url, { 'x-forwarded-for': '198.51.100.1' });
    const operator = new Browser(test.url, { 'x-forwarded-for': '198.51.100.2' });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) {
      const guess = { code: `guess ${i}`, password: NEW_PASSWORD };
      statuses.push((await attacker.call('POST', AUTH_PATHS.createMainAdmin, guess)).status);
      await operator.signIn('admin', 'falsch');
    }
    expect(statuses).toEqual([...Array<number>(10).fill(400), 429]);
    expect((await operator.signIn('admin', MAIN_ADMIN_PASSWORD)).status).toBe(429);

    const { code } = await issueResetCode(database.url);
    const answer = await operator.call('POST', AUTH_PATHS.createMainAdmin, { code, password: NEW_PASSWORD });
    expect(answer.status).toBe(200);
    expect((await operator.signIn('admin', NEW_PASSWORD)).status).toBe(200);
    await test.close();
    await database.drop();
  });
});
