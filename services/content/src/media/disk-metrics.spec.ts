import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Metrics } from '@garage/shared/metrics/metrics';
import { METRICS_TOKEN } from '@garage/shared/testing/test-app';
import { expect, it } from '@jest/globals';
import { ContentConfig } from '../config/env.js';
import { DiskMetrics } from './disk-metrics.js';

/** As Prometheus reads them, by name. */
async function measured(uploadsDir: string): Promise<Record<string, number>> {
  const metrics = new Metrics(Object.assign(new ContentConfig(), { metricsToken: METRICS_TOKEN }));
  void new DiskMetrics(metrics, Object.assign(new ContentConfig(), { uploadsDir }));
  const lines = (await metrics.read(`Bearer ${METRICS_TOKEN}`)).split('\n');
  const values = lines.filter((line) => line.startsWith('content_disk_')).map((line) => line.split(' '));
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]));
}

it('disk metrics tell what is free on the disk of the uploaded pictures, and how large it is', async () => {
  const { blocks, bavail, bsize } = await statfs(tmpdir());
  const { content_disk_size_bytes: size, content_disk_free_bytes: free } = await measured(tmpdir());
  expect(size).toBe(blocks * bsize);
  // Others write meanwhile.
  expect(Math.abs(free! - bavail * bsize)).toBeLessThan(2 ** 30);
});

it('disk metrics claim nothing about a folder that is not there', async () => {
  expect(await measured('/nowhere/uploads')).toEqual({
    content_disk_free_bytes: Number.NaN,
    content_disk_size_bytes: Number.NaN,
  });
});
