import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AUTH_PATHS } from '@garage/contracts/auth';
import type { ApiError } from '@garage/contracts/common';
import { readMetric, type TestApp, testRedisUrl } from '@garage/shared/testing/test-app';
import { type Answer, Browser, createUser, PASSWORD, startAuthApp } from '../testing/auth-app.js';

const stores = [
  { store: 'Postgres', env: () => ({}) },
  { store: 'Redis', env: () => ({ REDIS_URL: testRedisUrl() }) },
];

/** Networks of this run only: Redis keeps its counters from one run of the tests to the next. */
const network = `10.${Date.now() % 250}.${process.pid % 250}`;
let hosts = 0;
const newAddress = () => `${network}.${(hosts += 1)}`;

describe.each(stores)('limiting failed sign-ins, counted in $store', ({ store, env }) => {
  let test: TestApp;

  beforeAll(async () => {
    // A secret of its own keeps the counters apart from those of other runs on the same Redis.
    test = await startAuthApp({
      ...env(),
      RATE_LIMIT_FACTOR: '1',
      SESSION_SECRET: `${store} ${Date.now()} ${'x'.repeat(32)}`,
    });
  });
  afterAll(() => test.close());

  function attempt(username: string, password: string, address = newAddress()): Promise<Answer<ApiError>> {
    const browser = new Browser(test.url, { 'x-forwarded-for': address });
    return browser.call('POST', AUTH_PATHS.login, { username, password });
  }

  async function failing(times: number, username: () => string, address?: string): Promise<number[]> {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push((await attempt(username(), 'falsch', address)).status);
    return statuses;
  }

  it('stops guessing at an account from one address after ten failures', async () => {
    const { username } = await createUser(test.db);
    const address = newAddress();
    expect(await failing(10, () => username, address)).toEqual(Array(10).fill(401));

    const { status, body, headers } = await attempt(username.toUpperCase(), PASSWORD, address);
    expect([status, body.code]).toEqual([429, 'too-many-requests']);
    const wait = Number(headers.get('retry-after'));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  });

  it('lets nobody be locked out by a stranger with one address, however often he tries', async () => {
    const { username } = await createUser(test.db);
    await failing(40, () => username, newAddress());
    expect((await attempt(username, PASSWORD)).status).toBe(200);
  });

  it('takes all addresses of one IPv6 connection for one', async () => {
    const { username } = await createUser(test.db);
    const half = `2001:db8:${process.pid.toString(16)}:${store.length}`;
    for (let i = 0; i < 10; i++) expect(await failing(1, () => username, `${half}::${i}`)).toEqual([401]);
    expect((await attempt(username, PASSWORD, `${half}::ffff`)).status).toBe(429);
  });

  it('stops guessing at an account after a hundred failures, from wherever they come', async () => {
    const { username } = await createUser(test.db);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => attempt(username, 'falsch')));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(401));
    }
    expect((await attempt(username, PASSWORD)).status).toBe(429);
  });

  it('tells those who watch over the site how many failed and how many were refused, of whomever', async () => {
    const counts = () =>
      Promise.all(
        ['succeeded', 'failed', 'refused'].map((outcome) =>
          readMetric(test.url, `auth_sign_ins_total{outcome="${outcome}"}`),
        ),
      );
    const [succeeded, failed, refused] = await counts();
    expect(succeeded).not.toBeNaN(); // counted from the start
    const { username } = await createUser(test.db);
    await attempt(username, PASSWORD);
    await failing(12, () => username, newAddress());
    expect(await counts()).toEqual([succeeded! + 1, failed! + 10, refused! + 2]);
  });

  it('says the same about an account that does not exist', async () => {
    const address = newAddress();
    expect(await failing(11, () => 'gibt es nicht', address)).toEqual([...Array<number>(10).fill(401), 429]);
  });

  it('stops an address after thirty failures, whatever the accounts', async () => {
    const address = newAddress();
    let names = 0;
    expect(await failing(31, () => `name ${(names += 1)}`, address)).toEqual([
      ...Array<number>(30).fill(401),
      429,
    ]);
    const { username } = await createUser(test.db);
    expect((await attempt(username, PASSWORD, address)).status).toBe(429);
    expect((await attempt(username, PASSWORD)).status).toBe(200);
  });

  it('starts counting afresh for an account that signed in', async () => {
    const { username } = await createUser(test.db);
    const address = newAddress();
    await failing(9, () => username, address);
    expect((await attempt(username, PASSWORD, address)).status).toBe(200);
    expect(await failing(10, () => username, address)).toEqual(Array(10).fill(401));
    expect((await attempt(username, PASSWORD, address)).status).toBe(429);
  });

  it('does not count successful sign-ins or refused input', async () => {
    const { username } = await createUser(test.db);
    const address = newAddress();
    for (let i = 0; i < 35; i++) {
      expect((await attempt(username, PASSWORD, address)).status).toBe(200);
      expect((await attempt(username, '', address)).status).toBe(400);
    }
  });

  it('lets no more guesses through when they come all at once', async () => {
    const { username } = await createUser(test.db);
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt(username, 'falsch', address)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });
});
