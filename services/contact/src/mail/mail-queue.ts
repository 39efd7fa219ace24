import { setTimeout as sleep } from 'node:timers/promises';
import { BeforeApplicationShutdown, Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { AppError } from '@garage/shared/errors/app-error';
import { databaseUrl } from '@garage/shared/config/env';
import { type Grant, grantRights } from '@garage/shared/database/grants';
import { ensureSchema } from '@garage/shared/database/schema';
import { currentRequestId, runInRequest } from '@garage/shared/logging/request-context';
import { HealthChecks } from '@garage/shared/health/health-checks';
import { Client } from 'pg';
import { PgBoss, type Db, type JobResult, type QueueOptions } from 'pg-boss';
import type { EntityManager } from 'typeorm';
import { ContactConfig } from '../config/env.js';
import { MailError, SEND_DEADLINE_MS } from './mailer.js';

export const MAIL_JOBS = 'mails';
/** What the queue was called before every mail went through it. */
const FORMER_QUEUE = 'staff-mail';
const DAY_SECONDS = 24 * 60 * 60;

const SCHEMA = 'pgboss';

/** Accounts queue their mails here, too, within their own transactions; they see of a job only that it is there. */
const GRANTS: readonly Grant[] = [
  { to: ['auth'], privileges: 'USAGE', on: `SCHEMA ${SCHEMA}` },
  { to: ['auth'], privileges: 'SELECT', on: `${SCHEMA}.version` },
  { to: ['auth'], privileges: 'SELECT', on: `${SCHEMA}.queue` },
  { to: ['auth'], privileges: 'INSERT, SELECT (id)', on: `${SCHEMA}.job_common` },
];

const QUEUE_OPTIONS = {
  // A mail server may be away for days: more attempts than the 90 days hold, so no mail is given up.
  retryLimit: 1_000_000,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 60,
  retentionSeconds: 90 * DAY_SECONDS,
  deleteAfterSeconds: DAY_SECONDS,
  // Longer than any exchange lasts: a job must never be given away while its mail is on the way.
  expireInSeconds: (2 * SEND_DEADLINE_MS) / 1000,
  // The job of a worker that died is taken again this long after its last sign of life.
  heartbeatSeconds: 20,
} satisfies QueueOptions;

const WORKER_OPTIONS = {
  pollingIntervalSeconds: 1,
  // Each running send holds one database connection for its lock.
  batchSize: 3,
  burstWhenBatchFull: true,
  perJobResults: true,
  heartbeatRefreshSeconds: 5,
} as const;

const START_RETRY_MS = 1000;
const REPORT_PAUSE_MS = 30_000;
const WAIT_FOR_START_MS = 3000;
/** The platform ends the process after nine seconds. */
const SHUTDOWN_TIMEOUT_MS = 7000;

export interface MailJob {
  mailId: number;
}

interface QueuedJob extends MailJob {
  /** The request that caused the mail, for its log lines. */
  requestId?: string;
}

/** Throws to be called again soon; answers seconds to be called again then. */
type MailHandler = (job: MailJob) => Promise<{ againInSeconds: number } | void>;

/** The outbox: mails wait in Postgres until the SMTP server has taken them. */
@Injectable()
export class MailQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(MailQueue.name);
  private readonly stopping = new AbortController();
  private running: PgBoss | null = null;
  private starting: Promise<void> = Promise.resolve();
  private handler: MailHandler | null = null;
  private lastReport = 0;

  constructor(
    private readonly config: ContactConfig,
    checks: HealthChecks,
  ) {
    checks.register('mail-queue', () => this.ready());
  }

  /** Who sends the mails; called once, before the queue starts. */
  process(handler: MailHandler): void {
    this.handler = handler;
  }

  /** Not awaited: the service answers while the queue waits for a database that is briefly away. */
  onApplicationBootstrap(): void {
    this.starting = this.startUntilItWorks();
  }

  /** Lets running sends finish. What does not finish stays in the queue for the next start. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.starting;
    await this.running?.stop({ timeout: SHUTDOWN_TIMEOUT_MS });
  }

  /** Resolves when mails can be queued; refuses with 503 when that takes too long. */
  async ready(): Promise<void> {
    if (this.running) return;
    await Promise.race([this.starting, sleep(WAIT_FOR_START_MS, null, { ref: false })]);
    if (!this.running) throw new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2 });
  }

  /** Queues a mail as part of the caller's transaction: its job exists if and only if that commits. */
  async add(job: MailJob, manager: EntityManager): Promise<void> {
    await this.ready();
    const queued: QueuedJob = { ...job, requestId: currentRequestId() };
    const id = await this.running!.send(MAIL_JOBS, queued, { db: within(manager) });
    if (!id) throw new Error('the mail queue did not take the job');
  }

  /** Resolves when the queue runs, however long that takes; also when the service stops before. */
  async started(): Promise<void> {
    await this.starting;
  }

  private async startUntilItWorks(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        this.running = await this.start();
        return;
      } catch (error) {
        this.logger.warn({ msg: 'the mail queue cannot start yet', err: error });
        await sleep(START_RETRY_MS, null, { signal: this.stopping.signal }).catch(() => null);
      }
    }
  }

  private async start(): Promise<PgBoss> {
    const url = databaseUrl(this.config);
    await makeSchema(url);
    const boss = new PgBoss({
      connectionString: url,
      createSchema: false,
      application_name: 'contact-mail-queue',
      max: 3,
      schedule: false,
      superviseIntervalSeconds: 10,
      monitorIntervalSeconds: 10,
    });
    boss.on('error', (problem) => this.report(problem));
    try {
      await boss.start();
      // Its waiting mails are found by `findWithoutJob` and queued anew.
      if (await boss.getQueue(FORMER_QUEUE)) await boss.deleteQueue(FORMER_QUEUE);
      await boss.createQueue(MAIL_JOBS, QUEUE_OPTIONS);
      await boss.updateQueue(MAIL_JOBS, QUEUE_OPTIONS);
      await grantRights({ url, service: 'contact', grants: GRANTS });
      await boss.work<QueuedJob, unknown, typeof WORKER_OPTIONS>(MAIL_JOBS, WORKER_OPTIONS, (jobs) =>
        Promise.all(
          jobs.map(({ id, data: { requestId = id, ...job } }) =>
            runInRequest(requestId, () => this.attempt(id, job)),
          ),
        ),
      );
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }

  /** The queue looks for work every second; while Postgres is away not each failure is worth a line. */
  private report(problem: { message: string; code?: unknown }): void {
    if (Date.now() - this.lastReport < REPORT_PAUSE_MS) return;
    this.lastReport = Date.now();
    // pg-boss reports plain objects, with the columns and values of a database error among their fields.
    const err = Object.assign(new Error(problem.message), { code: problem.code });
    this.logger.warn({ msg: 'the mail queue had a problem', err });
  }

  private async attempt(id: string, job: MailJob): Promise<JobResult> {
    try {
      if (!this.handler) throw new Error('nobody handles mails');
      const later = await this.handler(job);
      if (later) await this.running?.sendAfter(MAIL_JOBS, { ...job }, null, later.againInSeconds);
      return { id, status: 'completed' };
    } catch (error) {
      // Of a mail server that refuses, again and again, the reason is worth a line but not a stack.
      const reason = error instanceof MailError ? { reason: error.message } : { err: error };
      this.logger.warn({ msg: 'the mail waits for another attempt', ...job, ...reason });
      return { id, status: 'failed', output: { error: reason.reason ?? 'other' } };
    }
  }
}

/** What pg-boss would do itself, but only with the right to make any schema. */
async function makeSchema(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 3000 });
  client.on('error', () => {}); // the query that it breaks says so
  await client.connect();
  try {
    await ensureSchema(client, SCHEMA);
  } finally {
    await client.end();
  }
}

/** Lets pg-boss write through the connection of a running TypeORM transaction. */
function within(manager: EntityManager): Db {
  return {
    async executeSql(text, values) {
      const result: unknown = await manager.query(text, values);
      return { rows: Array.isArray(result) ? result : [] };
    },
  };
}
