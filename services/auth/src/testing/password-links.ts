import type { ApiError } from '@garage/contracts/common';
import {
  PASSWORD_LINK_PATHS,
  type PasswordLinkResponse,
  type UsePasswordLinkResponse,
} from '@garage/contracts/password-links';
import {
  ACCOUNT_MAILS,
  type AccountMail,
  type AccountMailContent,
  CONTACT_JOBS_SCHEMA,
  openAccountMail,
} from '@garage/shared/internal/account-mails';
import { Jobs } from '@garage/shared/jobs/jobs';
import {
  createDatabase,
  createQueue,
  TEST_SESSION_SECRET,
  type TestApp,
} from '@garage/shared/testing/test-app';
import type { DataSource } from 'typeorm';
import { type Answer, type Browser, startAuthApp } from './auth-app.js';

/** The auth service on a database in which the contact service has made the queue that takes mails. */
export async function startMailingAuthApp(env: Record<string, string> = {}): Promise<TestApp> {
  const database = await createDatabase();
  await createQueue(database.url, CONTACT_JOBS_SCHEMA, ACCOUNT_MAILS.name);
  const test = await startAuthApp({ DATABASE_URL: database.url, ...env });
  await test.app.get(Jobs).started();
  return {
    ...test,
    close: async () => {
      await test.close();
      await database.drop();
    },
  };
}

export interface AskedMail extends AccountMailContent {
  recipient: string;
}

/** The mails that the contact service has been asked to send, oldest first. */
export async function askedMails(db: DataSource): Promise<AskedMail[]> {
  const rows = await db.query<{ data: { data: AccountMail } }[]>(
    `SELECT data FROM ${CONTACT_JOBS_SCHEMA}.job WHERE name = $1 ORDER BY created_on`,
    [ACCOUNT_MAILS.name],
  );
  return rows.map(({ data: { data: mail } }) => {
    const content = openAccountMail(TEST_SESSION_SECRET, mail);
    if (!content) throw new Error('a mail was sealed with another secret');
    return { ...content, recipient: mail.recipient };
  });
}

let people = 0;

/** An address that nobody has yet. */
export function newAddress(): string {
  return `person-${(people += 1)}@example.ch`;
}

export function askForLink(who: Browser, email: unknown): Promise<Answer<ApiError>> {
  return who.call('POST', PASSWORD_LINK_PATHS.request, { email });
}

export function readLink(who: Browser, token: unknown): Promise<Answer<PasswordLinkResponse & ApiError>> {
  return who.call('POST', PASSWORD_LINK_PATHS.read, { token });
}

export function setPassword(
  who: Browser,
  token: unknown,
  password: unknown,
): Promise<Answer<UsePasswordLinkResponse & ApiError>> {
  return who.call('POST', PASSWORD_LINK_PATHS.use, { token, password });
}

/** Until everything that was asked for has been answered, one way or the other. */
export async function requestsAnswered(db: DataSource): Promise<void> {
  for (;;) {
    const [row] = await db.query<{ open: number }[]>(
      `SELECT count(*)::int AS open FROM auth_jobs.job
       WHERE name = 'password-link-requests' AND state < 'completed'`,
    );
    if (row?.open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The mails to this address, once everything that was asked for has been answered. */
export async function mailsAskedFor(db: DataSource, recipient: string | null): Promise<AskedMail[]> {
  await requestsAnswered(db);
  return (await askedMails(db)).filter((mail) => mail.recipient === recipient);
}
