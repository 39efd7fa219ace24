import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { AppError } from '../errors/app-error.js';
import { type Proxy, startProxy } from '../testing/proxy.fixture.js';
import { ProbeModule } from '../testing/probe.fixture.js';
import {
  createAuthTables,
  createDatabase,
  startTestApp,
  type TestApp,
  type TestDatabase,
  testRedisUrl,
} from '../testing/test-app.js';
import { RateLimits } from './rate-limiter.js';

/** What a call was refused with; null when it was not. */
function refusal(work: Promise<unknown>): Promise<AppError | null> {
  return work.then(
    () => null,
    (error: AppError) => error,
  );
}

describe.each(['Postgres', 'Redis'] as const)('rate limits in %s', (backend) => {
  let test: TestApp;
  let database: TestDatabase;
  let proxy: Proxy;
  let limits: RateLimits;

  beforeAll(async () => {
    database = await createDatabase();
    await createAuthTables(database.url);
    proxy = await startProxy(backend === 'Redis' ? testRedisUrl() : database.url);
    test = await startTestApp(ProbeModule, {
      DATABASE_URL: backend === 'Redis' ? database.url : proxy.url,
      ...(backend === 'Redis' && { REDIS_URL: proxy.url }),
      RATE_LIMIT_FACTOR: '1.5',
    });
    limits = test.app.get(RateLimits);
  });

  afterAll(async () => {
    await test.close();
    await proxy.cut();
    await database.drop();
  });

  const make = (points: number) => limits.create({ name: randomUUID(), points, durationSeconds: 60 });

  it('allow the given number times the factor, then refuse with the time to wait', async () => {
    const limiter = make(2);
    for (let count = 0; count < 3; count++) await limiter.consume('203.0.113.7');
    const error = await refusal(limiter.consume('203.0.113.7'));
    expect(error).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(error?.retryAfterSeconds).toBeGreaterThan(50);
    expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
    await limiter.consume('203.0.113.8');
  });

  it('count all addresses of one IPv6 connection together', async () => {
    const limiter = make(2);
    for (const host of [1, 2, 3]) await limiter.consume(`2001:db8:1:2::${host}`);
    expect(await refusal(limiter.consume('2001:db8:1:2:a:b:c:d'))).toMatchObject({ status: 429 });
    await limiter.consume('2001:db8:1:3::1');
  });

  it('hold when many requests come at once', async () => {
    const limiter = make(4);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => refusal(limiter.consume('key'))));
    expect(outcomes.filter((error) => error === null)).toHaveLength(6);
  });

  it('begin anew when the time is over', async () => {
    const name = randomUUID();
    const limiter = limits.create({ name, points: 1, durationSeconds: 60 });
    for (let count = 0; count < 2; count++) await limiter.consume('key');
    expect(await refusal(limiter.consume('key'))).toMatchObject({ status: 429 });
    await letMinutePass(name);
    await limiter.consume('key');
  });

  /** What is stored of the limit ends a minute earlier, which is now. */
  async function letMinutePass(name: string): Promise<void> {
    if (backend === 'Postgres') {
      await test.db.query(`UPDATE auth.rate_limits SET expire = expire - 60000 WHERE key LIKE $1`, [
        `rl:probe:${name}:%`,
      ]);
      return;
    }
    const redis = new Redis(testRedisUrl());
    const [key = ''] = await redis.keys(`rl:probe:${name}:*`);
    await redis.pexpire(key, (await redis.pttl(key)) - 60_000);
    redis.disconnect();
  }

  it('begin anew when the clock went back since', async () => {
    const name = randomUUID();
    const limiter = limits.create({ name, points: 1, durationSeconds: 60 });
    for (let count = 0; count < 2; count++) await limiter.consume('key');
    expect(await refusal(limiter.consume('key'))).toMatchObject({ status: 429 });
    await putClockBack(name);
    await limiter.consume('key');
    await limiter.consume('key');
    const error = await refusal(limiter.consume('key'));
    expect(error).toMatchObject({ status: 429 });
    expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
  });

  /** By an hour: what is stored of the limit lies as much further in the future. */
  async function putClockBack(name: string): Promise<void> {
    const hourMs = 3_600_000;
    if (backend === 'Postgres') {
      await test.db.query(`UPDATE auth.rate_limits SET expire = expire + $1 WHERE key LIKE $2`, [
        hourMs,
        `rl:probe:${name}:%`,
      ]);
      return;
    }
    const redis = new Redis(testRedisUrl());
    const [key = ''] = await redis.keys(`rl:probe:${name}:*`);
    await redis.pexpire(key, hourMs);
    redis.disconnect();
  }

  it('can be taken back and forgotten', async () => {
    const limiter = make(2);
    for (let count = 0; count < 3; count++) await limiter.consume('key');
    await limiter.reward('key');
    await limiter.consume('key');
    expect(await refusal(limiter.consume('key'))).toMatchObject({ status: 429 });
    await limiter.reset('key');
    await limiter.consume('key');
  });

  it('store no address and no name', async () => {
    const limiter = limits.create({ name: 'privacy', points: 3, durationSeconds: 60 });
    await limiter.consume('vreni@203.0.113.7');
    let keys: string[];
    if (backend === 'Redis') {
      const redis = new Redis(testRedisUrl());
      keys = await redis.keys('rl:probe:privacy:*');
      redis.disconnect();
    } else {
      const rows: { key: string }[] = await test.db.query(
        `SELECT key FROM auth.rate_limits WHERE key LIKE 'rl:probe:privacy:%'`,
      );
      keys = rows.map(({ key }) => key);
    }
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toMatch(/vreni|203/);
  });

  it('answer 503 while the store is away', async () => {
    const limiter = make(3);
    await proxy.cut();
    const calls = [() => limiter.consume('key'), () => limiter.reward('key'), () => limiter.reset('key')];
    for (const work of calls) {
      expect(await refusal(work())).toMatchObject({ status: 503, code: 'dependency-unavailable' });
    }
    await proxy.restore();
  });
});
