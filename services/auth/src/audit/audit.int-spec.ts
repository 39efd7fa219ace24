import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUDIT_PAGE_SIZE, AUDIT_PATH, type AuditResponse } from '@garage/contracts/audit';
import type { ApiError } from '@garage/contracts/common';
import { USERS_PATH, type UserResponse } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import type { TestApp } from '@garage/shared/testing/test-app';
import { Browser, createUser, signedIn, startAuthApp } from '../testing/auth-app.js';

let test: TestApp;
let adminUser: UserEntity;
let admin: Browser;

beforeAll(async () => {
  test = await startAuthApp();
  adminUser = await createUser(test.db);
  admin = await signedIn(test.url, adminUser.username);
});
afterAll(() => test.close());

const read = async (query = '') => (await admin.call<AuditResponse>('GET', AUDIT_PATH + query)).body;

function add(at: string, action = 'sign-out'): Promise<unknown> {
  return test.db.query(
    `INSERT INTO auth.audit_log (at, action, outcome, actor_user_id, subject) VALUES ($1, $2, 'success', 4711, 'user:4711')`,
    [at, action],
  );
}

describe('the record of who did what', () => {
  it('names people, also those who are no longer there, newest first', async () => {
    const { body } = await admin.call<UserResponse>('POST', USERS_PATH, {
      username: 'kurz-da',
      password: 'ein neues passwort',
      roleId: 2,
    });
    await admin.call('DELETE', `${USERS_PATH}/${body.user.id}`);
    const { entries } = await read();
    expect(entries.slice(0, 3).map(({ action }) => action)).toEqual([
      'user-deleted',
      'user-created',
      'sign-in',
    ]);
    expect(entries[1]).toEqual({
      id: expect.any(Number),
      at: expect.stringMatching(/Z$/),
      action: 'user-created',
      outcome: 'success',
      actor: { kind: 'user', id: adminUser.id, name: adminUser.username },
      subject: { kind: 'user', id: body.user.id, name: 'kurz-da' },
      changed: [],
      network: '127.0.0.0/24',
    });
  });

  it('says from where scripts and frames of others came, and come now', async () => {
    const hosts = [{ field: 'widgetScriptUrl', before: 'cars.example', after: '' }];
    await test.db.query(
      `INSERT INTO auth.audit_log (action, outcome, details) VALUES ('embed-addresses-changed', 'success', $1)`,
      [JSON.stringify({ page: 'vehicles', changed: ['widgetScriptUrl'], hosts })],
    );
    const { entries } = await read('?action=embed-addresses-changed');
    expect(entries[0]).toMatchObject({ changed: ['widgetScriptUrl'], hosts });
  });

  it('is filtered by person, action and day of the garage', async () => {
    await add('2026-07-01T21:59:00Z'); // 23.59 in Zurich
    await add('2026-07-01T22:00:00Z');
    await add('2026-07-02T21:59:00Z', 'password-changed');
    await add('2026-07-02T22:00:00Z');
    const day = await read('?user=4711&from=2026-07-02&to=2026-07-02');
    expect(day.entries.map(({ at }) => at)).toEqual(['2026-07-02T21:59:00.000Z', '2026-07-01T22:00:00.000Z']);
    const one = await read('?user=4711&action=password-changed');
    expect(one.entries).toHaveLength(1);
    expect(one.entries[0]?.actor).toEqual({ kind: 'user', id: 4711, name: null });
    expect((await read('?user=4712')).entries).toEqual([]);
  });

  it('comes in pages without a gap', async () => {
    for (let i = 0; i < AUDIT_PAGE_SIZE + 5; i++) await add('2026-08-01T08:00:00Z', 'role-changed');
    const first = await read('?action=role-changed');
    expect(first.entries).toHaveLength(AUDIT_PAGE_SIZE);
    const second = await read(`?action=role-changed&before=${first.next}`);
    expect([second.entries.length, second.next]).toEqual([5, null]);
    expect(new Set([...first.entries, ...second.entries].map(({ id }) => id)).size).toBe(AUDIT_PAGE_SIZE + 5);
  });

  it.each(['user=abc', 'user=0', 'action=nothing', 'from=2026-13-01', 'to=gestern', 'before=-1', 'page=2'])(
    'refuses %s',
    async (query) => {
      const { status, body } = await admin.call<ApiError>('GET', `${AUDIT_PATH}?${query}`);
      expect([status, body.code]).toEqual([400, 'validation-failed']);
    },
  );

  it('survives a day that the calendar does not have', async () => {
    expect((await admin.call('GET', `${AUDIT_PATH}?from=2026-02-31`)).status).toBe(400);
  });

  it('is closed to whoever manages accounts but has no full access', async () => {
    const clerk = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
    expect((await (await signedIn(test.url, clerk.username)).call('GET', AUDIT_PATH)).status).toBe(403);
  });
});
