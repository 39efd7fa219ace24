import { Metrics } from '@garage/shared/metrics/metrics';
import { Injectable } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { MailQueue } from '../mail/mail-queue.js';
import { MessagesRepository } from './messages.repository.js';

/** Without the database the other numbers are still worth reading; readiness reports the cause. */
const UNKNOWN = { waiting: Number.NaN, oldestSeconds: Number.NaN };

/** Shows the operator that mails pile up, and since when. Counted in the shared database, per scrape. */
@Injectable()
export class MailMetrics {
  constructor(metrics: Metrics, messages: MessagesRepository, queue: MailQueue) {
    const awaitingMail = () => messages.countAwaitingMail().catch(() => UNKNOWN);
    const oldest = new Gauge({
      registers: [],
      name: 'contact_mail_oldest_waiting_seconds',
      help: 'How long the oldest message has waited for its staff mail',
      async collect() {
        this.set((await awaitingMail()).oldestSeconds);
      },
    });
    const waiting = new Gauge({
      registers: [],
      name: 'contact_mail_waiting',
      help: 'Messages whose staff mail has not been handed over yet',
      async collect() {
        this.set((await awaitingMail()).waiting);
      },
    });
    const failed = new Gauge({
      registers: [],
      name: 'contact_mail_failed',
      help: 'Staff mails that were given up after all attempts',
      async collect() {
        this.set(await queue.countFailed().catch(() => Number.NaN));
      },
    });
    for (const gauge of [oldest, waiting, failed]) metrics.registry.registerMetric(gauge);
  }
}
