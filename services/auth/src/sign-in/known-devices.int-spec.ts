import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import {
  type AuthenticatorSetup,
  type RecoveryCodesResponse,
  SECOND_FACTOR_PATHS,
} from '@garage/contracts/second-factor';
import type { TestApp } from '@garage/shared/testing/test-app';
import { TOTP } from 'otpauth';
import { type Answer, Browser, createUser, PASSWORD, startAuthApp } from '../testing/auth-app.js';

let test: TestApp;

beforeAll(async () => {
  test = await startAuthApp({
    // A tenth: ten failures for an account from everywhere, one for all the rest but the address, which has three.
    RATE_LIMIT_FACTOR: '0.1',
    PUBLIC_URL: 'https://garage-muster.example',
    SESSION_SECRET: `known devices ${Date.now()} ${'x'.repeat(32)}`,
  });
});
afterAll(() => test.close());

let hosts = 0;
/** A browser at an address of its own, unless told otherwise. */
const newBrowser = (address = `192.0.2.${(hosts += 1)}`) =>
  new Browser(test.url, { 'x-forwarded-for': address, 'x-forwarded-proto': 'https' });

const login = (browser: Browser, username: string, password = PASSWORD, code?: string) =>
  browser.call<ApiError>('POST', AUTH_PATHS.login, { username, password, ...(code && { code }) });

async function failing(times: number, attempt: () => Promise<Answer<ApiError>>): Promise<number[]> {
  const statuses: number[] = [];
  for (let i = 0; i < times; i++) statuses.push((await attempt()).status);
  return statuses;
}

describe('a device that somebody has signed in with', () => {
  it('carries a cookie that scripts and other sites do not get, for the sign-in only', async () => {
    const { username } = await createUser(test.db);
    const { headers } = await login(newBrowser(), username);
    const cookie = headers.getSetCookie().find((line) => line.includes('device-')) ?? '';
    expect(cookie).toMatch(/^__Secure-device-[\w-]{16}=[\w-]{22}\.\d+\.[\w-]{43};/);
    expect(cookie.split('; ').slice(1).toSorted()).toEqual([
      'HttpOnly',
      'Max-Age=5184000',
      'Path=/api/admin/login',
      'SameSite=Strict',
      'Secure',
    ]);
    expect((await login(newBrowser(), username, 'falsch')).headers.getSetCookie()).toEqual([]);
  });

  it('still lets its owner in while strangers guess, from everywhere and from the same address', async () => {
    const { username } = await createUser(test.db);
    const address = '198.51.100.1';
    const own = newBrowser(address);
    await login(own, username);
    expect(await failing(10, () => login(newBrowser(), username, 'falsch'))).toEqual(Array(10).fill(401));
    await failing(4, () => login(newBrowser(address), username, 'falsch'));

    expect((await login(newBrowser(), username)).status).toBe(429);
    expect((await login(newBrowser(address), username)).status).toBe(429);
    expect((await login(own, username)).status).toBe(200);
  });

  it('has failures of its own, which concern nobody else', async () => {
    const { username } = await createUser(test.db);
    const own = newBrowser();
    await login(own, username);
    expect((await login(own, username, 'falsch')).status).toBe(401);
    expect((await login(own, username)).status).toBe(429);
    expect((await login(newBrowser(), username)).status).toBe(200);
  });

  it('opens nothing without the password', async () => {
    const { username } = await createUser(test.db);
    const own = newBrowser();
    await login(own, username);
    const stolen = newBrowser();
    stolen.deviceCookie = own.deviceCookie;
    expect((await login(stolen, username, 'falsch')).body.code).toBe('login-failed');
  });

  it('counts as a stranger’s for every other account', async () => {
    const [mine, other] = await Promise.all([createUser(test.db), createUser(test.db)]);
    const own = newBrowser();
    await login(own, mine.username);
    expect((await login(own, other.username, 'falsch')).status).toBe(401);
    expect((await login(own, other.username)).status).toBe(429);
    expect((await login(own, mine.username)).status).toBe(200);
  });

  it('is not shut out by the wrong codes of whoever has the password', async () => {
    const { username } = await createUser(test.db);
    const own = newBrowser();
    const { adminToken } = (await own.signIn(username)).body;
    const begun = await own.call<AuthenticatorSetup>(
      'POST',
      SECOND_FACTOR_PATHS.secondFactor,
      { password: PASSWORD },
      { 'x-admin-token': adminToken },
    );
    const code = new TOTP({ secret: begun.body.secret }).generate();
    const confirmed = await own.call<RecoveryCodesResponse>(
      'POST',
      SECOND_FACTOR_PATHS.confirmAuthenticator,
      {
        code,
      },
    );
    const [first, second] = confirmed.body.recoveryCodes;

    expect((await login(newBrowser(), username, PASSWORD, '000000')).status).toBe(401);
    expect((await login(newBrowser(), username, PASSWORD, first)).status).toBe(429);
    expect((await login(own, username, PASSWORD, second)).status).toBe(200);
  });
});
