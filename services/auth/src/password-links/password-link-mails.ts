import type { UserEntity } from '@garage/shared/auth/user.entity';
import {
  ACCOUNT_MAILS,
  type AccountMailPurpose,
  CONTACT_JOBS_SCHEMA,
  sealAccountMail,
} from '@garage/shared/internal/account-mails';
import { JobSender } from '@garage/shared/jobs/job-sender';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../config/env.js';
import type { UsersTransaction } from '../users/users.transaction.js';
import { hashPasswordToken, makePasswordToken } from './password-token.js';

/** Makes links for setting a password and has them mailed by the contact service. */
@Injectable()
export class PasswordLinkMails implements BeforeApplicationShutdown {
  private readonly sender: JobSender;

  constructor(
    private readonly config: AuthConfig,
    dataSource: DataSource,
  ) {
    this.sender = new JobSender(dataSource, CONTACT_JOBS_SCHEMA);
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.sender.beforeApplicationShutdown();
  }

  /** Asked before a transaction begins; refuses with 503 when nobody would take the mail. */
  ready(): Promise<void> {
    return this.sender.ready(ACCOUNT_MAILS);
  }

  /** The link and its mail exist if and only if the transaction commits. */
  async send(
    users: UsersTransaction,
    { id, username }: Pick<UserEntity, 'id' | 'username'>,
    recipient: string,
    purpose: AccountMailPurpose,
  ): Promise<void> {
    const token = makePasswordToken();
    const expiresAt = await users.links().insert(id, hashPasswordToken(token));
    const content = { purpose, username, token, expiresAt: expiresAt.toISOString() };
    const mail = sealAccountMail(this.config.sessionSecret, recipient, content);
    await this.sender.send(ACCOUNT_MAILS, mail, users.manager);
  }
}
