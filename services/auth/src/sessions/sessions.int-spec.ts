import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import { PROFILE_PATHS, type SessionsResponse, type StaffSession } from '@garage/contracts/profile';
import { USER_SESSIONS_PATH, USERS_PATH } from '@garage/contracts/users';
import type { UserEntity } from '@garage/shared/auth/user.entity';
import { type TestApp, testRedisUrl } from '@garage/shared/testing/test-app';
import {
  auditOf,
  Browser,
  createUser,
  MAIN_ADMIN_PASSWORD,
  signedIn,
  startAuthApp,
} from '../testing/auth-app.js';
import { SessionsService } from './sessions.service.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1';
const stores = [
  { store: 'Postgres', env: () => ({}) },
  { store: 'Redis', env: () => ({ REDIS_URL: testRedisUrl() }) },
];

const list = async (who: Browser, path: string = PROFILE_PATHS.sessions): Promise<StaffSession[]> =>
  (await who.call<SessionsResponse>('GET', path)).body.sessions;
const isIn = async (who: Browser) => (await who.call('GET', AUTH_PATHS.currentUser)).status === 200;

describe.each(stores)('the list of sessions, kept in $store', ({ env }) => {
  let test: TestApp;
  let user: UserEntity;
  let desk: Browser;
  let phone: Browser;

  beforeAll(async () => {
    test = await startAuthApp(env());
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    user = await createUser(test.db, { roleId: 2 });
    desk = await signedIn(test.url, user.username);
    phone = new Browser(test.url, { 'user-agent': PHONE });
    await phone.signIn(user.username);
  });

  it('says in which browsers somebody is signed in, and since when', async () => {
    const [newest, oldest] = await list(desk);
    expect(newest).toEqual({
      id: expect.any(Number),
      device: 'Safari, iPhone',
      network: '127.0.0.0/24',
      startedAt: expect.stringMatching(/Z$/),
      lastSeenAt: expect.stringMatching(/Z$/),
      isCurrent: false,
    });
    expect(oldest?.isCurrent).toBe(true);
    expect(Math.abs(Date.now() - Date.parse(newest?.lastSeenAt ?? ''))).toBeLessThan(60_000);
  });

  it('leaves out one whose twelve hours are over', async () => {
    await test.db.query(
      `UPDATE auth.user_sessions SET started_at = now() - interval '12 hours'
       WHERE user_id = $1 AND device = 'Safari, iPhone'`,
      [user.id],
    );
    expect((await list(desk)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('lets go of one that was signed out', async () => {
    await phone.call('POST', AUTH_PATHS.logout);
    expect(await list(desk)).toHaveLength(1);
  });

  it('ends one of them, at the next request', async () => {
    const [other] = await list(desk);
    expect((await desk.call('DELETE', `${PROFILE_PATHS.sessions}/${other?.id}`)).status).toBe(200);
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    expect(await list(desk)).toHaveLength(1);
    expect((await desk.call('DELETE', `${PROFILE_PATHS.sessions}/${other?.id}`)).status).toBe(404);
  });

  it('ends all others', async () => {
    expect((await desk.call('DELETE', PROFILE_PATHS.sessions)).status).toBe(200);
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    expect(await list(desk)).toHaveLength(1);
  });

  it('does not let anybody end the session of somebody else', async () => {
    const stranger = await signedIn(test.url, (await createUser(test.db, { roleId: 2 })).username);
    const [other] = await list(desk);
    expect((await stranger.call('DELETE', `${PROFILE_PATHS.sessions}/${other?.id}`)).status).toBe(404);
    expect((await stranger.call('DELETE', `${USER_SESSIONS_PATH}/${other?.id}`)).status).toBe(403);
    expect(await isIn(phone)).toBe(true);
  });

  it('is seen by whoever manages accounts, who ends one or all', async () => {
    const admin = await signedIn(test.url, (await createUser(test.db)).username);
    const path = `${USERS_PATH}/${user.id}/sessions`;
    const sessions = await list(admin, path);
    expect(sessions.map(({ isCurrent }) => isCurrent)).toEqual([false, false]);
    expect((await admin.call('DELETE', `${USER_SESSIONS_PATH}/${sessions[0]?.id}`)).status).toBe(200);
    expect([await isIn(phone), await isIn(desk)]).toEqual([false, true]);
    expect((await admin.call('DELETE', path)).status).toBe(200);
    expect(await isIn(desk)).toBe(false);
    const ended = (await auditOf(test.db)).filter(({ subject }) => subject === `user:${user.id}`);
    expect(ended.filter(({ action }) => action === 'sessions-ended')).toHaveLength(2);
  });

  it('of somebody with full access is ended by full access only', async () => {
    const clerkUser = await createUser(test.db, { permissions: ['users:read', 'users:write'] });
    const clerk = await signedIn(test.url, clerkUser.username);
    const main = await signedIn(test.url, 'admin', MAIN_ADMIN_PASSWORD);
    const [own] = await list(main);
    expect((await clerk.call('DELETE', `${USER_SESSIONS_PATH}/${own?.id}`)).status).toBe(403);
    expect((await clerk.call('DELETE', `${USERS_PATH}/92/sessions`)).status).toBe(403);
    expect(await isIn(main)).toBe(true);
  });

  it('does not grow with sessions that ended by themselves', async () => {
    const stale = `UPDATE auth.user_sessions SET session_id = session_id || '-gone', started_at = now() - interval '2 hours'`;
    await test.db.query(`${stale} WHERE user_id = $1 AND device LIKE '%iPhone'`, [user.id]);
    expect(await list(desk)).toHaveLength(1);
    await test.app.get(SessionsService).clean();
    const rows = await test.db.query('SELECT 1 FROM auth.user_sessions WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });
});
