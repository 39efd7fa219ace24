import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
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

  const make = (points: number, durationSeconds = 60) =>
    limits.create({ name: randomUUID(), points, durationSeconds });

  it('allow the given number times the factor, then refuse with the time to wait', async () => {
    const limiter = make(2);
    for (let count = 0; count < 3; count++) await limiter.consume('203.0.113.7');
    const error = await refusal(limiter.consume('203.0.113.7'));
    expect(error).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect(error?.retryAfterSeconds).toBeGreaterThan(50);
    expect(error?.retryAfterSeconds).toBeLessThanOrEqual(60);
    await limiter.consume('203.0.113.8');
  });

  it('hold when many requests come at once', async () => {
    const limiter = make(4);
    const outcomes = await Promise.all(Array.from({ length: 30 }, () => refusal(limiter.consume('key'))));
    expect(outcomes.filter((error) => error === null)).toHaveLength(6);
  });

  it('begin anew when the time is over', async () => {
    const limiter = make(1, 1);
    await limiter.penalty('key');
    await limiter.penalty('key');
    expect(await limiter.isBlocked('key')).toBe(true);
    await sleep(1200);
    expect(await limiter.isBlocked('key')).toBe(false);
    await limiter.consume('key');
  });

  it('can be counted, looked at, taken back and forgotten', async () => {
    const limiter = make(2);
    expect(await limiter.isBlocked('key')).toBe(false);
    for (let count = 0; count < 3; count++) await limiter.penalty('key');
    expect(await limiter.isBlocked('key')).toBe(true);
    expect(await refusal(limiter.assertNotBlocked('key'))).toMatchObject({ status: 429 });
    await limiter.reward('key');
    await limiter.assertNotBlocked('key');
    await limiter.penalty('key');
    expect(await limiter.isBlocked('key')).toBe(true);
    await limiter.reset('key');
    expect(await limiter.isBlocked('key')).toBe(false);
  });

  it('store no address and no name', async () => {
    const limiter = limits.create({ name: 'privacy', points: 3, durationSeconds: 60 });
    await limiter.consume('vreni@203.0.113.7');
    let keys: string[];
    if (backend === 'Redis') {
      const redis = new Redis(testRedisUrl());
      keys = await redis.keys('rl:privacy:*');
      redis.disconnect();
    } else {
      const rows: { key: string }[] = await test.db.query(
        `SELECT key FROM auth.rate_limits WHERE key LIKE 'rl:privacy:%'`,
      );
      keys = rows.map(({ key }) => key);
    }
    expect(keys).toHaveLength(1);
    expect(keys[0]).not.toMatch(/vreni|203/);
  });

  it('answer 503 while the store is away', async () => {
    const limiter = make(3);
    await proxy.cut();
    const calls = [() => limiter.consume('key'), () => limiter.isBlocked('key'), () => limiter.reset('key')];
    for (const work of calls) {
      expect(await refusal(work())).toMatchObject({ status: 503, code: 'dependency-unavailable' });
    }
    await proxy.restore();
  });
});
