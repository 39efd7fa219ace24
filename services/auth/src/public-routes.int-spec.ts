import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiError } from '@garage/contracts/common';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import { listRoutes, type RouteAccess, type TestApp } from '@garage/shared/testing/test-app';
import { Browser, createUser, signedIn } from './testing/auth-app.js';
import { startMailingAuthApp } from './testing/password-links.js';

/** Every route of the service and who may call it. A new route needs a line here. */
const ROUTES: [method: string, path: string, access: RouteAccess['access']][] = [
  ['ALL', '/api/admin', '*'],
  ['ALL', '/api/admin/*', '*'],
  ['GET', '/api/admin/audit', '*'],
  ['GET', '/api/admin/docs/auth.json', 'signed-in'],
  ['POST', '/api/admin/login', 'public'],
  ['POST', '/api/admin/logout', 'public'],
  ['POST', '/api/admin/password-links', 'public'],
  ['POST', '/api/admin/password-links/read', 'public'],
  ['POST', '/api/admin/password-links/use', 'public'],
  ['GET', '/api/admin/profile', 'signed-in'],
  ['PUT', '/api/admin/profile', 'signed-in'],
  ['POST', '/api/admin/profile/passkeys', 'signed-in'],
  ['PUT', '/api/admin/profile/passkeys/:id', 'signed-in'],
  ['POST', '/api/admin/profile/passkeys/:id/remove', 'signed-in'],
  ['POST', '/api/admin/profile/passkeys/confirm', 'signed-in'],
  ['PUT', '/api/admin/profile/password', 'signed-in'],
  ['POST', '/api/admin/profile/recovery-codes', 'signed-in'],
  ['GET', '/api/admin/profile/second-factor', 'signed-in'],
  ['POST', '/api/admin/profile/second-factor', 'signed-in'],
  ['POST', '/api/admin/profile/second-factor/challenge', 'signed-in'],
  ['POST', '/api/admin/profile/second-factor/confirm', 'signed-in'],
  ['POST', '/api/admin/profile/second-factor/remove', 'signed-in'],
  ['DELETE', '/api/admin/profile/sessions', 'signed-in'],
  ['GET', '/api/admin/profile/sessions', 'signed-in'],
  ['DELETE', '/api/admin/profile/sessions/:id', 'signed-in'],
  ['GET', '/api/admin/roles', 'users:read'],
  ['POST', '/api/admin/roles', 'users:write'],
  ['DELETE', '/api/admin/roles/:id', 'users:write'],
  ['PUT', '/api/admin/roles/:id', 'users:write'],
  ['PUT', '/api/admin/roles/:id/second-factor', 'users:write'],
  ['GET', '/api/admin/status', 'settings:read'],
  ['GET', '/api/admin/user', 'signed-in'],
  ['DELETE', '/api/admin/user-sessions/:id', 'users:write'],
  ['GET', '/api/admin/users', 'users:read'],
  ['POST', '/api/admin/users', 'users:write'],
  ['DELETE', '/api/admin/users/:id', 'users:write'],
  ['PUT', '/api/admin/users/:id', 'users:write'],
  ['POST', '/api/admin/users/:id/first-password', 'users:write'],
  ['POST', '/api/admin/users/:id/password-link', 'users:write'],
  ['POST', '/api/admin/users/:id/second-factor/remove', 'users:write'],
  ['DELETE', '/api/admin/users/:id/sessions', 'users:write'],
  ['GET', '/api/admin/users/:id/sessions', 'users:read'],
  ['POST', '/api/create-main-admin', 'public'],
  ['GET', '/health/live', 'public'],
  ['GET', '/health/ready', 'public'],
  ['GET', '/metrics', 'public'],
];

/** What an account may call that still has to choose a password or set up a second factor. */
const BEFORE_REQUIREMENTS = [
  'GET /api/admin/profile',
  'GET /api/admin/profile/second-factor',
  'GET /api/admin/user',
  'POST /api/admin/profile/passkeys',
  'POST /api/admin/profile/passkeys/confirm',
  'POST /api/admin/profile/second-factor',
  'POST /api/admin/profile/second-factor/confirm',
  'PUT /api/admin/profile/password',
];

const closed = ROUTES.filter(([, , access]) => access !== 'public').map(([method, path, access]) => ({
  method: method === 'ALL' ? 'GET' : method,
  // Nobody has this id, so nothing happens to anybody whose call gets through.
  path: path.replace(':id', '2000000000').replace('*', 'no/such/address'),
  access,
}));

describe('the routes of the auth service', () => {
  let test: TestApp;
  let admin: Browser;
  let supporter: Browser;
  /** May do everything once the password is changed, or the second factor set up. */
  let newcomer: Browser;
  let unsecured: Browser;

  beforeAll(async () => {
    test = await startMailingAuthApp();
    admin = await signedIn(test.url, (await createUser(test.db, { roleId: 1 })).username);
    supporter = await signedIn(test.url, (await createUser(test.db, { roleId: 2 })).username);
    const all = { permissions: ['*' as const], requiresSecondFactor: true };
    newcomer = await signedIn(
      test.url,
      (await createUser(test.db, { ...all, mustChangePassword: true })).username,
    );
    unsecured = await signedIn(test.url, (await createUser(test.db, all)).username);
  });
  afterAll(() => test.close());

  it('are exactly those of the list, with these rights', () => {
    const routes = listRoutes(test.app).map(({ method, path, access }) => [method, path, access].join(' '));
    expect(routes.toSorted()).toEqual(ROUTES.map((route) => route.join(' ')).toSorted());
  });

  it('are open to an account that still has to do something first as far as it needs them for that', () => {
    const open = listRoutes(test.app).filter(({ beforeRequirements }) => beforeRequirements);
    expect(open.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(BEFORE_REQUIREMENTS);
  });

  it.each(closed)('are closed to whoever is not signed in: $method $path', async ({ method, path }) => {
    const { status, body } = await new Browser(test.url).call<ApiError>(method, path);
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
  });

  it.each(closed)(
    'are closed to a supporter unless granted or open to all staff: $method $path',
    async (route) => {
      const { status } = await supporter.call<ApiError>(route.method, route.path);
      const isOpen = ['signed-in', ...SUPPORTER_PERMISSIONS].includes(route.access);
      expect(isOpen ? [200, 400, 404] : [403]).toContain(status);
    },
  );

  it.each(closed)('are open to an administrator: $method $path', async ({ method, path }) => {
    const { status } = await admin.call<ApiError>(method, path);
    expect([200, 400, 404]).toContain(status);
  });

  it.each(closed)('wait for what the account has to do first: $method $path', async ({ method, path }) => {
    const open = BEFORE_REQUIREMENTS.includes(`${method} ${path}`);
    for (const [account, code] of [
      [newcomer, 'password-change-required'],
      [unsecured, 'second-factor-setup-required'],
    ] as const) {
      const { status, body } = await account.call<ApiError>(method, path);
      expect(status === 403 ? body.code : 'open').toBe(open ? 'open' : code);
    }
  });

  it.each(closed.filter(({ method }) => method !== 'GET'))(
    'change nothing without the token: $method $path',
    async ({ method, path }) => {
      const { status, body } = await admin.call<ApiError>(method, path, undefined, { 'x-admin-token': '' });
      expect([status, body.code]).toEqual([403, 'admin-token-invalid']);
    },
  );

  it('know no GET that makes a main admin', async () => {
    expect((await new Browser(test.url).call('GET', '/api/create-main-admin')).status).toBe(404);
  });
});
