import { isUniqueViolation } from '@garage/shared/errors/postgres-errors';
import { ACCOUNT_MAILS, type AccountMail, openAccountMail } from '@garage/shared/internal/account-mails';
import type { Job } from '@garage/shared/jobs/job-queue';
import { Jobs } from '@garage/shared/jobs/jobs';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { ContactConfig } from '../config/env.js';
import type { MailEntity } from '../mail/mail.entity.js';
import { Outbox } from '../mail/outbox.js';
import { MailAddresses } from '../mail/settings/mail-addresses.js';
import { accountMail } from './account-mail.js';

/**
 * Mails about staff accounts: the auth service asks for them, and they leave through the outbox like every other.
 * The link in them opens an account, so it is stored encrypted until the mail is written, which happens at the time
 * of sending, and not at all once the link has ended.
 */
@Injectable()
export class AccountMails implements OnModuleInit {
  private readonly logger = new Logger(AccountMails.name);

  constructor(
    private readonly jobs: Jobs,
    private readonly outbox: Outbox,
    private readonly addresses: MailAddresses,
    private readonly config: ContactConfig,
  ) {}

  onModuleInit(): void {
    this.jobs.work(ACCOUNT_MAILS, (job) => this.accept(job));
    this.outbox.compose('account', (mail) => this.write(mail));
  }

  /** A job that comes a second time, because its end was not recorded, stores no second mail. */
  private async accept({ id, data: { recipient, sealed } }: Job<AccountMail>): Promise<void> {
    await this.outbox.ready();
    const mail = {
      kind: 'account',
      recipient,
      sealed,
      headerId: `account-${id}`,
      idempotencyKey: id,
    } as const;
    try {
      await this.outbox.addAlone(mail);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }

  private async write({ id, recipient, sealed }: MailEntity) {
    if (recipient === null || sealed === null) return null;
    const content = openAccountMail(this.config.sessionSecret, { recipient, sealed });
    if (!content) {
      this.logger.warn({ msg: 'an account mail cannot be read: SESSION_SECRET has changed', mailId: id });
      return null;
    }
    if (Date.parse(content.expiresAt) <= Date.now()) return null;
    const { sender } = await this.addresses.current();
    const site = this.config.publicUrl;
    const garage = sender.name || new URL(site).hostname;
    return { ...accountMail({ ...content, garage, site }), automatic: true };
  }
}
