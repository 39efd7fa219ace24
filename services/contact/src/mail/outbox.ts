import { setTimeout as sleep } from 'node:timers/promises';
import type { MailCounts, MailKind } from '@garage/contracts/mails';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable, Logger, OnApplicationBootstrap, OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MessageChanges } from '../live/message-changes.js';
import texts from './locales/mails.de.json' with { type: 'json' };
import type { Allowance } from './allowance.js';
import type { MailEntity } from './mail.entity.js';
import { MAIL_JOBS, MailQueue, type MailJob } from './mail-queue.js';
import { MailError, Mailer, type Mail } from './mailer.js';
import { MailsRepository, type NewMail } from './mails.repository.js';

const RECORD_RETRY_MS = 250;
const RECORD_DEADLINE_MS = 90_000;

/** A server that refuses is asked this often in quick succession, then the staff are shown the mail. */
const FAILED_FROM_ATTEMPT = 4;
/** A refused mail is still tried by itself: the cause is often a setting that somebody corrects. */
const REFUSED_AGAIN_SECONDS = 60 * 60;

type Written<T> = T | { heldUntil: Date } | null;

/**
 * Writes a mail at the time of sending; null when there is nothing to send any more. Or says until when it is held
 * back: it is asked again then.
 */
type Composer = (mail: MailEntity) => Promise<Written<Omit<Mail, 'to' | 'messageId' | 'inReplyTo'>>>;

/**
 * Sends every mail of the site, each once.
 *
 * The mail server and the database cannot agree in one step, so one gap remains: when the process or the
 * machine dies between the server's "accepted" and the commit of `sent_at` right after it (a
 * few milliseconds), the next attempt sends the mail again. Both then carry the same Message-ID, by which
 * most mailboxes show only one. The same holds when the server accepts but its answer is lost on the way.
 */
