import { type BeforeApplicationShutdown, Logger } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import type { DataSource, EntityManager } from 'typeorm';
import { poolOf } from '../database/pool.js';
import { AppError } from '../errors/app-error.js';
import type { JobQueue } from './job-queue.js';
import { storedJob } from './stored-job.js';
import { withinTransaction } from './within-transaction.js';

/**
 * Sends jobs to another service, in the caller's own transaction. It makes and changes none of the tables of that
 * service and looks after none of its jobs. Its Postgres role needs, in the schema of those jobs and nowhere else
 * there: USAGE on the schema, SELECT on `version` and `queue`, EXECUTE on `job_now()`, and INSERT with SELECT
 * of the column `id` on `job_common`. The other service grants them.
 */
export class JobSender implements BeforeApplicationShutdown {
  private readonly logger = new Logger(JobSender.name);
  private starting: Promise<PgBoss> | null = null;

  constructor(
    private readonly db: DataSource,
    private readonly schema: string,
  ) {}

  /** Resolves when jobs can be sent; refuses with 503 while the other service has not made the queue yet. */
  async ready({ name }: { name: string }): Promise<void> {
    const boss = await this.running();
    if (!(await boss.getQueue(name))) throw unavailable(`there is no queue ${name} yet`);
  }

  /** Stores a job as part of the caller's transaction: it exists if and only if that commits. */
  async send<T extends object>({ name }: JobQueue<T>, data: T, manager: EntityManager): Promise<void> {
    const boss = await this.running();
    const id = await boss.send(name, storedJob(data), { db: withinTransaction(manager) });
    if (!id) throw new Error(`the queue ${name} did not take the job`);
  }

  async beforeApplicationShutdown(): Promise<void> {
    const boss = await this.starting?.catch(() => null);
    await boss?.stop({ graceful: false });
  }

  private async running(): Promise<PgBoss> {
    this.starting ??= this.start();
    try {
      return await this.starting;
    } catch (cause) {
      this.starting = null; // the next caller tries again
      throw unavailable(cause);
    }
  }

  private async start(): Promise<PgBoss> {
    const pool = poolOf(this.db);
    const boss = new PgBoss({
      db: { executeSql: (text, values) => pool.query(text, values) },
      schema: this.schema,
      migrate: false,
      createSchema: false,
      supervise: false,
      schedule: false,
    });
    boss.on('error', (problem) => {
      const err = Object.assign(new Error(problem.message), { code: (problem as { code?: unknown }).code });
      this.logger.warn({ msg: 'the queues of another service could not be read', err });
    });
    try {
      return await boss.start();
    } catch (error) {
      await boss.stop({ graceful: false });
      throw error;
    }
  }
}

function unavailable(cause: unknown): AppError {
  return new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 5, cause });
}
