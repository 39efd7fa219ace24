import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { ContactConfig } from '../config/env.js';
import { type Certificate, readCertificate } from './read-certificate.js';

/** A scrape waits for it. */
const PATIENCE_MS = 5000;

/**
 * Shows the operator that a certificate is not renewed: the one that visitors see at the public address, whoever it is
 * that speaks https there. Looked at per scrape.
 */
@Injectable()
export class CertificateMetrics {
  constructor(metrics: Metrics, { publicUrl }: ContactConfig) {
    const look = sharedLook(new URL(publicUrl));
    const end = new Gauge({
      registers: [],
      name: 'contact_certificate_expiry_timestamp_seconds',
      help: 'When the certificate of the public address ends',
      async collect() {
        const certificate = await look();
        this.set(certificate ? certificate.endsAt.getTime() / 1000 : Number.NaN);
      },
    });
    const lifetime = new Gauge({
      registers: [],
      name: 'contact_certificate_lifetime_seconds',
      help: 'How long the certificate of the public address is valid from beginning to end',
      async collect() {
        const certificate = await look();
        const lifetimeMs = certificate && certificate.endsAt.getTime() - certificate.beginsAt.getTime();
        this.set(lifetimeMs === null ? Number.NaN : lifetimeMs / 1000);
      },
    });
    for (const gauge of [end, lifetime]) metrics.registry.registerMetric(gauge);
  }
}

/** Both numbers of a scrape are of one look. Null without https, and where the machine does not reach its own address. */
function sharedLook(address: URL): () => Promise<Certificate | null> {
  let looking: Promise<Certificate | null> | null = null;
  return async () => {
    if (address.protocol !== 'https:') return null;
    looking ??= readCertificate(address, PATIENCE_MS)
      .catch(() => null) // what is not known is no number; whether anybody answers, others tell
      .finally(() => (looking = null));
    return await looking;
  };
}
