import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS, MAIN_ADMIN_ID } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { ROLES_PATH, USERS_PATH, type UsersResponse } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { TestApp } from '@garage/shared/testing/test-app';
import type { DataSource } from 'typeorm';
import { Browser, createUser, MAIN_ADMIN_PASSWORD, signedIn, startAuthApp } from '../testing/auth-app.js';

const NEW_PASSWORD = 'ein neues passwort';

async function untilSomebodyWaits(db: DataSource): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ waiting: number }[]>(
      `SELECT count(*)::int AS waiting FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (row?.waiting) return;
  }
}

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
    const [row] = await test.db.query<{ username: string }[]>(
      'SELECT username FROM auth.users WHERE id = $1',
      [id],
    );
    return row?.username;
  };

  describe('deleting', () => {
    it('removes the account and ends its sessions', async () => {
      const user = await createUser(test.db);
      const browser = await signedIn(test.url, user.username);
      const { status, body } = await admin.call('DELETE', `${USERS_PATH}/${user.id}`);
      expect([status, body]).toEqual([200, { success: true }]);
      expect((await browser.call('GET', AUTH_PATHS.currentUser)).status).toBe(401);
      expect((await admin.call('DELETE', `${USERS_PATH}/${user.id}`)).status).toBe(404);
    });

    it('is refused for the main admin and for oneself, in the words of the panel', async () => {
      const main = await admin.call<ApiError>('DELETE', `${USERS_PATH}/${MAIN_ADMIN_ID}`);
      expect([main.status, main.body.code, main.body.message]).toEqual([
        403,
        'main-admin-protected',
        'Der Hauptadmin admin kann nicht gelöscht werden.',
      ]);
      const self = await admin.call<ApiError>('DELETE', `${USERS_PATH}/${adminUser.id}`);
      expect([self.status, self.body.code, self.body.message]).toEqual([
        403,
        'own-user-protected',
        'Sie können Ihren eigenen Benutzer nicht löschen.',
      ]);
    });
  });

  describe('for somebody who may edit users but has no full access', () => {
    let clerk: Browser;

    beforeEach(async () => {
      const user = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
      clerk = await signedIn(test.url, user.username);
    });

    it('are his to edit as long as they may do no more than he', async () => {
      const user = await createUser(test.db, { permissions: ['users:read'] });
      expect((await clerk.call('PUT', `${USERS_PATH}/${user.id}`, { fullName: 'Neu' })).status).toBe(200);
      expect((await clerk.call('DELETE', `${USERS_PATH}/${user.id}`)).status).toBe(200);
    });

    it('are no way to a right that he does not have', async () => {
      const user = await createUser(test.db, { permissions: ['users:read'] });
      const supporter = await createUser(test.db, { roleId: 2 });
      const role = { name: `Alles ${user.id}`, permissions: ['users:write', 'content:write'] };
      const created = { username: 'strohmann', password: NEW_PASSWORD, roleId: 2 };
      const answers = [
        await clerk.call('POST', ROLES_PATH, role),
        await clerk.call('PUT', `${ROLES_PATH}/${user.roleId}`, role),
        await clerk.call('POST', USERS_PATH, created),
        await clerk.call('PUT', `${USERS_PATH}/${user.id}`, { roleId: 2 }),
        await clerk.call('PUT', `${USERS_PATH}/${supporter.id}`, { password: NEW_PASSWORD }),
        await clerk.call('DELETE', `${USERS_PATH}/${supporter.id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403]);
      const own = { name: `Leser ${user.id}`, permissions: ['users:read'] };
      expect((await clerk.call('POST', ROLES_PATH, own)).status).toBe(201);
    });

    it('are no way to full access', async () => {
      const supporter = await createUser(test.db, { roleId: 2 });
      const created = { username: 'hintertür', password: NEW_PASSWORD, roleId: 1 };
      const answers = [
        await clerk.call('POST', USERS_PATH, created),
        await clerk.call('PUT', `${USERS_PATH}/${supporter.id}`, { roleId: 1 }),
        await clerk.call('PUT', `${USERS_PATH}/${adminUser.id}`, { password: NEW_PASSWORD }),
        await clerk.call('PUT', `${USERS_PATH}/${MAIN_ADMIN_ID}`, { password: NEW_PASSWORD }),
        await clerk.call('DELETE', `${USERS_PATH}/${adminUser.id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403]);
      await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    });
  });

  describe('edited by two people at once', () => {
    it('never lose the main admin, nor let anybody delete himself', async () => {
      const colleague = await signedIn(test.url, (await createUser(test.db)).username);
      const main = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
      const own = `${USERS_PATH}/${adminUser.id}`;
      const refused = await Promise.all([
        ...[admin, colleague, main].map((who) => who.call('DELETE', `${USERS_PATH}/${MAIN_ADMIN_ID}`)),
        ...[admin, colleague, main].map((who) =>
          who.call('PUT', `${USERS_PATH}/${MAIN_ADMIN_ID}`, { roleId: 2 }),
        ),
        ...[1, 2, 3].map(() => admin.call('DELETE', own)),
      ]);
      expect(refused.map(({ status }) => status)).toEqual(Array(9).fill(403));
      expect(await nameOf(MAIN_ADMIN_ID)).toBe('admin');
      expect(await nameOf(adminUser.id)).toBe(adminUser.username);
    });

    it('are deleted once', async () => {
      const colleague = await signedIn(test.url, (await createUser(test.db)).username);
      const target = await createUser(test.db, { roleId: 2 });
      const path = `${USERS_PATH}/${target.id}`;
      const answers = await Promise.all([admin, colleague, admin].map((who) => who.call('DELETE', path)));
      expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '404', '404']);
    });

    it('leave one of two who demote each other with his rights', async () => {
      for (let round = 0; round < 5; round++) {
        const pair = [await createUser(test.db), await createUser(test.db)] as const;
        const [left, right] = [
          await signedIn(test.url, pair[0].username),
          await signedIn(test.url, pair[1].username),
        ];
        const answers = await Promise.all([
          left.call('PUT', `${USERS_PATH}/${pair[1].id}`, { roleId: 2 }),
          right.call('PUT', `${USERS_PATH}/${pair[0].id}`, { roleId: 2 }),
        ]);
        expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '403']);
      }
    });

    it('let one of two who delete each other survive', async () => {
      for (let round = 0; round < 5; round++) {
        const [left, right] = [await createUser(test.db), await createUser(test.db)];
        const browsers = [await signedIn(test.url, left.username), await signedIn(test.url, right.username)];
        const answers = await Promise.all([
          browsers[0]?.call('DELETE', `${USERS_PATH}/${right.id}`),
          browsers[1]?.call('DELETE', `${USERS_PATH}/${left.id}`),
        ]);
        expect(answers.map((answer) => String(answer?.status)).toSorted()).toEqual(['200', '401']);
        expect([await nameOf(left.id), await nameOf(right.id)].filter(Boolean)).toHaveLength(1);
      }
    });

    it('are not changed by somebody who is demoted in that moment', async () => {
      const actor = await createUser(test.db);
      const target = await createUser(test.db, { roleId: 2 });
      const browser = await signedIn(test.url, actor.username);
      const demotion = test.db.createQueryRunner();
      await demotion.connect();
      await demotion.startTransaction();
      await demotion.query('UPDATE auth.users SET role_id = 2 WHERE id = $1', [actor.id]);
      // Passes the guard, which still sees the old role, and waits for the row.
      const change = browser.call<ApiError>('PUT', `${USERS_PATH}/${target.id}`, { roleId: 1 });
      await untilSomebodyWaits(test.db);
      await demotion.commitTransaction();
      await demotion.release();
      expect((await change).status).toBe(403);
      const { body } = await admin.call<UsersResponse>('GET', USERS_PATH);
      expect(body.users.find(({ id }) => id === target.id)?.roleId).toBe(2);
    });
  });
});
