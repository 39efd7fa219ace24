import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAIN_ADMIN_ID } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { SUPPORTER_PERMISSIONS } from '@garage/contracts/permissions';
import {
  ROLES_PATH,
  type RolesResponse,
  type UserResponse,
  USERS_PATH,
  type UsersResponse,
} from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { TestApp } from '@garage/shared/testing/test-app';
import { auditOf, Browser, createUser, PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const NEW_PASSWORD = 'ein neues passwort';

describe('the staff accounts', () => {
  let test: TestApp;
  let admin: Browser;
  let adminUser: UserEntity;

  beforeAll(async () => {
    test = await startAuthApp();
  });
  afterAll(() => test.close());

  beforeEach(async () => {
    adminUser = await createUser(test.db);
    admin = await signedIn(test.url, adminUser.username);
  });

  const nameOf = async (id: number): Promise<string | undefined> => {
    const { body } = await admin.call<UsersResponse>('GET', USERS_PATH);
    return body.users.find((user) => user.id === id)?.username;
  };

  describe('reading', () => {
    it('lists everybody without a trace of passwords', async () => {
      const { status, body } = await admin.call<UsersResponse>('GET', USERS_PATH);
      expect(status).toBe(200);
      expect(body.users[0]).toEqual({
        id: MAIN_ADMIN_ID,
        username: 'admin',
        fullName: null,
        email: null,
        isAdmin: true,
        isMainAdmin: true,
        roleId: 1,
        role: { id: 1, name: 'Admin', permissions: ['*'], requiresSecondFactor: false },
        hasSecondFactor: false,
        mustChangePassword: false,
        invitation: null,
        lastLogin: null,
        createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
        updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      });
      expect(JSON.stringify(body)).not.toMatch(/argon2|hash|session/i);
    });

    it('lists the roles', async () => {
      const { body } = await admin.call<RolesResponse>('GET', ROLES_PATH);
      expect(body.roles.slice(0, 2)).toEqual([
        {
          id: 1,
          name: 'Admin',
          description: 'Vollzugriff auf alle Bereiche',
          permissions: ['*'],
          requiresSecondFactor: false,
          isBuiltIn: true,
          userCount: expect.any(Number),
        },
        {
          id: 2,
          name: 'Supporter',
          description: 'Bearbeitet ausschliesslich Kontaktanfragen',
          permissions: SUPPORTER_PERMISSIONS,
          requiresSecondFactor: false,
          isBuiltIn: true,
          userCount: 0,
        },
      ]);
    });
  });

  describe('creating', () => {
    it('makes an account that can sign in; role 1 alone makes an administrator', async () => {
      const { status, body } = await admin.call<UserResponse>('POST', USERS_PATH, {
        username: ' Zoë Müller ',
        password: NEW_PASSWORD,
        isAdmin: true,
        roleId: 2,
        fullName: 'Zoë Müller',
        email: 'zoe@example.ch',
      });
      expect(status).toBe(201);
      expect(body.user).toMatchObject({
        username: 'Zoë Müller',
        fullName: 'Zoë Müller',
        email: 'zoe@example.ch',
        isAdmin: false,
        isMainAdmin: false,
        roleId: 2,
      });
      expect(body.user.id).toBeGreaterThan(MAIN_ADMIN_ID);
      await signedIn(test.url, 'ZOË MÜLLER', NEW_PASSWORD);
    });

    it('refuses a name that is taken, in whatever case', async () => {
      await createUser(test.db, { username: 'Änneli' });
      const { status, body } = await admin.call<ApiError>('POST', USERS_PATH, {
        username: 'äNNELI',
        password: NEW_PASSWORD,
        roleId: 2,
      });
      expect([status, body.code]).toEqual([409, 'username-taken']);
      expect(body.fields).toEqual({ username: 'Dieser Benutzername ist bereits vergeben.' });
    });

    it('lets one of two requests at once have the name', async () => {
      const input = { username: 'zweimal', password: NEW_PASSWORD, roleId: 2 };
      const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', USERS_PATH, input)));
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409', '409']);
    });

    it('refuses a role that does not exist', async () => {
      const { status, body } = await admin.call<ApiError>('POST', USERS_PATH, {
        username: 'rollenlos',
        password: NEW_PASSWORD,
        roleId: 4711,
      });
      expect([status, body.code]).toEqual([400, 'validation-failed']);
      expect(body.fields).toEqual({ roleId: 'Diese Rolle gibt es nicht.' });
    });

    it.each([
      ['nothing', {}, ['username', 'roleId']],
      ['a stolen password', { username: 'a', password: 'Passwort2026!', roleId: 2 }, ['password']],
      ['a short password', { username: 'a', password: 'kurz', roleId: 2 }, ['password']],
      ['wrong types', { username: 5, password: [], roleId: '2' }, ['username', 'password', 'roleId']],
      ['a broken role', { username: 'a', password: NEW_PASSWORD, roleId: 1.5 }, ['roleId']],
      ['a huge role', { username: 'a', password: NEW_PASSWORD, roleId: 2 ** 40 }, ['roleId']],
      ['a bad address', { username: 'a', password: NEW_PASSWORD, roleId: 2, email: 'a@' }, ['email']],
      ['an id', { username: 'a', password: NEW_PASSWORD, roleId: 2, id: 92 }, ['id']],
    ])('refuses %s, with the field names', async (_what, sent, fields) => {
      const { status, body } = await admin.call<ApiError>('POST', USERS_PATH, sent);
      expect([status, body.code]).toEqual([400, 'validation-failed']);
      expect(Object.keys(body.fields ?? {})).toEqual(fields);
    });
  });

  describe('changing', () => {
    it('keeps what is absent, and name and password when they are empty', async () => {
      const user = await createUser(test.db, { fullName: 'Reto Meier', email: 'reto@example.ch', roleId: 2 });
      const { status, body } = await admin.call<UserResponse>('PUT', `${USERS_PATH}/${user.id}`, {
        id: user.id,
        username: '',
        password: '',
      });
      expect(status).toBe(200);
      expect(body.user).toMatchObject({
        username: user.username,
        fullName: 'Reto Meier',
        email: 'reto@example.ch',
        roleId: 2,
      });
      await signedIn(test.url, user.username, PASSWORD);
    });

    it('clears full name and e-mail address when they are sent empty', async () => {
      const user = await createUser(test.db, { fullName: 'Reto Meier', email: 'reto@example.ch' });
      const { body } = await admin.call<UserResponse>('PUT', `${USERS_PATH}/${user.id}`, {
        fullName: '',
        email: '',
      });
      expect(body.user).toMatchObject({ fullName: null, email: null });
    });

    it.each([
      ['nothing', undefined],
      ['null', null],
      ['a number', 5],
      ['a text', 'x'],
      ['a list', []],
    ])('survives a body that is %s', async (_what, sent) => {
      const user = await createUser(test.db);
      const { status } = await admin.call('PUT', `${USERS_PATH}/${user.id}`, sent);
      expect([200, 400]).toContain(status);
      expect(await nameOf(user.id)).toBe(user.username);
    });

    it('refuses another account’s name and leaves everything as it was', async () => {
      const first = await createUser(test.db);
      const second = await createUser(test.db, { roleId: 2 });
      const { status, body } = await admin.call<ApiError>('PUT', `${USERS_PATH}/${second.id}`, {
        username: first.username.toUpperCase(),
        roleId: 1,
      });
      expect([status, body.code]).toEqual([409, 'username-taken']);
      const after = await admin.call<UsersResponse>('GET', USERS_PATH);
      expect(after.body.users.find(({ id }) => id === second.id)).toMatchObject({
        username: second.username,
        roleId: 2,
      });
    });

    it('of oneself sets no password, which the profile does after asking for the present one', async () => {
      const change = { password: NEW_PASSWORD, fullName: 'Jemand anders' };
      const { status, body } = await admin.call<ApiError>('PUT', `${USERS_PATH}/${adminUser.id}`, change);
      expect([status, body.code]).toEqual([403, 'own-user-protected']);
      await signedIn(test.url, adminUser.username);
      const after = await admin.call<UsersResponse>('GET', USERS_PATH);
      expect(after.body.users.find(({ id }) => id === adminUser.id)?.fullName).not.toBe('Jemand anders');
    });

    it('of oneself leaves one’s role to others', async () => {
      const path = `${USERS_PATH}/${adminUser.id}`;
      const { status, body } = await admin.call<ApiError>('PUT', path, { roleId: 2 });
      expect([status, body.code]).toEqual([403, 'own-user-protected']);
      expect((await admin.call('PUT', path, { roleId: 1, fullName: 'Ich' })).status).toBe(200);
    });

    it('never touches the rights of the main admin', async () => {
      const path = `${USERS_PATH}/${MAIN_ADMIN_ID}`;
      const { status, body } = await admin.call<ApiError>('PUT', path, { roleId: 2, isAdmin: false });
      expect([status, body.code, body.message]).toEqual([
        403,
        'main-admin-protected',
        'Die Berechtigungen des Hauptadmins können nicht geändert werden.',
      ]);
      expect((await admin.call('PUT', path, { roleId: 1, fullName: 'Chefin' })).status).toBe(200);
    });

    it.each([
      ['2000000000', 404],
      ['99999999999999', 400],
      ['0', 400],
      ['abc', 400],
      ['9.2e1', 400],
    ])('answers no account for the id %s: %i', async (id, status) => {
      expect((await admin.call('PUT', `${USERS_PATH}/${id}`, {})).status).toBe(status);
      expect((await admin.call('DELETE', `${USERS_PATH}/${id}`)).status).toBe(status);
    });
  });

  it('leave a record of every change, without passwords', async () => {
    await test.db.query('DELETE FROM auth.audit_log');
    const { body } = await admin.call<UserResponse>('POST', USERS_PATH, {
      username: 'protokolliert',
      password: NEW_PASSWORD,
      roleId: 2,
    });
    const path = `${USERS_PATH}/${body.user.id}`;
    await admin.call('PUT', path, { password: `${NEW_PASSWORD} 2`, email: 'neu@example.ch' });
    await admin.call('DELETE', path);
    await admin.call('DELETE', path);

    const rows = await auditOf(test.db);
    const common = {
      outcome: 'success',
      actor_user_id: adminUser.id,
      subject: `user:${body.user.id}`,
      ip: '127.0.0.0/24',
      request_id: expect.any(String),
    };
    expect(rows).toEqual([
      { action: 'user-created', details: { username: 'protokolliert', roleId: 2 }, ...common },
      { action: 'user-changed', details: { changed: ['email', 'password'], roleId: 2 }, ...common },
      { action: 'user-deleted', details: { username: 'protokolliert' }, ...common },
    ]);
    expect(JSON.stringify(rows)).not.toContain(NEW_PASSWORD);
  });
});
