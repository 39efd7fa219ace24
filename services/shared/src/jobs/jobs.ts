import { setTimeout as sleep } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { type JobResult, type JobWithMetadata, PgBoss } from 'pg-boss';
import { DataSource, type EntityManager } from 'typeorm';
import { BaseConfig, databaseUrl } from '../config/env.js';
import { grantRights } from '../database/grants.js';
import { poolOf, schemaOf } from '../database/pool.js';
import { ensureSchema } from '../database/schema.js';
import { AppError } from '../errors/app-error.js';
import { HealthChecks } from '../health/health-checks.js';
import { runInRequest } from '../logging/request-context.js';
import { traced } from '../tracing/traced.js';
import type { JobHandler, JobQueue, JobSchedule, KeyedQueue } from './job-queue.js';
import { JobMetrics } from './job-metrics.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs-options.js';
import { STEADY_CLOCK } from './steady-clock.js';
import { type StoredJob, storedJob } from './stored-job.js';
import { withinTransaction } from './within-transaction.js';

const TIME_ZONE = 'Europe/Zurich';
const POLL_SECONDS = 1;
const SCHEDULE_POLL_SECONDS = 10;
const SCHEDULED_OPTIONS = { retryLimit: 0, retryDelay: 0, expireInSeconds: 60 * 60, heartbeatSeconds: 30 };
const START_RETRY_MS = 1000;
const WAIT_FOR_START_MS = 3000;
const REPORT_PAUSE_MS = 30_000;
/** What is known of a job that was done, or has failed for good, is deleted after so long. */
const KEPT_SECONDS = 7 * 24 * 60 * 60;
/** How often what has ended is looked for; pg-boss would do so once a day, and some jobs name people. */
const CLEARING_SECONDS = 60 * 60;
/** The platform ends the process after nine seconds. */
const SHUTDOWN_TIMEOUT_MS = 7000;

interface Worker {
  queue: JobQueue<object>;
  handler: JobHandler<object>;
  pollSeconds: number;
  giveUp?: JobHandler<object>;
}

