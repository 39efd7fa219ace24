import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { Redis } from 'ioredis';
import { type Proxy, startProxy } from '../testing/proxy.fixture.js';
import { ProbeModule } from '../testing/probe.fixture.js';
import {
  createAuthTables,
  createDatabase,
  createUser,
  signIn,
  startTestApp,
  type TestApp,
  type TestDatabase,
  testRedisUrl,
} from '../testing/test-app.js';

const ME = '/api/admin/probe/me';
const idOf = (cookie: string) => decodeURIComponent(cookie.slice('sid='.length)).split('.')[0] ?? '';

describe.each(['Postgres', 'Redis'] as const)('sessions in %s', (backend) => {
  let test: TestApp;
  let database: TestDatabase;
  let proxy: Proxy;
  let redis: Redis;

  beforeAll(async () => {
    database = await createDatabase();
    await createAuthTables(database.url);
    proxy = await startProxy(backend === 'Redis' ? testRedisUrl() : database.url);
    redis = new Redis(testRedisUrl());
    test = await startTestApp(ProbeModule, {
      DATABASE_URL: backend === 'Redis' ? database.url : proxy.url,
      ...(backend === 'Redis' && { REDIS_URL: proxy.url }),
    });
  });

  afterAll(async () => {
    await test.close();
    await proxy.cut();
    await database.drop();
    redis.disconnect();
  });

  async function call(path: string, init: RequestInit = {}) {
    const answer = await fetch(test.url + path, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown>, answer };
  }

  /** Seconds until the store forgets the session; negative when it knows none. */
  async function secondsLeft(cookie: string): Promise<number> {
    if (backend === 'Redis') return redis.ttl(`sess:${idOf(cookie)}`);
    const rows: { left: number }[] = await test.db.query(
      'SELECT extract(epoch FROM expire - now())::float AS left FROM auth.sessions WHERE sid = $1',
      [idOf(cookie)],
    );
    return rows[0]?.left ?? -2;
  }

  async function setSecondsLeft(cookie: string, seconds: number): Promise<void> {
    if (backend === 'Redis') {
      await redis.pexpire(`sess:${idOf(cookie)}`, seconds * 1000);
    } else {
      await test.db.query(
        'UPDATE auth.sessions SET expire = now() + make_interval(secs => $2) WHERE sid = $1',
        [idOf(cookie), seconds],
      );
    }
  }

  /** Changes the expiry that is written inside the session, which nothing should go by. */
  async function setStoredExpiry(cookie: string, expires: Date): Promise<void> {
    if (backend === 'Redis') {
      const session = JSON.parse((await redis.get(`sess:${idOf(cookie)}`)) ?? '') as { cookie: object };
      const aged = { ...session, cookie: { ...session.cookie, expires, originalExpires: expires } };
      await redis.set(`sess:${idOf(cookie)}`, JSON.stringify(aged), 'EX', 300);
    } else {
      await test.db.query(
        `UPDATE auth.sessions SET sess = jsonb_set(sess::jsonb, '{cookie,expires}', $2::jsonb)::json WHERE sid = $1`,
        [idOf(cookie), JSON.stringify(expires)],
      );
    }
  }

  /** Moves the sign-in into the past; undefined makes a session of a release that did not note it. */
  async function setSignedInAt(cookie: string, hoursAgo: number | undefined): Promise<void> {
    const at = hoursAgo === undefined ? undefined : Date.now() - hoursAgo * 3_600_000;
    const change = (stored: object) => JSON.stringify({ ...stored, signedInAt: at });
    if (backend === 'Redis') {
      const key = `sess:${idOf(cookie)}`;
      await redis.set(key, change(JSON.parse((await redis.get(key)) ?? '') as object), 'EX', 300);
    } else {
      const [row] = await test.db.query<{ sess: object }[]>('SELECT sess FROM auth.sessions WHERE sid = $1', [
        idOf(cookie),
      ]);
      await test.db.query('UPDATE auth.sessions SET sess = $2 WHERE sid = $1', [
        idOf(cookie),
        change(row?.sess ?? {}),
      ]);
    }
  }

  it('end twelve hours after the sign-in, however busy they are', async () => {
    const { cookie, headers } = await signIn(test.app, await createUser(test.db));
    await setSignedInAt(cookie, 11.99);
    expect((await call(ME, { headers })).status).toBe(200);
    await setSignedInAt(cookie, 12);
    expect(await call(ME, { headers })).toMatchObject({ status: 401, body: { code: 'session-expired' } });
    expect(await secondsLeft(cookie)).toBeLessThan(0);
  });

  it('of a release without that limit have ended, too', async () => {
    const { cookie, headers } = await signIn(test.app, await createUser(test.db));
    await setSignedInAt(cookie, undefined);
    expect(await call(ME, { headers })).toMatchObject({ status: 401, body: { code: 'session-expired' } });
  });

  it('last ten minutes from the latest request', async () => {
    const { cookie, headers } = await signIn(test.app, await createUser(test.db));
    await setSecondsLeft(cookie, 60);
    const { status, answer } = await call(ME, { headers });
    expect(status).toBe(200);
    expect(await secondsLeft(cookie)).toBeGreaterThan(SESSION_IDLE_MINUTES * 60 - 10);
    expect(await secondsLeft(cookie)).toBeLessThanOrEqual(SESSION_IDLE_MINUTES * 60 + 1);
    const expires = /Expires=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(Date.parse(expires) - Date.now()).toBeGreaterThan((SESSION_IDLE_MINUTES * 60 - 10) * 1000);
  });

  it('end by themselves when nobody asks for anything', async () => {
    const { cookie, headers } = await signIn(test.app, await createUser(test.db));
    await setSecondsLeft(cookie, 0.2);
    await sleep(1300);
    expect(await call(ME, { headers })).toMatchObject({ status: 401, body: { code: 'session-expired' } });
  });

  it('outlive the moment at which the first cookie would have expired', async () => {
    const user = await createUser(test.db);
    const { cookie, headers } = await signIn(test.app, user);
    await setStoredExpiry(cookie, new Date(Date.now() - 60_000));
    expect(await call(ME, { headers })).toMatchObject({ status: 200, body: { username: user.username } });
  });

  it('are not made for callers who do not sign in', async () => {
    const { answer } = await call('/api/probe/count');
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect((await call(ME)).answer.headers.get('set-cookie')).toBeNull();
  });

  it('answer 503 while the store is away, and work again by themselves when it is back', async () => {
    const { headers } = await signIn(test.app, await createUser(test.db));
    await proxy.cut();
    const down = await call(ME, { headers });
    expect(down).toMatchObject({ status: 503, body: { code: 'dependency-unavailable' } });
    expect(down.answer.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await call('/health/ready')).toMatchObject({
      status: 503,
      body: { status: 'unavailable', checks: { sessions: 'unavailable' } },
    });
    expect((await call('/health/live')).status).toBe(200);

    await proxy.restore();
    let status = 0;
    for (let tries = 0; tries < 50 && status !== 200; tries++) {
      ({ status } = await call(ME, { headers }));
      if (status !== 200) await sleep(100);
    }
    expect(status).toBe(200);
    expect((await call('/health/ready')).status).toBe(200);
  });
});

describe('a service that starts before its Redis', () => {
  it('is not ready until Redis is there', async () => {
    const proxy = await startProxy(testRedisUrl());
    await proxy.cut();
    const test = await startTestApp(ProbeModule, { REDIS_URL: proxy.url });
    try {
      const readiness = async () => (await fetch(`${test.url}/health/ready`)).status;
      expect(await readiness()).toBe(503);
      await proxy.restore();
      let status = 0;
      for (let tries = 0; tries < 50 && status !== 200; tries++) {
        status = await readiness();
        if (status !== 200) await sleep(100);
      }
      expect(status).toBe(200);
    } finally {
      await test.close();
      await proxy.cut();
    }
  });
});
