import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { Metrics } from '../metrics/metrics.js';
import { HealthChecks } from './health-checks.js';

/** Shows the operator what the service needs and does not get, such as the database. Asked per scrape. */
@Injectable()
export class HealthMetrics {
  constructor(metrics: Metrics, checks: HealthChecks) {
    const up = new Gauge({
      registers: [],
      name: 'dependency_up',
      help: 'Whether what the service needs answers (1) or not (0)',
      labelNames: ['check'],
      async collect() {
        for (const [check, state] of Object.entries(await checks.run())) {
          this.set({ check }, state === 'ok' ? 1 : 0);
        }
      },
    });
    metrics.registry.registerMetric(up);
  }
}