@Injectable()
export class Outbox implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(Outbox.name);
  private readonly composers = new Map<MailKind, Composer>();

  constructor(
    private readonly mails: MailsRepository,
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
    private readonly changes: MessageChanges,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.queue.process((job) => this.deliver(job));
  }

  onApplicationBootstrap(): void {
    void this.adoptMailsWithoutJob();
  }

  /** Mails of this kind are written by the given function when they are sent. */
  compose(kind: MailKind, composer: Composer): void {
    this.composers.set(kind, composer);
  }

  /** Resolves when mails can be queued; refuses with 503 when that takes too long. */
  ready(): Promise<void> {
    return this.queue.ready();
  }

  /** Stores a mail and queues it, in the caller's transaction. Answers its id. */
  async add(mail: NewMail, manager: EntityManager): Promise<number> {
    const mailId = await this.mails.insert(mail, manager);
    await this.queue.add({ mailId }, manager);
    return mailId;
  }

  /** The same in a transaction of its own, for what stores nothing else. */
  addAlone(mail: NewMail): Promise<number> {
    return this.mails.transaction((manager) => this.add(mail, manager));
  }

  /**
   * Lets a mail go, once, unless the allowances say that enough have gone to its mailbox; answers until when it is
   * held back then. A mail that was let go counts for the others, also one without an allowance of its own.
   */
  async admit(mail: MailEntity, allowances: readonly Allowance[]): Promise<Date | null> {
    return mail.admittedAt === null ? this.mails.admit(mail, allowances, new Date()) : null;
  }

  /** Whether its reader has been sent another mail of this kind about the same appointment. */
  hasOtherAdmitted(mail: MailEntity): Promise<boolean> {
    return this.mails.hasOtherAdmitted(mail);
  }

  /** Asks anew about what is held back for this mailbox, in the caller's transaction. */
  async releaseHeld(recipient: string, manager: EntityManager): Promise<void> {
    for (const mailId of await this.mails.findHeld(recipient, manager)) {
      await this.queue.add({ mailId }, manager);
    }
  }

  /** Nothing more is said to the customers of these appointments; in the caller's transaction. */
  discardUnsentTo(appointmentIds: readonly number[], manager: EntityManager): Promise<void> {
    return this.mails.discardUnsentTo(appointmentIds, manager);
  }

  /** What of these kinds has not been sent, and how many there are. */
  async unsent(kinds: readonly MailKind[]): Promise<{ mails: MailEntity[]; counts: MailCounts }> {
    const [mails, counts] = await Promise.all([this.mails.findUnsent(kinds), this.mails.counts(kinds)]);
    return { mails, counts };
  }

  /** Tries an unsent mail at once. 404 when there is none of these kinds with this id, 409 when it was sent. */
  async resend(id: number, kinds: readonly MailKind[]): Promise<MailEntity> {
    const asked = await this.mails.findById(id);
    if (!asked || !kinds.includes(asked.kind)) throw new AppError(404, 'not-found');
    await this.queue.ready();
    await this.mails.transaction(async (manager) => {
      if (await this.mails.markWaiting(id, manager)) await this.queue.add({ mailId: id }, manager);
    });
    const mail = await this.mails.findById(id);
    if (!mail) throw new AppError(404, 'not-found');
    if (mail.status === 'sent') throw new AppError(409, 'conflict', texts.alreadySent);
    return mail;
  }

  private async adoptMailsWithoutJob(): Promise<void> {
    try {
      await this.queue.started();
      for (const mailId of await this.mails.findWithoutJob(MAIL_JOBS)) {
        await this.mails.transaction((manager) => this.queue.add({ mailId }, manager));
      }
    } catch (error) {
      this.logger.error({
        msg: 'mails without a job were not queued again; the next start tries',
        err: error,
      });
    }
  }

  private async deliver({ mailId }: MailJob): Promise<{ againInSeconds: number } | void> {
    let again: { againInSeconds: number } | void = undefined;
    const alone = await this.mails.withLock(mailId, async () => {
      const mail = await this.mails.findById(mailId);
      if (!mail || mail.status === 'sent') return; // deleted, or sent by an attempt whose end was not recorded
      const written = await this.written(mail);
      if (!written) return this.mails.discard(mailId);
      again = 'heldUntil' in written ? this.hold(mail, written.heldUntil) : await this.hand(mail, written);
    });
    if (!alone) throw new Error('another worker is sending this mail');
    return again;
  }

  private hold({ id }: MailEntity, heldUntil: Date): { againInSeconds: number } {
    this.logger.log({ msg: 'the mail is held back: too many go to its mailbox', mailId: id, heldUntil });
    return { againInSeconds: Math.max(1, Math.ceil((heldUntil.getTime() - Date.now()) / 1000)) };
  }

  private async hand(mail: MailEntity, written: Mail): Promise<{ againInSeconds: number } | void> {
    try {
      await this.mailer.send(written);
    } catch (error) {
      if (!(error instanceof MailError)) throw error;
      const now = await this.mails.markAttempt(mail.id, error.failure, FAILED_FROM_ATTEMPT);
      await this.tellPanels(mail);
      if (now?.status !== 'failed') throw error; // the queue tries again within a minute
      this.logger.warn({ msg: 'the mail was refused again', mailId: mail.id, reason: error.message });
      return { againInSeconds: REFUSED_AGAIN_SECONDS };
    }
    await this.recordSent(mail.id);
    await this.tellPanels(mail);
    this.logger.log({ msg: 'the mail was handed over', mailId: mail.id, kind: mail.kind });
  }

  /** Whoever has the message open sees what became of its answer. */
  private async tellPanels({ kind, contactMessageId }: MailEntity): Promise<void> {
    if (kind !== 'reply' || contactMessageId === null) return;
    await this.mails.transaction((manager) => this.changes.announce({ id: contactMessageId }, manager));
  }

  /** Holds out through a database restart: giving up here would send the mail a second time. */
  private async recordSent(id: number): Promise<void> {
    for (const giveUpAt = Date.now() + RECORD_DEADLINE_MS; ;) {
      try {
        return await this.mails.markSent(id);
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await sleep(RECORD_RETRY_MS);
      }
    }
  }

  private async written(mail: MailEntity): Promise<Written<Mail>> {
    const content = await (this.composers.get(mail.kind) ?? asStored)(mail);
    if (!content || 'heldUntil' in content) return content;
    const { hostname } = new URL(this.config.publicUrl);
    return {
      ...content,
      to: mail.recipient,
      messageId: `<${mail.headerId}@${hostname}>`,
      ...(mail.inReplyTo && { inReplyTo: `<${mail.inReplyTo}@${hostname}>` }),
    };
  }
}

const asStored: Composer = async ({ kind, subject, text, html }) => {
  if (subject === null || text === null || html === null)
    throw new Error(`nobody writes mails of kind ${kind}`);
  return { subject, text, html, automatic: kind !== 'reply' };
};
