import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ROLE_ADMIN, ROLE_SUPPORTER } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { PERMISSIONS } from '@garage/contracts/permissions';
import { ROLES_PATH, type RoleResponse, type RolesResponse, USERS_PATH } from '@garage/contracts/users';
import type { TestApp } from '@garage/shared/testing/test-app';
import {
  auditOf,
  Browser,
  createUser,
  MAIN_ADMIN_PASSWORD,
  signedIn,
  startAuthApp,
} from '../testing/auth-app.js';

let test: TestApp;
let admin: Browser;
let names = 0;

beforeAll(async () => {
  test = await startAuthApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  admin = await signedIn(test.url, (await createUser(test.db)).username);
});

const newRole = () => ({
  name: `Rolle ${(names += 1)}`,
  description: 'Pflegt Aktionen',
  permissions: ['promotions:read', 'promotions:write'],
});

async function create(role: object = newRole()): Promise<RoleResponse['role']> {
  const { status, body } = await admin.call<RoleResponse>('POST', ROLES_PATH, role);
  expect(status).toBe(201);
  return body.role;
}

describe('a custom role', () => {
  it('is made of the permission list and counts who has it', async () => {
    const role = await create({ ...newRole(), permissions: [...PERMISSIONS] });
    expect(role).toMatchObject({ permissions: [...PERMISSIONS], isBuiltIn: false, userCount: 0 });
    await createUser(test.db, { roleId: role.id });
    const { body } = await admin.call<RolesResponse>('GET', ROLES_PATH);
    expect(body.roles.find(({ id }) => id === role.id)?.userCount).toBe(1);
  });

  it('decides from the next request on what somebody may do', async () => {
    const role = await create({ ...newRole(), permissions: ['users:read'] });
    const reader = await signedIn(test.url, (await createUser(test.db, { roleId: role.id })).username);
    expect((await reader.call('GET', USERS_PATH)).status).toBe(200);
    const change = { ...newRole(), permissions: ['content:read'] };
    expect((await admin.call('PUT', `${ROLES_PATH}/${role.id}`, change)).status).toBe(200);
    expect((await reader.call('GET', USERS_PATH)).status).toBe(403);
  });

  it.each([
    ['nothing', {}, ['name', 'permissions']],
    ['no permission', { name: 'Leer', permissions: [] }, ['permissions']],
    ['full access', { name: 'Allmacht', permissions: ['*'] }, ['permissions']],
    ['an unknown permission', { name: 'Neu', permissions: ['money:write'] }, ['permissions']],
    ['a single word', { name: 'Neu', permissions: 'users:read' }, ['permissions']],
    ['a long name', { name: 'x'.repeat(61), permissions: ['users:read'] }, ['name']],
    ['an id', { name: 'Neu', permissions: ['users:read'], id: 1 }, ['id']],
  ])('is refused with %s', async (_what, sent, fields) => {
    const { status, body } = await admin.call<ApiError>('POST', ROLES_PATH, sent);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([400, 'validation-failed', fields]);
  });

  it('has a name of its own, in whatever case, also when two choose it at once', async () => {
    const { name } = await create();
    const again = { ...newRole(), name: name.toUpperCase() };
    const { status, body } = await admin.call<ApiError>('POST', ROLES_PATH, again);
    expect([status, body.code, Object.keys(body.fields ?? {})]).toEqual([409, 'role-name-taken', ['name']]);

    const wanted = newRole();
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', ROLES_PATH, wanted)));
    expect(answers.map((answer) => String(answer.status)).toSorted()).toEqual(['201', '409', '409']);
  });

  it('cannot be deleted while somebody has it, and the answer says who', async () => {
    const role = await create();
    const people = ['Zita', 'Änne', 'Beat', 'Carla', 'Dario', 'Elena'];
    for (const username of people)
      await createUser(test.db, { username: `${username}${role.id}`, roleId: role.id });
    const { status, body } = await admin.call<ApiError>('DELETE', `${ROLES_PATH}/${role.id}`);
    expect([status, body.code]).toEqual([409, 'role-in-use']);
    expect(body.message).toContain(`«${role.name}»`);
    expect(body.message).toContain(`Beat${role.id}, Carla${role.id}`);
    expect(body.message).toContain('und 1 weiteren');

    await test.db.query('DELETE FROM auth.users WHERE role_id = $1', [role.id]);
    expect((await admin.call('DELETE', `${ROLES_PATH}/${role.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `${ROLES_PATH}/${role.id}`)).status).toBe(404);
  });

  it('cannot be deleted by somebody who may do less than it', async () => {
    const role = await create();
    const clerk = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
    const browser = await signedIn(test.url, clerk.username);
    const { status, body } = await browser.call<ApiError>('DELETE', `${ROLES_PATH}/${role.id}`);
    expect([status, body.code]).toEqual([403, 'forbidden']);
    const own = await create({ ...newRole(), permissions: ['users:read'] });
    expect((await browser.call('DELETE', `${ROLES_PATH}/${own.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', `${ROLES_PATH}/${role.id}`)).status).toBe(200);
  });

  it('is either given to somebody or deleted when both are asked for at once', async () => {
    for (let round = 0; round < 8; round++) {
      const role = await create();
      const user = await createUser(test.db, { roleId: 2 });
      const [given, deleted] = await Promise.all([
        admin.call('PUT', `${USERS_PATH}/${user.id}`, { roleId: role.id }),
        admin.call('DELETE', `${ROLES_PATH}/${role.id}`),
      ]);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual([given.status, deleted.status]);
    }
  });

  it('is recorded when it is made, changed and deleted', async () => {
    await test.db.query('DELETE FROM auth.audit_log');
    const role = await create();
    await admin.call('PUT', `${ROLES_PATH}/${role.id}`, newRole());
    await admin.call('DELETE', `${ROLES_PATH}/${role.id}`);
    const rows = await auditOf(test.db);
    expect(rows.map(({ action, subject }) => [action, subject])).toEqual([
      ['role-created', `role:${role.id}`],
      ['role-changed', `role:${role.id}`],
      ['role-deleted', `role:${role.id}`],
    ]);
    expect(rows[1]?.details).toMatchObject({ changed: ['name'] });
  });
});

describe('what nobody changes', () => {
  it.each([1, 2])('is the built-in role %i', async (id) => {
    for (const [method, sent] of [
      ['PUT', newRole()],
      ['DELETE', undefined],
    ] as const) {
      const { status, body } = await admin.call<ApiError>(method, `${ROLES_PATH}/${id}`, sent);
      expect([status, body.code]).toEqual([403, 'role-protected']);
    }
  });

  it('is the role that one has oneself', async () => {
    const user = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
    const clerk = await signedIn(test.url, user.username);
    const { status, body } = await clerk.call<ApiError>('PUT', `${ROLES_PATH}/${user.roleId}`, newRole());
    expect([status, body.code]).toEqual([403, 'role-protected']);
  });
});

const require = (browser: Browser, id: number, isRequired: unknown = true) =>
  browser.call<RoleResponse & ApiError>('PUT', `${ROLES_PATH}/${id}/second-factor`, { isRequired });

describe('asking for a second factor', () => {
  it('is switched on and off for a role, once per change in the record', async () => {
    const { id } = await create();
    for (const isRequired of [true, true, false]) {
      const { status, body } = await require(admin, id, isRequired);
      expect([status, body.role.requiresSecondFactor]).toEqual([200, isRequired]);
      const { body: listed } = await admin.call<RolesResponse>('GET', ROLES_PATH);
      expect(listed.roles.find((role) => role.id === id)?.requiresSecondFactor).toBe(isRequired);
    }
    const changes = (await auditOf(test.db)).filter(({ subject }) => subject === `role:${id}`);
    expect(changes.map(({ action, details }) => [action, details?.['changed']])).toEqual([
      ['role-created', undefined],
      ['role-changed', ['requiresSecondFactor']],
      ['role-changed', ['requiresSecondFactor']],
    ]);
  });

  it('survives a change of the role', async () => {
    const role = await create();
    await require(admin, role.id);
    const { body } = await admin.call<RoleResponse>('PUT', `${ROLES_PATH}/${role.id}`, newRole());
    expect(body.role.requiresSecondFactor).toBe(true);
  });

  it('is for the built-in supporters, too', async () => {
    expect((await require(admin, ROLE_SUPPORTER)).status).toBe(200);
    expect((await require(admin, ROLE_SUPPORTER, false)).status).toBe(200);
  });

  it('for full access is decided by the main admin alone', async () => {
    expect(await require(admin, ROLE_ADMIN)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    const main = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    expect((await require(main, ROLE_ADMIN)).body.role).toMatchObject({ requiresSecondFactor: true });
    // From now on he needs one himself.
    expect((await require(main, ROLE_ADMIN, false)).body.code).toBe('second-factor-setup-required');
    await test.db.query('UPDATE auth.user_roles SET requires_second_factor = false WHERE id = 1');
  });

  it('is not decided by whoever has the role, nor for one that may do more', async () => {
    const { id } = await create({ ...newRole(), permissions: ['users:read', 'users:write'] });
    const clerk = await signedIn(test.url, (await createUser(test.db, { roleId: id })).username);
    expect((await require(clerk, id)).body.code).toBe('role-protected');
    expect((await require(clerk, (await create()).id)).body.code).toBe('forbidden');
    expect((await require(clerk, ROLE_ADMIN)).body.code).toBe('forbidden');
  });

  it('needs a role that exists, and a clear answer', async () => {
    expect((await require(admin, 2_000_000_000)).status).toBe(404);
    expect((await require(admin, (await create()).id, 'yes')).status).toBe(400);
  });
});
