import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  type TestApp,
  type TestDatabase,
  createAuthTables,
  createDatabase,
  readMetric,
  startTestApp,
} from '../testing/test-app.js';
import { runInRequest } from '../logging/request-context.js';
import { DatabaseModule } from '../database/database.module.js';
import type { Job, JobQueue } from './job-queue.js';
import { Jobs } from './jobs.js';
import { JobsModule } from './jobs.module.js';

interface Order {
  number: number;
}

const QUICK = { retryLimit: 2, retryDelay: 1, heartbeatSeconds: 10 };
const LETTERS: JobQueue<Order> = { name: 'letters', concurrency: 2, options: QUICK };
const PARCELS: JobQueue<Order> = {
  name: 'parcels',
  concurrency: 1,
  options: QUICK,
  keyOf: ({ number }) => String(number),
};

/** Half a day away: it comes due when a test says so. */
const CRON = `0 ${(new Date().getUTCHours() + 12) % 24} * * *`;

const deliver = jest.fn<(job: Job<Order>) => Promise<void>>();
const giveUp = jest.fn<(job: Job<Order>) => Promise<void>>();
const sweep = jest.fn<() => Promise<void>>();

@Injectable()
class Post implements OnModuleInit {
  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.work(LETTERS, deliver, giveUp);
    this.jobs.work(PARCELS, deliver);
    this.jobs.schedule({ name: 'sweep', cron: CRON }, sweep);
  }
}

@Module({
  imports: [
    DatabaseModule.forRoot({ schema: 'post', entities: [], migrations: [] }),
    JobsModule.forRoot({ schema: 'post_jobs' }),
  ],
  providers: [Post],
})
class PostModule {}

let database: TestDatabase;
let replicas: TestApp[];
let written = '';

const start = () =>
  startTestApp(
    PostModule,
    { DATABASE_URL: database.url },
    { logDestination: { write: (line) => void (written += line) } },
  );

beforeAll(async () => {
  database = await createDatabase();
  await createAuthTables(database.url);
  replicas = await Promise.all([start(), start()]);
  await Promise.all(replicas.map(({ app }) => app.get(Jobs).started()));
});
afterAll(async () => {
  for (const replica of replicas ?? []) await replica.close();
  await database?.drop();
});
beforeEach(() => {
  written = '';
  deliver.mockReset().mockResolvedValue();
  giveUp.mockReset().mockResolvedValue();
  sweep.mockReset().mockResolvedValue();
});

/** What waits or runs. */
const jobRows = () =>
  replicas[0]!.db.query<{ name: string }[]>(`SELECT name FROM post_jobs.job WHERE state < 'completed'`);

const send = (queue: JobQueue<Order>, number: number) =>
  replicas[0]!.db.transaction((manager) => replicas[0]!.app.get(Jobs).send(queue, { number }, manager));

/** Jobs of the queue that have failed for good, as any of the replicas tells it. */
const failedParcels = () => readMetric(replicas[0]!.url, 'jobs_failed{queue="parcels"}');

