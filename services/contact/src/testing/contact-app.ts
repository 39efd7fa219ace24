import { CONTACT_PATH, type ContactRequest } from '@garage/contracts/contact';
import { CONTACT_JOBS_SCHEMA } from '@garage/shared/internal/account-mails';
import { Jobs } from '@garage/shared/jobs/jobs';
import { startTestApp, type TestApp } from '@garage/shared/testing/test-app';
import { AppModule } from '../app.module.js';
import { migrations } from '../database/migrations.js';
import { ContactConfig } from '../config/env.js';
import { OUTGOING_MAILS } from '../mail/mail-queue.js';
import type { MailServer } from './mail-server.js';

/** Where nothing answers, for specs that need no garage. */
const NOBODY = 'http://127.0.0.1:9';
export const STAFF_EMAIL = 'team@garage-muster.example';

/**
 * The whole service for a spec, mailing through the given server; resolves when it works on jobs and, where there is a
 * content service, knows what that says. Nothing comes due by itself at a full minute in the midst of a test: specs say
 * when it is time.
 */
export async function startContactApp(
  mailServer: Pick<MailServer, 'url'>,
  env: Record<string, string> = {},
  logDestination?: { write(line: string): void },
): Promise<TestApp> {
  const service = await startTestApp(
    AppModule,
    { ...contactEnvironment(mailServer), ...env },
    {
      config: ContactConfig,
      logDestination,
      installation: { schema: 'contact', migrations, jobsSchema: CONTACT_JOBS_SCHEMA },
    },
  );
  await service.app.get(Jobs).started();
  // When the schedules were looked at last; they are again when that is some time ago.
  await service.db.query(`UPDATE pgboss.version SET cron_on = now() + interval '1 day'`);
  if (env['CONTENT_URL']) await untilReady(service);
  return service;
}

async function untilReady({ url }: TestApp): Promise<void> {
  await eventually(
    async () => (await fetch(`${url}/health/ready`)).ok,
    (isReady) => isReady,
  );
}

export function contactEnvironment(mailServer: Pick<MailServer, 'url'>): Record<string, string> {
  return {
    SMTP_URL: mailServer.url,
    CONTENT_URL: NOBODY,
    MAIL_FROM: 'Website <website@garage-muster.example>',
    STAFF_EMAIL,
    PUBLIC_URL: 'https://garage-muster.example',
    RATE_LIMIT_FACTOR: '100',
  };
}

/** A form as a visitor sends it. */
export function filledForm(change: Partial<ContactRequest> = {}): ContactRequest {
  return {
    name: 'Anna Keller',
    email: 'anna.keller@example.ch',
    phone: '+41 79 123 45 67',
    service: 'oelwechsel',
    message: 'Guten Tag\nMein Wagen braucht Öl.',
    privacy: true,
    language: 'de',
    website: '',
    elapsedMs: 20_000,
    ...change,
  };
}

export function sendForm(
  { url }: Pick<TestApp, 'url'>,
  form: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof form === 'string' ? form : JSON.stringify(form),
  });
}

/** For `eventually`: looks without waiting for the pauses between the attempts at mails. */
export function hurrying<T>({ db }: Pick<TestApp, 'db'>, look: () => T | Promise<T>): () => Promise<T> {
  return async () => {
    await db.query(
      `UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state IN ('created', 'retry')`,
      [OUTGOING_MAILS.name],
    );
    return look();
  };
}

/** As the page does: whoever hears that it would take too long (503) asks again, and hears something else at last. */
export async function askUntilAnswered<T extends { status: number }>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

/** Waits for something that happens by itself; fails when it does not. */
export async function eventually<T>(
  look: () => T | Promise<T>,
  isThere: (found: T) => boolean,
  timeoutMs = 60_000,
): Promise<T> {
  for (const end = performance.now() + timeoutMs; ;) {
    const found = await look();
    if (isThere(found)) return found;
    if (performance.now() > end)
      throw new Error(`did not happen within ${timeoutMs} ms: ${JSON.stringify(found)}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
}
