import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@garage/shared/jobs/job-queue';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { LiveChanges } from '../live/live-changes.js';
import type { MailEntity } from './mail.entity.js';
import { type MailJob, OUTGOING_MAILS } from './mail-queue.js';
import { type Mail, Mailer } from './mailer.js';
import { MailError } from './smtp-transport.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.js';

const RECORD_RETRY_MS = 250;
const RECORD_DEADLINE_MS = 90_000;
const FORGOTTEN = { name: 'mails-without-job', cron: '*/10 * * * *' };

type Outcome = void | 'again';

/**
 * Hands mails over to the mail server, each once.
 *
 * The mail server and the database cannot agree in one step, so one gap remains: when the process or the
 * machine dies between the server's "accepted" and the commit of `sent_at` right after it (a
 * few milliseconds), the next attempt sends the mail again. Both then carry the same Message-ID, by which
 * most mailboxes show only one. The same holds when the server accepts but its answer is lost on the way.
 */
@Injectable()
export class MailDelivery implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(MailDelivery.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly mails: MailsRepository,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly changes: LiveChanges,
  ) {}

  onModuleInit(): void {
    this.jobs.work(
      OUTGOING_MAILS,
      (job) => this.deliver(job),
      ({ data }) => this.giveUp(data),
    );
    this.jobs.schedule(FORGOTTEN, () => this.queueForgotten());
  }

  onApplicationBootstrap(): void {
    void this.queueForgottenAtStart();
  }

  /** Queues what waits without a job: after an upgrade or a restored copy, or beside a replica of the last release. */
  private async queueForgotten(): Promise<void> {
    for (const mailId of await this.mails.findWithoutJob(OUTGOING_MAILS.name)) {
      await this.mails.transaction((manager) => this.jobs.send(OUTGOING_MAILS, { mailId }, manager));
    }
  }

  private async queueForgottenAtStart(): Promise<void> {
    try {
      await this.jobs.started();
      await this.queueForgotten();
    } catch (err) {
      this.logger.warn({ msg: 'mails without a job are queued within ten minutes', err });
    }
  }

  private async deliver({ data: { mailId } }: Job<MailJob>): Promise<Outcome> {
    let outcome: Outcome = undefined;
    const isAlone = await this.mails.whileLocked(mailId, async () => {
      outcome = await this.attempt(mailId);
    });
    if (isAlone) return outcome;
    this.logger.warn({ msg: 'the mail is being sent by another worker', mailId });
    return 'again';
  }

  private async attempt(mailId: number): Promise<Outcome> {
    const mail = await this.mails.findById(mailId);
    if (!mail || mail.status === 'sent') return undefined; // deleted, or sent by an attempt whose end was not recorded
    const written = await this.outbox.write(mail);
    if (!written) return this.mails.discard(mailId);
    if ('heldUntil' in written) return this.hold(mail, written.heldUntil);
    return this.handOver(mail, written);
  }

  private async hold({ id }: MailEntity, heldUntil: Date): Promise<void> {
    this.logger.log({ msg: 'the mail is held back: too many go to its mailbox', mailId: id, heldUntil });
    const afterSeconds = Math.max(1, Math.ceil((heldUntil.getTime() - Date.now()) / 1000));
    await this.mails.transaction((manager) =>
      this.jobs.reschedule(OUTGOING_MAILS, { mailId: id }, manager, { afterSeconds }),
    );
  }

  private async handOver(mail: MailEntity, written: Mail): Promise<Outcome> {
    try {
      await this.mailer.send(written);
    } catch (error) {
      if (error instanceof MailError) return this.noteFailure(mail, error);
      throw error;
    }
    await this.recordSent(mail.id);
    await this.tellPanels(mail);
    this.logger.log({ msg: 'the mail was handed over', mailId: mail.id, kind: mail.kind });
    return undefined;
  }

  private async noteFailure(mail: MailEntity, error: MailError): Promise<Outcome> {
    await this.mails.markAttempt(mail.id, error);
    await this.tellPanels(mail);
    const msg = error.isFinal ? 'the mail was refused for good' : 'the mail waits for another attempt';
    // The reason is worth a line but not a stack.
    this.logger.warn({ msg, mailId: mail.id, reason: error.message });
    return error.isFinal ? undefined : 'again';
  }

  private async giveUp({ mailId }: MailJob): Promise<void> {
    if (!(await this.mails.markGivenUp(mailId))) return;
    this.logger.error({ msg: 'the mail could not be handed over for days and is given up', mailId });
    const mail = await this.mails.findById(mailId);
    if (mail) await this.tellPanels(mail);
  }

  /** Whoever has the message open sees what became of its answer. */
  private async tellPanels({ kind, contactMessageId }: MailEntity): Promise<void> {
    if (kind !== 'reply' || contactMessageId === null) return;
    await this.mails.transaction((manager) =>
      this.changes.announce('contact-messages', [{ id: contactMessageId }], manager),
    );
  }

  /** Holds out through a database restart: giving up here would send the mail a second time. */
  private async recordSent(id: number): Promise<void> {
    for (const giveUpAt = performance.now() + RECORD_DEADLINE_MS; ;) {
      try {
        return await this.mails.markSent(id);
      } catch (error) {
        if (performance.now() > giveUpAt) throw error;
        await sleep(RECORD_RETRY_MS);
      }
    }
  }
}
