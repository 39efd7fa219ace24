import { statfs } from 'node:fs/promises';
import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ContentConfig } from '../config/env.js';

/**
 * Shows the operator that the disk fills up: the one on which uploaded pictures lie. Whoever has not moved them
 * elsewhere has the database, the logs and the copies of a night there, too. Measured per scrape.
 */
@Injectable()
export class DiskMetrics {
  constructor(metrics: Metrics, { uploadsDir }: ContentConfig) {
    // The folder is missing where pictures lie in a bucket and nothing was ever imported.
    const measure = () => statfs(uploadsDir).catch(() => null);
    const free = new Gauge({
      registers: [],
      name: 'content_disk_free_bytes',
      help: 'What may still be written to the disk of the uploaded pictures',
      async collect() {
        const disk = await measure();
        this.set(disk ? disk.bavail * disk.bsize : Number.NaN);
      },
    });
    const size = new Gauge({
      registers: [],
      name: 'content_disk_size_bytes',
      help: 'The size of the disk of the uploaded pictures',
      async collect() {
        const disk = await measure();
        this.set(disk ? disk.blocks * disk.bsize : Number.NaN);
      },
    });
    for (const gauge of [free, size]) metrics.registry.registerMetric(gauge);
  }
}
