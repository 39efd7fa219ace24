import { MAIL_KINDS } from '@garage/contracts/mails';
import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MailServerRepository, SERVER_FAILURES } from './mail-server.repository.js';
import { MailsRepository } from './mails.repository.js';

/** Without the database the other numbers are still worth reading; readiness reports the cause. */
const UNKNOWN = { waiting: Number.NaN, failed: Number.NaN, held: Number.NaN, oldestSeconds: Number.NaN };

/** Shows the operator that mails pile up, and since when. Counted in the shared database, per scrape. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, mails: MailsRepository, server: MailServerRepository) {
    const counts = () => mails.counts(MAIL_KINDS).catch(() => UNKNOWN);
    const oldest = new Gauge({
      registers: [],
      name: 'contact_mail_oldest_waiting_seconds',
      help: 'How long the oldest mail has waited to be handed over',
      async collect() {
        this.set((await counts()).oldestSeconds);
      },
    });
    const waiting = new Gauge({
      registers: [],
      name: 'contact_mail_waiting',
      help: 'Mails that are on their way to the mail server',
      async collect() {
        this.set((await counts()).waiting);
      },
    });
    const failed = new Gauge({
      registers: [],
      name: 'contact_mail_failed',
      help: 'Mails that the mail server refused for good or did not take for days; they are tried when staff say so',
      async collect() {
        this.set((await counts()).failed);
      },
    });
    const held = new Gauge({
      registers: [],
      name: 'contact_mail_held',
      help: 'Mails that are held back because too many go to their mailbox',
      async collect() {
        this.set((await counts()).held);
      },
    });
    const delayed = new Gauge({
      registers: [],
      name: 'contact_mail_delayed_by_server',
      help: 'Mails that wait because the mail server took none: nobody answered, no encryption, our sign-in was refused',
      labelNames: ['failure'],
      async collect() {
        const counted = await server.countDelayedByServer().catch(() => null);
        for (const failure of SERVER_FAILURES) {
          const count = counted?.find((each) => each.failure === failure)?.mails ?? 0;
          this.set({ failure }, counted ? count : Number.NaN);
        }
      },
    });
    for (const gauge of [oldest, waiting, failed, held, delayed]) metrics.registry.registerMetric(gauge);
  }
}
