import { ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import { OPENAPI_PATH } from '@garage/contracts/common';
import {
  allows,
  type GrantedPermission,
  PERMISSIONS,
  SUPPORTER_PERMISSIONS,
} from '@garage/contracts/permissions';
import type { ApiError } from '@garage/contracts/common';
import { ROLES_PATH, type RoleResponse, USERS_PATH } from '@garage/contracts/users';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StaffClient } from '../support/api-client.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { BEFORE_REQUIREMENTS, STAFF_ROUTES } from './permission-matrix.ts';

const PASSWORD = 'a long enough passphrase';
/** Whoever answers staff: the services, and the web server with its previews. */
const PROGRAMS = ['auth', 'content', 'contact', 'web'];
/** Nothing has this id or name, so nothing happens to anything when a call gets through. */
const NOTHING = '2000000000';

/** Each account hashes four of them. */
const MANY_PASSWORDS_MS = 600_000;

interface Caller {
  name: string;
  client: StaffClient;
  /** Null for somebody who is not signed in. */
  permissions: readonly GrantedPermission[] | null;
}

let stack: Stack;
let main: StaffClient;
/** Has full access as soon as the first password is changed. */
let newcomer: StaffClient;
const callers: Caller[] = [];

beforeAll(async () => {
  stack = await startStack();
  main = new StaffClient(stack.url);
  await main.signIn(stack.admin.username, stack.admin.password);
  callers.push({ name: 'signed out', client: new StaffClient(stack.url), permissions: null });
  callers.push({ name: 'main admin', client: main, permissions: ['*'] });
  await addCaller('admin', ROLE_ADMIN, ['*']);
  await addCaller('supporter', ROLE_SUPPORTER, SUPPORTER_PERMISSIONS);
  // A custom role for each single permission: whatever a route asks for, all others must not open it.
  for (const permission of PERMISSIONS) {
    const name = `only ${permission}`;
    const created = await main.call('POST', ROLES_PATH, { name, permissions: [permission] });
    const { role } = (await created.json()) as RoleResponse;
    await addCaller(name, role.id, [permission]);
  }
  const account = { username: 'matrix-newcomer', password: PASSWORD, roleId: ROLE_ADMIN };
  await main.call('POST', USERS_PATH, account);
  newcomer = new StaffClient(stack.url);
  await newcomer.signIn(account.username, account.password);
}, MANY_PASSWORDS_MS);
afterAll(() => stack?.stop());

async function addCaller(
  name: string,
  roleId: number,
  permissions: readonly GrantedPermission[],
): Promise<void> {
  const username = `matrix-${name.replaceAll(/[^a-z]/g, '-')}`;
  const { client } = await main.createAccount({ username, password: PASSWORD, roleId });
  callers.push({ name, client, permissions });
}

interface OpenApiDocument {
  paths: Record<string, Record<string, unknown>>;
}

/** The staff routes that the services and the web server say they have. */
async function describedRoutes(): Promise<string[]> {
  const documents = await Promise.all(
    PROGRAMS.map(async (program) => {
      const answer = await main.call('GET', `${OPENAPI_PATH}/${program}.json`);
      return (await answer.json()) as OpenApiDocument;
    }),
  );
  return documents.flatMap(({ paths }) =>
    Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin'))
      .flatMap(([path, item]) => Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`)),
  );
}

/** `refused` by the guard, or `open`: what the route itself makes of an empty call is not the question here. */
async function attempt(client: StaffClient, route: string): Promise<string> {
  const [method = '', path = ''] = route.split(' ');
  const response = await client.call(method, path.replaceAll(/\{\w+\}/g, NOTHING));
  // A stream of events would never end by itself.
  await response.body?.cancel();
  if (response.status === 401) return 'not signed in';
  if (response.status === 403) return 'refused';
  return response.status < 500 ? 'open' : `failed with ${response.status}`;
}

function expected(route: string, { permissions }: Caller): string {
  const access = STAFF_ROUTES[route];
  if (permissions === null) return 'not signed in';
  if (access === undefined || access === 'public' || access === 'signed-in') return 'open';
  return allows(permissions, access) ? 'open' : 'refused';
}

describe('the permission matrix', () => {
  it('has a line for every staff route of every service and of the web server, and no other', async () => {
    expect((await describedRoutes()).toSorted()).toEqual(Object.keys(STAFF_ROUTES).toSorted());
  });

  it('has a route for every permission', () => {
    const used = new Set<string>(Object.values(STAFF_ROUTES));
    expect(PERMISSIONS.filter((permission) => !used.has(permission))).toEqual([]);
  });

  const closed = Object.keys(STAFF_ROUTES).filter((route) => STAFF_ROUTES[route] !== 'public');

  it.each(closed)('holds for everybody: %s', async (route) => {
    const met: Record<string, string> = {};
    const wanted: Record<string, string> = {};
    for (const caller of callers) {
      met[caller.name] = await attempt(caller.client, route);
      wanted[caller.name] = expected(route, caller);
    }
    expect(met).toEqual(wanted);
  });

  it.each(closed)('stays shut until the first password is changed: %s', async (route) => {
    const [method = '', path = ''] = route.split(' ');
    const answer = await newcomer.call(method, path.replaceAll(/\{\w+\}/g, NOTHING));
    const { code } = (await answer.json()) as Partial<ApiError>;
    expect(answer.status === 403 ? code : 'open').toBe(
      BEFORE_REQUIREMENTS.has(route) ? 'open' : 'password-change-required',
    );
  });

  it('ends nobody’s session while it is tried out', async () => {
    for (const { name, client, permissions } of callers) {
      const { status } = await client.call('GET', '/api/admin/user');
      expect([name, status]).toEqual([name, permissions === null ? 401 : 200]);
    }
  });
});
