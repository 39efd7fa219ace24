import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RoleEntity } from './role.entity.js';
import { UserEntity } from './user.entity.js';
import { holdSlowRequest, ProbeModule } from '../testing/probe.fixture.js';
import { createUser, signIn, startTestApp, type TestApp, testRedisUrl } from '../testing/test-app.js';

describe.each(['Postgres', 'Redis'] as const)('access with sessions in %s', (backend) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await startTestApp(ProbeModule, backend === 'Redis' ? { REDIS_URL: testRedisUrl() } : {});
  });

  afterAll(() => test.close());

  async function call(path: string, init: RequestInit = {}) {
    const answer = await fetch(test.url + path, init);
    const body = (await answer.json()) as Record<string, unknown>;
    return { status: answer.status, body, headers: answer.headers };
  }

  it('lets everybody read a public route', async () => {
    expect(await call('/api/probe/count')).toMatchObject({ status: 200, body: { notes: 0 } });
  });

  it('asks a signed-out caller to sign in', async () => {
    for (const path of ['/api/admin/probe/me', '/api/admin/probe/users', '/api/admin/anything/else']) {
      expect(await call(path)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
    for (const [type, body] of [
      ['application/json', '{}'],
      ['application/json', '{"broken'],
      ['application/json', 'x'.repeat(1_000_000)],
      ['text/plain', 'x'],
    ] as const) {
      const init = { method: 'POST', body, headers: { 'content-type': type } };
      const post = await call('/api/admin/probe/users', init);
      expect(post).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    }
  });

  it('signs in, knows the user on the next request, and signs out for good', async () => {
    const user = await createUser(test.db, { roleId: 2 });
    const started = await call(`/api/admin/probe/sign-in/${user.id}`, { method: 'POST' });
    const setCookie = started.headers.get('set-cookie') ?? '';
    expect(setCookie).toMatch(/^sid=/);
    expect(setCookie).toContain('HttpOnly');
    expect(setCookie).toContain('SameSite=Lax');
    expect(setCookie).not.toContain('Secure');
    const cookie = setCookie.split(';')[0] ?? '';

    const me = await call('/api/admin/probe/me', { headers: { cookie } });
    expect(me).toMatchObject({
      status: 200,
      body: { username: user.username, role: 'Supporter', hasHash: false },
    });

    const headers = { cookie, 'x-admin-token': String(started.body['adminToken']) };
    const signedOut = await call('/api/admin/probe/sign-out', { method: 'POST', headers });
    expect(signedOut.status).toBe(200);
    expect(signedOut.headers.get('set-cookie')).toMatch(/^sid=;.*Path=\/api\/admin/);
    const after = await call('/api/admin/probe/me', { headers: { cookie } });
    expect(after).toMatchObject({ status: 401, body: { code: 'session-expired' } });
  });

  it('marks the cookie Secure when the visitor came over https', async () => {
    const user = await createUser(test.db);
    const started = await call(`/api/admin/probe/sign-in/${user.id}`, {
      method: 'POST',
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect(started.headers.get('set-cookie')).toContain('Secure');
  });

  it('gives a new session id at sign-in, so that a planted one is worth nothing', async () => {
    const first = await createUser(test.db);
    const planted = await signIn(test.app, first);
    const second = await createUser(test.db);
    const started = await call(`/api/admin/probe/sign-in/${second.id}`, {
      method: 'POST',
      headers: { cookie: planted.cookie },
    });
    expect(started.headers.get('set-cookie')).not.toContain(planted.cookie);
    expect((await call('/api/admin/probe/me', { headers: { cookie: planted.cookie } })).status).toBe(401);
  });

  it('refuses a cookie that we did not sign', async () => {
    const { cookie } = await signIn(test.app, await createUser(test.db));
    const forged = `${cookie.slice(0, -4)}AAAA`;
    expect((await call('/api/admin/probe/me', { headers: { cookie: forged } })).status).toBe(401);
  });

  it('grants what the role lists and nothing else', async () => {
    const writer = await signIn(test.app, await createUser(test.db, { permissions: ['users:write'] }));
    const other = await signIn(
      test.app,
      await createUser(test.db, { permissions: ['contact-messages:write'] }),
    );
    const admin = await signIn(test.app, await createUser(test.db));
    expect((await call('/api/admin/probe/users', { headers: writer.headers })).status).toBe(200);
    expect((await call('/api/admin/probe/users', { headers: admin.headers })).status).toBe(200);
    expect(await call('/api/admin/probe/users', { headers: other.headers })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
  });

  it('closes a route that does not say who may call it, even to the admin', async () => {
    expect((await call('/api/admin/undeclared')).status).toBe(401);
    const { headers } = await signIn(test.app, await createUser(test.db));
    expect(await call('/api/admin/undeclared', { headers })).toMatchObject({ status: 403 });
  });

  it('opens what is marked for it and nothing else to an account that still has to do something', async () => {
    const accounts = [
      [await createUser(test.db, { mustChangePassword: true }), 'password-change-required'],
      [
        await createUser(test.db, { permissions: ['*'], requiresSecondFactor: true }),
        'second-factor-setup-required',
      ],
    ] as const;
    for (const [user, code] of accounts) {
      const { headers } = await signIn(test.app, user);
      expect((await call('/api/admin/probe/me', { headers })).status).toBe(200);
      const closed = [
        '/api/admin/probe/users',
        '/api/admin/probe/slow',
        '/api/admin/undeclared',
        '/api/admin/no-such',
      ];
      for (const path of closed) {
        expect(await call(path, { headers })).toMatchObject({ status: 403, body: { code } });
      }
      const write = await call('/api/admin/probe/users', { method: 'POST', headers });
      expect(write).toMatchObject({ status: 403, body: { code } });
    }
  });

  it('closes at once when a role begins to ask for a second factor, and opens to a sign-in with one', async () => {
    const user = await createUser(test.db, { permissions: ['users:write'] });
    const { headers } = await signIn(test.app, user);
    const path = '/api/admin/probe/users';
    expect((await call(path, { headers })).status).toBe(200);
    await test.db.getRepository(RoleEntity).update(user.roleId, { requiresSecondFactor: true });
    expect(await call(path, { headers })).toMatchObject({
      status: 403,
      body: { code: 'second-factor-setup-required' },
    });
    // Set up in another session: that does not open one that was begun with the password alone.
    await test.db.getRepository(UserEntity).update(user.id, { hasSecondFactor: true });
    expect(await call(path, { headers })).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    const { id, sessionVersion } = user;
    const again = await signIn(test.app, { id, sessionVersion, hasSecondFactor: true });
    expect((await call(path, { headers: again.headers })).status).toBe(200);
  });

  it('tells only an admin that a staff address does not exist', async () => {
    const other = await signIn(
      test.app,
      await createUser(test.db, { permissions: ['contact-messages:write'] }),
    );
    const admin = await signIn(test.app, await createUser(test.db));
    for (const path of ['/api/admin', '/api/admin/no-such', '/api/admin/probe/no-such/deeper']) {
      expect((await call(path, { headers: other.headers })).status).toBe(403);
      expect(await call(path, { headers: admin.headers })).toMatchObject({
        status: 404,
        body: { code: 'not-found' },
      });
    }
    const removed = await call('/api/admin/probe/users', { method: 'DELETE', headers: admin.headers });
    expect(removed.status).toBe(404);
  });

  it('puts out a user who was deleted, demoted or given another password, at once', async () => {
    const users = test.db.getRepository(UserEntity);
    const deleted = await createUser(test.db);
    const demoted = await createUser(test.db);
    const renewed = await createUser(test.db);
    const [first, second, third] = await Promise.all(
      [deleted, demoted, renewed].map((user) => signIn(test.app, user)),
    );
    await users.delete(deleted.id);
    await users.update(demoted.id, { roleId: 2 });
    await users.update(renewed.id, { sessionVersion: 2 });

    const path = '/api/admin/probe/users';
    const gone = await call(path, { headers: first?.headers ?? {} });
    expect(gone).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    expect(gone.headers.get('set-cookie')).toMatch(/^sid=;/);
    expect((await call(path, { headers: second?.headers ?? {} })).status).toBe(403);
    expect((await call(path, { headers: third?.headers ?? {} })).status).toBe(401);
    await users.update(renewed.id, { sessionVersion: 1 });
    expect((await call(path, { headers: third?.headers ?? {} })).status).toBe(401); // the session is gone
  });

  it('wants the admin token with every call that changes something', async () => {
    const { cookie, adminToken, headers } = await signIn(test.app, await createUser(test.db));
    const path = '/api/admin/probe/users';
    for (const token of [{}, { 'x-admin-token': '' }, { 'x-admin-token': `${adminToken}x` }]) {
      const refused = await call(path, { method: 'POST', headers: { cookie, ...token } });
      expect(refused).toMatchObject({ status: 403, body: { code: 'admin-token-invalid' } });
    }
    expect(await call(path, { method: 'POST', headers })).toMatchObject({
      status: 200,
      body: { written: true },
    });
    expect((await call(path, { headers: { cookie } })).status).toBe(200);
  });

  it('refuses changes that another website asks for, on public routes too', async () => {
    const { headers } = await signIn(test.app, await createUser(test.db));
    const body = JSON.stringify({ name: 'Vreni', message: 'Grüezi', privacy: true });
    const json = { 'content-type': 'application/json' };
    const foreign = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'not an address' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const from of foreign) {
      const staff = await call('/api/admin/probe/users', {
        method: 'POST',
        headers: { ...headers, ...from },
      });
      expect(staff).toMatchObject({ status: 403, body: { code: 'origin-refused' } });
      const visitor = await call('/api/probe/notes', { method: 'POST', body, headers: { ...json, ...from } });
      expect(visitor).toMatchObject({ status: 403, body: { code: 'origin-refused' } });
    }
    const own = [
      { origin: 'http://localhost:8080' },
      { origin: test.url },
      { origin: 'https://garage.example', 'x-forwarded-host': 'garage.example' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const from of own) {
      const visitor = await call('/api/probe/notes', { method: 'POST', body, headers: { ...json, ...from } });
      expect(visitor.status).toBe(201);
    }
  });

  it('does not bring a session back that ended while another request was running', async () => {
    const { cookie, headers } = await signIn(test.app, await createUser(test.db));
    const held = holdSlowRequest();
    const slow = call('/api/admin/probe/slow', { headers: { cookie } });
    await held.started;
    expect((await call('/api/admin/probe/sign-out', { method: 'POST', headers })).status).toBe(200);
    held.release();
    expect((await slow).status).toBe(200);
    expect((await call('/api/admin/probe/me', { headers: { cookie } })).status).toBe(401);
  });
});
