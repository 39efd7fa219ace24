import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { BackupsRepository } from './backups.repository.js';

/** Shows the operator that copies are missing, or that nobody has looked at them. Read per scrape. */
@Injectable()
export class BackupMetrics {
  constructor(metrics: Metrics, backups: BackupsRepository) {
    const age = new Gauge({
      registers: [],
      name: 'auth_backup_age_seconds',
      help: 'How long ago the last copy was finished',
      async collect() {
        const last = await backups.findLast().catch(() => null);
        this.set(ageOf(last?.finishedAt));
      },
    });
    const checkAge = new Gauge({
      registers: [],
      name: 'auth_backup_check_age_seconds',
      help: 'How long ago the copies were last found whole (check), or one was restored on trial (drill)',
      labelNames: ['kind'],
      async collect() {
        const last = await backups.findLastChecks().catch(() => null);
        for (const kind of ['check', 'drill'] as const) this.set({ kind }, ageOf(last?.[kind]));
      },
    });
    for (const gauge of [age, checkAge]) metrics.registry.registerMetric(gauge);
  }
}

/** No number when there has never been one, or when the database does not say. */
function ageOf(moment: string | null | undefined): number {
  return moment ? (Date.now() - Date.parse(moment)) / 1000 : Number.NaN;
}
