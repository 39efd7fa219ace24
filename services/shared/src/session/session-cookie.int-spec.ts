import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { ProbeModule } from '../testing/probe.fixture.js';
import { createUser, signIn, startTestApp, type TestApp } from '../testing/test-app.js';

const ME = '/api/admin/probe/me';
const HSTS = 'max-age=31536000; includeSubDomains';

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp(ProbeModule, { PUBLIC_URL: 'https://garage.example' });
});

afterAll(() => test.close());

async function call(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(test.url + path, { method, headers });
  const body = (await response.json()) as ApiError & { adminToken: string };
  const { status, headers: answered } = response;
  return { status, body, headers: answered, setCookie: answered.get('set-cookie') ?? '' };
}

async function startSession(headers: Record<string, string> = {}) {
  const { id } = await createUser(test.db);
  const started = await call(`/api/admin/probe/sign-in/${id}`, headers, 'POST');
  const [cookie = ''] = started.setCookie.split(';');
  return { ...started, cookie };
}

describe('where visitors come by https, the session cookie', () => {
  it.each([
    ['https', { 'x-forwarded-proto': 'https' }],
    ['http, as a proxy says that is not set up well', { 'x-forwarded-proto': 'http' }],
    ['nothing', {}],
  ])('is Secure and says so in its name, also when the request seems to come by %s', async (_by, headers) => {
    const { cookie, setCookie } = await startSession(headers);
    expect(cookie).toMatch(/^__Secure-sid=./);
    expect(setCookie.split('; ').slice(1)).toEqual(
      expect.arrayContaining(['Path=/api/admin', 'HttpOnly', 'Secure', 'SameSite=Lax']),
    );
    const me = await call(ME, { cookie, ...headers });
    expect(me.status).toBe(200);
    expect(me.setCookie).toMatch(/^__Secure-sid=.*; Secure/);
  });

  it('is taken back under the same name and rules, without which a browser would keep it', async () => {
    const { cookie, body } = await startSession();
    const left = await call(
      '/api/admin/probe/sign-out',
      { cookie, 'x-admin-token': body.adminToken },
      'POST',
    );
    expect(left.setCookie).toMatch(/^__Secure-sid=;.*Path=\/api\/admin.*Secure/);
    expect((await call(ME, { cookie })).body.code).toBe('session-expired');
  });

  it('is taken back from a browser whose session is unknown', async () => {
    const { setCookie } = await call(ME, { cookie: '__Secure-sid=unknown' });
    expect(setCookie).toMatch(/^__Secure-sid=;.*; Secure/);
  });

  it('counts for nothing under its plain name, which anybody on the way could have set', async () => {
    const { cookie } = await signIn(test.app, await createUser(test.db));
    expect((await call(ME, { cookie })).status).toBe(200);
    const plain = cookie.replace('__Secure-', '');
    expect(await call(ME, { cookie: plain })).toMatchObject({
      status: 401,
      body: { code: 'unauthenticated' },
    });
  });
});

describe('https', () => {
  it('is asked for by every answer of a site that has it, refusals included', async () => {
    for (const path of ['/api/probe/count', ME, '/api/nothing', '/api/probe/broken', '/health/live']) {
      expect((await call(path)).headers.get('strict-transport-security')).toBe(HSTS);
    }
  });

  it('is asked for by nothing on a try-out', async () => {
    const tryOut = await startTestApp(ProbeModule);
    const { headers } = await fetch(`${tryOut.url}/api/probe/count`);
    expect(headers.get('strict-transport-security')).toBeNull();
    await tryOut.close();
  });
});
