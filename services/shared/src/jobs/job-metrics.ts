import { Inject, Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';
import { JOBS_OPTIONS, type JobsOptions } from './jobs-options.js';

/**
 * Shows the operator that background jobs fail, or that nobody does them. Both are read in the database per scrape: a
 * job that ends the process each time is not there to count itself.
 */
@Injectable()
export class JobMetrics {
  private readonly queues = new Set<string>();

  constructor(
    metrics: Metrics,
    private readonly db: DataSource,
    @Inject(JOBS_OPTIONS) { schema }: JobsOptions,
  ) {
    const failed = this.gauge(
      'jobs_failed',
      'Background jobs of the last days that have failed in their last attempt',
      `SELECT name, count(*)::int AS value FROM ${schema}.job
        WHERE state = 'failed' AND name = ANY ($1) GROUP BY name`,
    );
    const overdue = this.gauge(
      'jobs_overdue_seconds',
      'How long the job has been due that has waited longest for somebody to do it',
      `SELECT name, extract(epoch FROM now() - min(start_after))::float AS value FROM ${schema}.job
        WHERE state < 'active' AND NOT blocked AND start_after <= now() AND name = ANY ($1) GROUP BY name`,
    );
    for (const gauge of [failed, overdue]) metrics.registry.registerMetric(gauge);
  }

  /** From now on the queue is counted, from 0: the first failure is seen as one. */
  watch(queue: string): void {
    this.queues.add(queue);
  }

  /** @param sql the `value` of each queue by its `name`; it is 0 where there is no row */
  private gauge(name: string, help: string, sql: string): Gauge<'queue'> {
    const { queues, db } = this;
    return new Gauge({
      registers: [],
      name,
      help,
      labelNames: ['queue'],
      async collect() {
        // Without the database the other numbers are still worth reading.
        const rows = await db.query<{ name: string; value: number }[]>(sql, [[...queues]]).catch(() => null);
        const values = rows && new Map(rows.map((row) => [row.name, row.value]));
        for (const queue of queues) this.set({ queue }, values ? (values.get(queue) ?? 0) : Number.NaN);
      },
    });
  }
}
