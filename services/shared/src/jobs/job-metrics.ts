import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs-options.js';

/** Shows the operator that background jobs fail, or that nobody does them. What waits is read per scrape. */
@Injectable()
export class JobMetrics {
  private readonly queues = new Set<string>();
  private readonly failures: Counter<'queue'>;

  constructor(
    metrics: Metrics,
    private readonly db: DataSource,
    @Inject(JOBS_OPTIONS) private readonly options: JobsOptions,
  ) {
    const { queues } = this;
    // Without the database the other numbers are still worth reading.
    const longestOverdue = () => this.longestOverdue().catch(() => null);
    this.failures = new Counter({
      name: 'jobs_failed_total',
      help: 'Background jobs that have failed in their last attempt',
      labelNames: ['queue'],
      registers: [metrics.registry],
    });
    const overdue = new Gauge({
      registers: [],
      name: 'jobs_overdue_seconds',
      help: 'How long the job has been due that has waited longest for somebody to do it',
      labelNames: ['queue'],
      async collect() {
        const waiting = await longestOverdue();
        for (const queue of queues) this.set({ queue }, waiting ? (waiting.get(queue) ?? 0) : Number.NaN);
      },
    });
    metrics.registry.registerMetric(overdue);
  }

  /** From now on the queue is counted, from 0: the first failure is seen as one. */
  watch(queue: string): void {
    this.queues.add(queue);
    this.failures.inc({ queue }, 0);
  }

  countFailure(queue: string): void {
    this.failures.inc({ queue });
  }

  private async longestOverdue(): Promise<Map<string, number>> {
    const rows: { name: string; seconds: number }[] = await this.db.query(
      `SELECT name, extract(epoch FROM now() - min(start_after))::float AS seconds
         FROM ${this.options.schema}.job
        WHERE state < 'active' AND NOT blocked AND start_after <= now() AND name = ANY ($1)
        GROUP BY name`,
      [[...this.queues]],
    );
    return new Map(rows.map(({ name, seconds }) => [name, seconds]));
  }
}
