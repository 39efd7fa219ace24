import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { AUTH_PATHS, type SessionResponse } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import { USERS_PATH } from '@garage/contracts/users';
import { type TestApp, testRedisUrl } from '@garage/shared/testing/test-app';
import { PasswordHasher } from '../passwords/password-hasher.js';
import { auditOf, Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const logLines: string[] = [];
const stores = [
  { store: 'Postgres', env: () => ({}) },
  { store: 'Redis', env: () => ({ REDIS_URL: testRedisUrl() }) },
];

describe.each(stores)('signing in, with sessions in $store', ({ env }) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startAuthApp(env(), { logDestination: { write: (line) => logLines.push(line) } });
  });
  afterAll(() => test.close());

  it('answers with the user and a token, and remembers when', async () => {
    const user = await createUser(test.db, { username: 'Vreni', fullName: 'Vreni Muster', roleId: 2 });
    const browser = new Browser(test.url);
    const { status, body, headers } = await browser.signIn(' VRENI ');

    expect(status).toBe(200);
    expect(body).toEqual({
      user: {
        id: user.id,
        username: 'Vreni',
        fullName: 'Vreni Muster',
        isAdmin: false,
        isMainAdmin: false,
        role: { id: 2, name: 'Supporter' },
        permissions: SUPPORTER_PERMISSIONS,
        requirement: null,
      },
      adminToken: expect.stringMatching(/^[\w-]{32,}$/),
      endsInSeconds: 12 * 60 * 60,
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie()).toContainEqual(expect.stringMatching(/^sid=.*HttpOnly.*SameSite=Lax/i));
    const [row] = await test.db.query('SELECT last_login FROM auth.users WHERE id = $1', [user.id]);
    expect(Date.now() - row.last_login.getTime()).toBeLessThan(60_000);
  });

  it('says who is signed in, with the same token', async () => {
    const { username } = await createUser(test.db);
    const browser = new Browser(test.url);
    const login = await browser.signIn(username);
    const current = await browser.call<SessionResponse>('GET', AUTH_PATHS.currentUser);
    expect(current.status).toBe(200);
    expect(current.body).toEqual(login.body);
    expect(current.headers.get('cache-control')).toBe('no-store');
  });

  it('answers a wrong password and an unknown name alike, and works equally hard on both', async () => {
    const { username } = await createUser(test.db);
    const verify = jest.spyOn(test.app.get(PasswordHasher), 'verify');
    const wrong = await new Browser(test.url).call<ApiError>('POST', AUTH_PATHS.login, {
      username,
      password: 'falsch',
    });
    const unknown = await new Browser(test.url).call<ApiError>('POST', AUTH_PATHS.login, {
      username: 'niemand',
      password: 'falsch',
    });

    expect(wrong.status).toBe(401);
    expect(wrong.body).toMatchObject({
      code: 'login-failed',
      message: 'Benutzername oder Passwort ist falsch.',
    });
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.headers.has('set-cookie')).toBe(wrong.headers.has('set-cookie'));
    expect(verify.mock.calls).toEqual([
      ['falsch', expect.stringMatching(/^\$argon2id/)],
      ['falsch', undefined],
    ]);
    verify.mockRestore();
  });

  it('gives a new session id, so that a planted one is worth nothing', async () => {
    const { username } = await createUser(test.db);
    const victim = await signedIn(test.url, username);
    const planted = victim.cookie;
    await victim.signIn(username);
    expect(victim.cookie).not.toBe(planted);

    const attacker = new Browser(test.url);
    attacker.cookie = planted;
    expect((await attacker.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await victim.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it('takes no session id that it did not make', async () => {
    const { username } = await createUser(test.db);
    const browser = new Browser(test.url);
    browser.cookie = 'sid=chosen-by-somebody-else';
    await browser.signIn(username);
    expect(browser.cookie).not.toContain('chosen-by-somebody-else');
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it('ends the session on sign-out, on the server too', async () => {
    const { username } = await createUser(test.db);
    const browser = await signedIn(test.url, username);
    const stolen = browser.cookie;
    const { status, body, headers } = await browser.call('POST', AUTH_PATHS.logout);
    expect([status, body]).toEqual([200, { success: true }]);
    expect(headers.get('set-cookie')).toMatch(/^sid=;/);
    browser.cookie = stolen;
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
  });

  it('signs out whoever asks, signed in or not, with a token or without', async () => {
    const { username } = await createUser(test.db);
    expect((await new Browser(test.url).call('POST', AUTH_PATHS.logout)).body).toEqual({ success: true });
    const browser = await signedIn(test.url, username);
    browser.adminToken = undefined;
    expect((await browser.call('POST', AUTH_PATHS.logout)).body).toEqual({ success: true });
  });

  it('lets no other website sign somebody in or out', async () => {
    const { username } = await createUser(test.db);
    const browser = await signedIn(test.url, username);
    const elsewhere = { origin: 'https://elsewhere.example' };
    const out = await browser.call<ApiError>('POST', AUTH_PATHS.logout, undefined, elsewhere);
    expect([out.status, out.body.code]).toEqual([403, 'origin-refused']);
    const login = { username, password: PASSWORD };
    expect((await browser.call('POST', AUTH_PATHS.login, login, elsewhere)).status).toBe(403);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(200);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 5],
    ['a list', [{ username: 'a', password: 'b' }]],
    ['empty fields', { username: ' ', password: '' }],
  ])('refuses %s and names both fields', async (_what, sent) => {
    const { status, body } = await new Browser(test.url).call<ApiError>('POST', AUTH_PATHS.login, sent);
    expect(status).toBe(400);
    expect(body.code).toBe('validation-failed');
    expect(body.fields).toMatchObject({
      username: 'Benutzername ist erforderlich',
      password: 'Passwort ist erforderlich',
    });
  });

  it.each([
    ['unknown fields', { username: 'a', password: 'b', remember: true }, ['remember']],
    ['wrong types', { username: 1, password: { length: 5 } }, ['username', 'password']],
    ['too much', { username: 'a'.repeat(61), password: 'b'.repeat(201) }, ['username', 'password']],
    ['control characters', { username: 'a\u0000', password: 'b\u0000' }, ['username', 'password']],
  ])('refuses %s before it looks anything up', async (_what, sent, fields) => {
    const verify = jest.spyOn(test.app.get(PasswordHasher), 'verify');
    const { status, body } = await new Browser(test.url).call<ApiError>('POST', AUTH_PATHS.login, sent);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, fields]);
    expect(verify).not.toHaveBeenCalled();
    verify.mockRestore();
  });

  it('takes name and password from the body only', async () => {
    const { username } = await createUser(test.db);
    const query = `?username=${username}&password=${encodeURIComponent(PASSWORD)}`;
    expect((await new Browser(test.url).call('POST', AUTH_PATHS.login + query, {})).status).toBe(400);
  });

  it('puts somebody out at the next request who was deleted', async () => {
    const user = await createUser(test.db);
    const browser = await signedIn(test.url, user.username);
    await test.db.query('DELETE FROM auth.users WHERE id = $1', [user.id]);
    const { status, body } = await browser.call<ApiError>('GET', AUTH_PATHS.currentUser);
    expect([status, body.code]).toEqual([401, 'session-expired']);
  });

  it('holds somebody who was demoted to what he may do now', async () => {
    const user = await createUser(test.db);
    const browser = await signedIn(test.url, user.username);
    expect((await browser.call('GET', USERS_PATH)).status).toBe(200);
    await test.db.query('UPDATE auth.users SET role_id = 2 WHERE id = $1', [user.id]);
    expect((await browser.call('GET', USERS_PATH)).status).toBe(403);
  });

  it('puts somebody out at the next request who got another password', async () => {
    const user = await createUser(test.db);
    const admin = await createUser(test.db);
    const browser = await signedIn(test.url, user.username);
    const adminBrowser = await signedIn(test.url, admin.username);
    const change = await adminBrowser.call('PUT', `${USERS_PATH}/${user.id}`, {
      password: 'ganz anderes passwort',
    });
    expect(change.status).toBe(200);
    expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
    expect((await new Browser(test.url).signIn(user.username)).status).toBe(401);
    await signedIn(test.url, user.username, 'ganz anderes passwort');
  });

  it('keeps a record of sign-ins and sign-outs', async () => {
    const user = await createUser(test.db);
    await test.db.query('DELETE FROM auth.audit_log');
    const browser = await signedIn(test.url, user.username);
    await browser.call('POST', AUTH_PATHS.logout);
    await browser.call('POST', AUTH_PATHS.login, { username: user.username, password: 'geheim 1' });
    const { headers } = await browser.call('POST', AUTH_PATHS.login, { username: 'geheim 2', password: 'x' });

    const common = { details: null, ip: '127.0.0.0/24', request_id: expect.any(String) };
    const subject = `user:${user.id}`;
    expect(await auditOf(test.db)).toEqual([
      { action: 'sign-in', outcome: 'success', actor_user_id: user.id, subject, ...common },
      { action: 'sign-out', outcome: 'success', actor_user_id: user.id, subject, ...common },
      { action: 'sign-in', outcome: 'failure', actor_user_id: null, subject, ...common },
      {
        action: 'sign-in',
        outcome: 'failure',
        actor_user_id: null,
        subject: null,
        ...common,
        request_id: headers.get('x-request-id'),
      },
    ]);
  });

  it('writes no password, cookie or token into the log', async () => {
    const { username } = await createUser(test.db);
    const browser = await signedIn(test.url, username);
    await browser.call('GET', AUTH_PATHS.currentUser);
    const log = logLines.join('');
    expect(log).toContain('/api/admin/login');
    for (const secret of [PASSWORD, 'falsch', browser.adminToken ?? '-', browser.cookie?.slice(4) ?? '-']) {
      expect(log).not.toContain(secret);
    }
  });
});