/**
 * The background jobs of a service, in Postgres by pg-boss. A job that was sent in a transaction exists if
 * and only if that commits; it survives restarts, and of several replicas one works on it. Features say in
 * `onModuleInit` which queues they work on and what they do on a schedule.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(Jobs.name);
  private readonly workers: Worker[] = [];
  private readonly schedules: JobSchedule[] = [];
  private readonly stopping = new AbortController();
  private boss: PgBoss | null = null;
  private starting: Promise<void> = Promise.resolve();
  private lastReport = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly db: DataSource,
    private readonly config: BaseConfig,
    @Inject(JOBS_OPTIONS) private readonly options: JobsOptions,
    private readonly metrics: JobMetrics,
    checks: HealthChecks,
  ) {
    checks.register('jobs', () => this.ready());
  }

  /**
   * Has the queue's jobs done by the handler. Called before the application starts.
   *
   * @param giveUp is called once for a job that has failed for good, also when it ended the process each time.
   */
  work<T extends object>(queue: JobQueue<T>, handler: JobHandler<T>, giveUp?: JobHandler<T>): void {
    this.workers.push({ queue, handler, giveUp, pollSeconds: POLL_SECONDS } as Worker);
  }

  /**
   * Has the work done whenever it is due, by one replica. What came due while no replica ran is done once,
   * soon after the start.
   */
  schedule(schedule: JobSchedule, handler: JobHandler<object>): void {
    this.schedules.push(schedule);
    const options = { ...SCHEDULED_OPTIONS, ...schedule.retries };
    const queue = { name: schedule.name, concurrency: 1, options, keyOf: () => '' };
    this.workers.push({ queue, handler, pollSeconds: SCHEDULE_POLL_SECONDS });
  }

  /** Not awaited: the service answers while the jobs wait for a database that is briefly away. */
  onApplicationBootstrap(): void {
    this.starting = this.startUntilItWorks();
  }

  /** Lets running jobs finish. What does not finish is done after the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.boss?.stop({ timeout: SHUTDOWN_TIMEOUT_MS });
  }

  /** Resolves when jobs can be sent; refuses with 503 when that takes too long. */
  async ready(): Promise<void> {
    await this.running();
  }

  /** Resolves when jobs are being worked on, however long that takes; also when the service stops before. */
  async started(): Promise<void> {
    await this.starting;
  }

  /** Stores a job as part of the caller's transaction. */
  async send<T extends object>(
    queue: JobQueue<T>,
    data: T,
    manager: EntityManager,
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const boss = await this.running();
    const id = await boss.send(queue.name, storedJob(data), {
      db: withinTransaction(manager),
      startAfter: afterSeconds,
      ...(queue.keyOf && { singletonKey: queue.keyOf(data) }),
    });
    if (!id && !isExclusive(queue)) throw new Error(`the queue ${queue.name} did not take the job`);
  }

  /**
   * Has the job with this key that waits done now, or after so many seconds; stores one when none waits. Part of
   * the caller's transaction, too.
   */
  async reschedule<T extends object>(
    queue: KeyedQueue<T>,
    data: T,
    manager: EntityManager,
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const boss = await this.running();
    await boss.upsert(queue.name, storedJob(data), {
      db: withinTransaction(manager),
      startAfter: afterSeconds,
      singletonKey: queue.keyOf(data),
    });
  }

  private async running(): Promise<PgBoss> {
    if (!this.boss) {
      await Promise.race([this.starting, sleep(WAIT_FOR_START_MS, null, { ref: false })]);
    }
    if (this.boss) return this.boss;
    throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
  }

  private async startUntilItWorks(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        this.boss = await this.start();
        return;
      } catch (err) {
        this.logger.warn({ msg: 'the jobs cannot start yet', err });
        await sleep(START_RETRY_MS, null, { signal: this.stopping.signal }).catch(() => null);
      }
    }
  }

  private async start(): Promise<PgBoss> {
    const pool = poolOf(this.db);
    const { schema, grants = [] } = this.options;
    await ensureSchema(pool, schema);
    const boss = new PgBoss({
      // The service's own connections: a pool more would cost memory in Postgres and idle most of the time.
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema,
      createSchema: false,
      clock: STEADY_CLOCK,
      // By how much the database's clock is ahead of it, after which schedules go.
      clockMonitorIntervalSeconds: 10,
      // A job whose worker died is found at the latest this long after its last sign of life.
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
      maintenanceIntervalSeconds: CLEARING_SECONDS,
    });
    boss.on('error', (problem) => this.report(problem));
    try {
      await boss.start();
      for (const worker of this.workers) await this.startWorker(boss, worker);
      await this.storeSchedules(boss);
      await grantRights({ url: databaseUrl(this.config), service: schemaOf(this.db), grants });
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  private async startWorker(boss: PgBoss, worker: Worker): Promise<void> {
    const { queue, handler, pollSeconds, giveUp } = worker;
    const deadLetter = giveUp && `${queue.name}-given-up`;
    if (deadLetter) {
      const givenUp = { ...queue, name: deadLetter };
      await this.startWorker(boss, { queue: givenUp, handler: giveUp, pollSeconds });
    }
    this.metrics.watch(queue.name);
    const options = { deleteAfterSeconds: KEPT_SECONDS, ...queue.options, ...(deadLetter && { deadLetter }) };
    await boss.createQueue(queue.name, { ...options, policy: isExclusive(queue) ? 'exclusive' : 'standard' });
    await boss.updateQueue(queue.name, options);
    const workOptions = {
      pollingIntervalSeconds: pollSeconds,
      batchSize: queue.concurrency,
      burstWhenBatchFull: queue.concurrency > 1,
      includeMetadata: true,
      perJobResults: true,
    } as const;
    await boss.work<StoredJob<object> | null, unknown, typeof workOptions>(queue.name, workOptions, (jobs) =>
      Promise.all(jobs.map((job) => this.attempt(queue, handler, job))),
    );
  }

  private async storeSchedules(boss: PgBoss): Promise<void> {
    for (const { name, cron } of this.schedules) {
      await boss.schedule(name, cron, null, { tz: TIME_ZONE, missed: 'once' });
    }
    const wanted = new Set(this.schedules.map(({ name }) => name));
    for (const { name } of await boss.getSchedules()) if (!wanted.has(name)) await boss.unschedule(name);
  }

  private attempt(
    { name }: JobQueue<object>,
    handler: JobHandler<object>,
    { id, data: stored, retryCount, retryLimit }: JobWithMetadata<StoredJob<object> | null>,
  ): Promise<JobResult> {
    const isLastAttempt = retryCount >= retryLimit;
    return runInRequest<Promise<JobResult>>(stored?.requestId ?? id, async () => {
      try {
        const job = {
          id,
          data: stored?.data ?? {},
          attempt: retryCount + 1,
          isLastAttempt,
          stopping: this.stopping.signal,
        };
        const work = { name: `job ${name}`, kind: 'job', continues: stored?.traceparent } as const;
        const outcome = await traced(work, () => handler(job));
        if (outcome !== 'again') return { id, status: 'completed' };
        return { id, status: 'failed', output: { error: 'see the log' } };
      } catch (err) {
        const about = { queue: name, attempt: retryCount + 1, err };
        if (isLastAttempt) this.logger.error({ msg: 'a job has failed', ...about });
        else this.logger.warn({ msg: 'a job waits for another attempt', ...about });
        return { id, status: 'failed', output: { error: 'see the log' } };
      }
    });
  }

  /** pg-boss looks for work every second; while Postgres is away not each failure is worth a line. */
  private report(problem: { message: string; code?: unknown }): void {
    if (performance.now() - this.lastReport < REPORT_PAUSE_MS) return;
    this.lastReport = performance.now();
    // Plain objects, with the columns and values of a database error among their fields.
    const err = Object.assign(new Error(problem.message), { code: problem.code });
    this.logger.warn({ msg: 'the jobs had a problem', err });
  }
}

/** Whether a job is not stored while another one with its key waits or runs. */
function isExclusive({ keyOf, hasManyPerKey }: JobQueue<never>): boolean {
  return keyOf !== undefined && !hasManyPerKey;
}
