import { setTimeout as sleep } from 'node:timers/promises';
import { BaseConfig } from '@garage/shared/config/env';
import { Injectable, Logger, OnModuleInit } from '@nestjs/common';
import { MailQueue, type StaffMailJob } from '../mail/mail-queue.js';
import { Mailer, type StaffMail } from '../mail/mailer.js';
import { renderContactNotification } from '../mail/templates/contact-notification.js';
import type { ContactMessageEntity } from './contact-message.entity.js';
import { MessagesRepository } from './messages.repository.js';

const RECORD_RETRY_MS = 250;
const RECORD_DEADLINE_MS = 90_000;

/**
 * Tells the staff about a message by mail, once.
 *
 * The mail server and the database cannot agree in one step, so one gap remains: when the process or the
 * machine dies between the server's "accepted" and the commit of `mail_sent_at` right after it (a
 * few milliseconds), the next attempt sends the mail again. Both then carry the same Message-ID, by which
 * most mailboxes show only one. The same holds when the server accepts but its answer is lost on the way.
 */
@Injectable()
export class StaffNotification implements OnModuleInit {
  private readonly logger = new Logger(StaffNotification.name);

  constructor(
    private readonly messages: MessagesRepository,
    private readonly queue: MailQueue,
    private readonly mailer: Mailer,
    private readonly config: BaseConfig,
  ) {}

  onModuleInit(): void {
    this.queue.process((job) => this.deliver(job));
  }

  private async deliver({ messageId }: StaffMailJob): Promise<void> {
    const alone = await this.messages.withMailLock(messageId, async () => {
      const message = await this.messages.findById(messageId);
      if (!message || message.mailSentAt) return; // deleted, or told by an attempt whose end was not recorded
      await this.mailer.sendToStaff(this.mailFor(message));
      await this.recordSent(messageId);
      this.logger.log({ msg: 'the mail was handed over', messageId });
    });
    if (!alone) throw new Error('another worker is sending this mail');
  }

  /** Holds out through a database restart: giving up here would send the mail a second time. */
  private async recordSent(messageId: number): Promise<void> {
    for (const giveUpAt = Date.now() + RECORD_DEADLINE_MS; ;) {
      try {
        return await this.messages.markMailSent(messageId);
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await sleep(RECORD_RETRY_MS);
      }
    }
  }

  private mailFor(message: ContactMessageEntity): StaffMail {
    const { id, name, email, createdAt } = message;
    return {
      ...renderContactNotification({
        name,
        email,
        phone: message.phone,
        service: message.service,
        message: message.message,
        language: message.language,
        receivedAt: createdAt,
        panelUrl: new URL('/admin/panel', this.config.publicUrl).href,
      }),
      // The time keeps it unique when a new database counts its messages from 1 again.
      messageId: `<contact-${id}-${createdAt.getTime()}@${new URL(this.config.publicUrl).hostname}>`,
      replyTo: { name, address: email },
    };
  }
}
