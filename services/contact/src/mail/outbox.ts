import type { MailCounts, MailKind } from '@garage/contracts/mails';
import { BaseConfig } from '@garage/shared/config/env';
import { AppError } from '@garage/shared/errors/app-error';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { RemoteGarage } from '../last-known/remote-garage.js';
import texts from './locales/mails.de.json' with { type: 'json' };
import type { Allowance } from './allowance.js';
import type { MailEntity } from './mail.entity.js';
import { OUTGOING_MAILS } from './mail-queue.js';
import type { Mail } from './mailer.js';
import { MailsOfAppointmentsRepository } from './mails-of-appointments.repository.js';
import { type ListedMail, MailsRepository, type NewMail } from './mails.repository.js';
import { inColor } from './templates/mail-frame.js';

type Written<T> = T | { heldUntil: Date } | null;

/**
 * Writes a mail at the time of sending; null when there is nothing to send any more. Or says until when it is held
 * back: it is asked again then. What opens a door goes to the address that was read together with its key, `to`: the
 * one that the mail was queued for may have been put right in this very moment.
 */
type Composer = (
  mail: MailEntity,
) => Promise<Written<Omit<Mail, 'to' | 'messageId' | 'inReplyTo'> & { to?: string }>>;

/** Takes every mail of the site in, in the transaction that causes it; `MailDelivery` hands it over. */
@Injectable()
export class Outbox {
  private readonly composers = new Map<MailKind, Composer>();

  constructor(
    private readonly mails: MailsRepository,
    private readonly ofAppointments: MailsOfAppointmentsRepository,
    private readonly jobs: Jobs,
    private readonly config: BaseConfig,
    private readonly garage: RemoteGarage,
  ) {}

  /** Mails of this kind are written by the given function when they are sent. */
  compose(kind: MailKind, composer: Composer): void {
    this.composers.set(kind, composer);
  }

  /** Resolves when mails can be queued; refuses with 503 when that takes too long. */
  ready(): Promise<void> {
    return this.jobs.ready();
  }

  /** Stores a mail and queues it, in the caller's transaction. Answers its id. */
  async add(mail: NewMail, manager: EntityManager): Promise<number> {
    const mailId = await this.mails.insert(mail, manager);
    await this.jobs.send(OUTGOING_MAILS, { mailId }, manager);
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
    return this.ofAppointments.hasOtherAdmitted(mail);
  }

  /** Whether a later mail of this kind about the same appointment waits, which says all that this one would. */
  hasLaterUnsent(mail: MailEntity): Promise<boolean> {
    return this.ofAppointments.hasLaterUnsent(mail);
  }

  /** Asks anew about what is held back for this mailbox, in the caller's transaction. */
  async releaseHeld(recipient: string, manager: EntityManager): Promise<void> {
    for (const mailId of await this.mails.findHeld(recipient, manager)) await this.tryNow(mailId, manager);
  }

  /** Does not wait for the next attempt at a mail, in the caller's transaction. */
  tryNow(mailId: number, manager: EntityManager): Promise<void> {
    return this.jobs.reschedule(OUTGOING_MAILS, { mailId }, manager);
  }

  /** Nothing more is said to the customers of these appointments; in the caller's transaction. */
  discardUnsentTo(appointmentIds: readonly number[], manager: EntityManager): Promise<void> {
    return this.ofAppointments.discardUnsentTo(appointmentIds, manager);
  }

  /**
   * Nothing is said any more about what happened to an appointment; in the caller's transaction. Answers the kinds of
   * the mails that it comes too late for.
   */
  withdraw(appointmentEventId: number, manager: EntityManager): Promise<MailKind[]> {
    return this.ofAppointments.withdraw(appointmentEventId, manager);
  }

  /** What the customer of an appointment is still to be told goes to another address; in the caller's transaction. */
  readdressUnsent(appointmentId: number, recipient: string, manager: EntityManager): Promise<void> {
    return this.ofAppointments.readdressUnsent(appointmentId, recipient, manager);
  }

  /** What of these kinds has not been sent, and how many there are. */
  unsent(kinds: readonly MailKind[]): Promise<{ mails: ListedMail[]; counts: MailCounts }> {
    return this.mails.unsent(kinds);
  }

  /** Tries an unsent mail at once. 404 when there is none of these kinds with this id, 409 when it was sent. */
  async resend(id: number, kinds: readonly MailKind[]): Promise<MailEntity> {
    const asked = await this.mails.findById(id);
    if (!asked || !kinds.includes(asked.kind)) throw new AppError(404, 'not-found');
    await this.jobs.ready();
    await this.mails.transaction(async (manager) => {
      if (await this.mails.markWaiting(id, manager)) await this.tryNow(id, manager);
    });
    const mail = await this.mails.findById(id);
    if (!mail) throw new AppError(404, 'not-found');
    if (mail.status === 'sent') throw new AppError(409, 'conflict', texts.alreadySent);
    return mail;
  }

  /** The mail as it is sent now; null when there is nothing to send any more, or until when it is held back. */
  async write(mail: MailEntity): Promise<Written<Mail>> {
    const content = await (this.composers.get(mail.kind) ?? asStored)(mail);
    if (!content || 'heldUntil' in content) return content;
    const { hostname } = new URL(this.config.publicUrl);
    const known = await this.garage.ifKnown();
    return {
      to: mail.recipient,
      ...content,
      html: inColor(content.html, known?.garage.brandColor),
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