async function settled(): Promise<void> {
  while ((await jobRows()).length > 0) await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('a job', () => {
  it('is done once although two replicas look for work', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, number) => send(LETTERS, number)));
    await settled();
    const numbers = deliver.mock.calls.map(([{ data }]) => data.number).toSorted((a, b) => a - b);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, number) => number));
  });

  it('does not exist when its transaction is rolled back', async () => {
    const { app, db } = replicas[0]!;
    const order = db.transaction(async (manager) => {
      await app.get(Jobs).send(LETTERS, { number: 1 }, manager);
      throw new Error('changed my mind');
    });
    await expect(order).rejects.toThrow('changed my mind');
    expect(await jobRows()).toEqual([]);
  });

  it('is tried again after a failure and told which attempt it is', async () => {
    deliver.mockRejectedValueOnce(new Error('nobody at home'));
    await send(LETTERS, 7);
    await settled();
    expect(deliver.mock.calls.map(([{ attempt, isLastAttempt }]) => [attempt, isLastAttempt])).toEqual([
      [1, false],
      [2, false],
    ]);
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('is given up once after its last attempt, with its data', async () => {
    deliver.mockRejectedValue(new Error('nobody at home'));
    await send(LETTERS, 8);
    await settled();
    expect(deliver).toHaveBeenCalledTimes(3);
    expect(deliver.mock.lastCall?.[0].isLastAttempt).toBe(true);
    expect(giveUp.mock.calls.map(([{ data }]) => data)).toEqual([{ number: 8 }]);
  });

  it('leaves one error line when it has failed for good, under the request that asked for it', async () => {
    deliver.mockRejectedValue(new Error('nobody at vreni@muster.example'));
    await runInRequest('request-of-the-job', () => send(LETTERS, 9));
    await settled();
    const lines = written
      .split('\n')
      .filter((line) => line.includes('nobody at'))
      .map((line) => JSON.parse(line) as { level: string });
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'error']);
    expect(lines.at(-1)).toMatchObject({
      msg: 'a job has failed',
      requestId: 'request-of-the-job',
      queue: 'letters',
      err: { stack: expect.stringMatching(/^\s+at /) },
    });
    expect(written).not.toContain('muster');
  });

  it('that has failed for good is counted for those who watch over the site, one that is tried again is not', async () => {
    const before = await failedParcels();
    expect(before).not.toBeNaN(); // counted from the start
    deliver.mockRejectedValueOnce(new Error('nobody at home'));
    await send(PARCELS, 10);
    await settled();
    expect(await failedParcels()).toBe(before);
    deliver.mockRejectedValue(new Error('nobody at home'));
    await send(PARCELS, 11);
    await settled();
    expect(await failedParcels()).toBe(before + 1);
  });

  it('that ends the process in its last attempt is counted, too', async () => {
    const before = await failedParcels();
    let letGo!: () => void;
    deliver.mockReturnValueOnce(new Promise((resolve) => (letGo = resolve)));
    await send(PARCELS, 12);
    while (deliver.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    // What is left of it by a process that is gone: no sign of life any more, and no attempt.
    await replicas[0]!.db.query(
      `UPDATE post_jobs.job SET retry_count = retry_limit, heartbeat_seconds = 1, heartbeat_on = now() - interval '1 minute'
        WHERE name = 'parcels' AND state = 'active'`,
    );
    while ((await failedParcels()) === before) await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await failedParcels()).toBe(before + 1);
    letGo();
  });

  it('tells how long it has been due while nobody has time for it', async () => {
    const overdue = (queue: string) => readMetric(replicas[0]!.url, `jobs_overdue_seconds{queue="${queue}"}`);
    let letGo!: () => void;
    deliver.mockReturnValue(new Promise((resolve) => (letGo = resolve)));
    await send(PARCELS, 21);
    await send(PARCELS, 22); // for the other replica
    while (deliver.mock.calls.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    await send(PARCELS, 23);
    await replicas[0]!.db.query(
      `UPDATE post_jobs.job SET start_after = now() - interval '5 minutes' WHERE name = 'parcels' AND state = 'created'`,
    );
    expect(Math.round(await overdue('parcels'))).toBeGreaterThanOrEqual(300);
    expect(await overdue('letters')).toBe(0);
    letGo();
    deliver.mockResolvedValue();
    await settled();
    expect(await overdue('parcels')).toBe(0);
  });

  it('is forgotten a week after it was done', async () => {
    await send(LETTERS, 41);
    await send(LETTERS, 42);
    await settled();
    const { db } = replicas[0]!;
    await db.query(
      `UPDATE post_jobs.job
          SET completed_on = completed_on - CASE data->'data'->>'number' WHEN '41' THEN interval '7 days' ELSE interval '6 days' END
        WHERE name = 'letters' AND data->'data'->>'number' IN ('41', '42')`,
    );
    const kept = () =>
      db.query<{ number: string }[]>(
        `SELECT data->'data'->>'number' AS number FROM post_jobs.job
          WHERE name = 'letters' AND data->'data'->>'number' IN ('41', '42')`,
      );
    for (let left = await kept(); left.length === 2; left = await kept()) {
      // The next look at the queues, within ten seconds, clears up; one that is at it has missed what is old by now.
      await db.query(`UPDATE post_jobs.queue SET maintain_on = NULL WHERE name = 'letters'`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await kept()).toEqual([{ number: '42' }]);
  });

  it('of a queue with keys is not stored a second time while the first waits or runs', async () => {
    let letGo!: () => void;
    deliver.mockReturnValueOnce(new Promise((resolve) => (letGo = resolve)));
    await send(PARCELS, 1);
    while (deliver.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    await send(PARCELS, 1);
    await send(PARCELS, 2);
    letGo();
    await settled();
    expect(deliver.mock.calls.map(([{ data }]) => data.number)).toEqual([1, 2]);
  });
});

describe('work on a schedule', () => {
  it('is stored once for all replicas, in the time of Zurich, and makes up for what was missed', async () => {
    const schedules = await replicas[0]!.db.query<object[]>(
      `SELECT name, cron, timezone, options->>'missed' AS missed FROM post_jobs.schedule`,
    );
    expect(schedules).toEqual([{ name: 'sweep', cron: CRON, timezone: 'Europe/Zurich', missed: 'once' }]);
  });

  it('is done once, by one replica, when it came due several times while none ran', async () => {
    for (const replica of replicas) await replica.close();
    const client = new Client({ connectionString: database.url });
    await client.connect();
    await client.query(`UPDATE post_jobs.schedule SET created_on = now() - interval '9 days'`);
    await client.query(`UPDATE post_jobs.version SET cron_on = now() - interval '3 days'`);
    await client.end();
    replicas = await Promise.all([start(), start()]);
    while (sweep.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    await settled();
    expect(sweep).toHaveBeenCalledTimes(1);
  });
});
