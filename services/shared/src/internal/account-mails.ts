import type { IsoTimestamp } from '@garage/contracts/common';
import type { JobQueue } from '../jobs/job-queue.js';
import { SealedBox } from '../secrets/sealed-box.js';

/** Why somebody gets a link for setting a password. */
export type AccountMailPurpose = 'invitation' | 'new-password';

/** What a mail about an account says. */
export interface AccountMailContent {
  purpose: AccountMailPurpose;
  username: string;
  /** Belongs behind the `#` of the link, which no browser sends to any server. */
  token: string;
  expiresAt: IsoTimestamp;
}

/** A mail that the auth service wants to have sent. */
export interface AccountMail {
  recipient: string;
  /** An `AccountMailContent`: whoever reads the database, its copies or its log must not find the link there. */
  sealed: string;
}

/**
 * Sent to by the auth service, worked on by the contact service, which alone speaks with the mail server. The jobs
 * lie among those of the contact service.
 */
export const ACCOUNT_MAILS: JobQueue<AccountMail> = {
  name: 'account-mails',
  concurrency: 1,
  options: {
    // A job only moves the mail into the outbox; the outbox waits for the mail server.
    retryLimit: 1000,
    retryDelay: 5,
    retentionSeconds: 60 * 60,
    deleteAfterSeconds: 60,
    expireInSeconds: 60,
    heartbeatSeconds: 20,
  },
};
/** The Postgres schema of the contact service's jobs. */
export const CONTACT_JOBS_SCHEMA = 'pgboss';

const PURPOSE = 'garage account mail';

export function sealAccountMail(secret: string, recipient: string, content: AccountMailContent): AccountMail {
  return { recipient, sealed: new SealedBox(secret, PURPOSE).seal(JSON.stringify(content), recipient) };
}

/** Null when it was sealed with another secret or for another recipient. */
export function openAccountMail(
  secret: string,
  { recipient, sealed }: AccountMail,
): AccountMailContent | null {
  const content = new SealedBox(secret, PURPOSE).open(sealed, recipient);
  return content === null ? null : (JSON.parse(content) as AccountMailContent);
}
