import { Metrics } from '@garage/shared/metrics/metrics';
import { METRICS_TOKEN } from '@garage/shared/testing/test-app';
import { expect, it } from '@jest/globals';
import { ContactConfig } from '../config/env.js';
import { startUntrusted } from '../testing/untrusted-server.js';
import { CertificateMetrics } from './certificate-metrics.js';
import { readCertificate } from './read-certificate.js';

/** As Prometheus reads them, by name. */
async function measured(publicUrl: string): Promise<Record<string, number>> {
  const metrics = new Metrics(Object.assign(new ContactConfig(), { metricsToken: METRICS_TOKEN }));
  void new CertificateMetrics(metrics, Object.assign(new ContactConfig(), { publicUrl }));
  const lines = (await metrics.read(`Bearer ${METRICS_TOKEN}`)).split('\n');
  const values = lines
    .filter((line) => line.startsWith('contact_certificate_'))
    .map((line) => line.split(' '));
  return Object.fromEntries(values.map(([name, value]) => [name, Number(value)]));
}

const UNKNOWN = {
  contact_certificate_expiry_timestamp_seconds: Number.NaN,
  contact_certificate_lifetime_seconds: Number.NaN,
};

it('certificate metrics tell when the certificate of the public address ends, also one that nobody trusts', async () => {
  await using server = await startUntrusted();
  const { beginsAt, endsAt } = await readCertificate(new URL(server.url), 10_000);
  expect(await measured(server.url)).toEqual({
    contact_certificate_expiry_timestamp_seconds: endsAt.getTime() / 1000,
    contact_certificate_lifetime_seconds: (endsAt.getTime() - beginsAt.getTime()) / 1000,
  });
  expect(endsAt.getTime()).toBeGreaterThan(beginsAt.getTime());
});

it.each(['http://localhost:8080', 'https://127.0.0.1:9', 'https://www.nobody.invalid'])(
  'certificate metrics claim nothing about %s, where there is no certificate',
  async (url) => {
    expect(await measured(url)).toEqual(UNKNOWN);
  },
);
