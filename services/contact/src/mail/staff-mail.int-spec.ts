import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { createUser, readMetric, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { ContactMessageEntity } from '../messages/contact-message.entity.js';
import {
  eventually,
  filledForm,
  hurrying,
  sendForm,
  STAFF_EMAIL,
  startContactApp,
} from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { OUTGOING_MAILS } from './mail-queue.js';
import { MailEntity } from './mail.entity.js';
import { MailServer } from '../testing/mail-server.js';

let mailServer: MailServer;
let logs: string[];
let running: TestApp[];

async function start(env: Record<string, string> = {}): Promise<TestApp> {
  const service = await startContactApp(mailServer, env, { write: (line) => logs.push(line) });
  running.push(service);
  return service;
}

const databaseOf = (service: TestApp) => (service.db.options as { url: string }).url;
const messagesOf = (service: TestApp) => service.db.getRepository(ContactMessageEntity).find();
const sentMailsOf = (service: TestApp) => service.db.getRepository(MailEntity).findBy({ status: 'sent' });
const mails = () => mailServer.mails;
const one = (found: unknown[]) => found.length === 1;

const jobsOf = (service: TestApp) =>
  service.db.query<{ state: string; retry_count: number; output: unknown }[]>(
    'SELECT state, retry_count, output FROM pgboss.job WHERE name = $1 ORDER BY created_on',
    [OUTGOING_MAILS.name],
  );

/** What the log says about the handing over of mails, and for which request. */
const followed = () =>
  logs
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => /^the mail (waits|was handed over)/.test(String(msg)))
    .map(({ msg, requestId }) => [msg, requestId]);

const metric = (service: TestApp, name: string) => readMetric(service.url, name);

beforeEach(async () => {
  mailServer = new MailServer();
  logs = [];
  running = [];
  await mailServer.start();
});

afterEach(async () => {
  for (const service of running.toReversed()) await service.close();
  await mailServer.stop();
});

describe('the mail to the staff', () => {
  it('brings the whole message and is answered to the visitor', async () => {
    const service = await start();
    await sendForm(service, filledForm({ name: 'Zoë Müller, "Chef"', email: 'zoe+auto@example.ch' }));

    const [mail] = await eventually(mails, one);
    expect(mail).toMatchObject({
      recipients: [STAFF_EMAIL],
      from: { name: 'Website', address: 'website@garage-muster.example' },
      to: [{ address: STAFF_EMAIL }],
      replyTo: [{ name: 'Zoë Müller, "Chef"', address: 'zoe+auto@example.ch' }],
      subject: 'Neue Kontaktanfrage von Zoë Müller, "Chef"',
    });
    const [message] = await eventually(() => sentMailsOf(service), one);
    expect(mail!.messageId).toBe(`<${message!.headerId}@garage-muster.example>`);
    expect(mail!.text).toContain(
      '==== Neue Kontaktanfrage ====\n\nName: Zoë Müller, "Chef"\nE-Mail: zoe+auto@example.ch\n' +
        'Telefon: +41 79 123 45 67\nService: Ölwechsel und Flüssigkeiten\nNachricht: Guten Tag\nMein Wagen braucht Öl.\n\n' +
        '==== Ende der Nachricht ====\n',
    );
    expect(mail!.html).toContain('href="https://garage-muster.example/admin/panel"');
    expect(mail!.html).toContain('Guten Tag<br>\nMein Wagen braucht Öl.');
  });

  it('reaches every address of a list', async () => {
    const service = await start({ STAFF_EMAIL: 'a@garage.example, Büro <b@garage.example>' });
    await sendForm(service, filledForm());
    const [mail] = await eventually(mails, one);
    expect(mail!.recipients).toEqual(['a@garage.example', 'b@garage.example']);
  });

  it('does not let a visitor add headers or recipients', async () => {
    const service = await start();
    const name = 'Anna <x@evil.example>, Bcc: y@evil.example';
    await sendForm(service, filledForm({ name, service: 'X-Evil: 1' }));
    const [mail] = await eventually(mails, one);
    expect(mail!.recipients).toEqual([STAFF_EMAIL]);
    expect(mail!.replyTo).toEqual([{ name, address: 'anna.keller@example.ch' }]);
    const headers = mail!.headers.map(({ key }) => key);
    for (const added of ['cc', 'bcc', 'x-evil']) expect(headers).not.toContain(added);
  });

  it('can be followed in the log from the request that brought the message', async () => {
    const service = await start();
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await sendForm(service, filledForm(), { 'x-request-id': 'id-of-the-form' });
    await eventually(followed, one);
    mailServer.refusal = null;
    await eventually(hurrying(service, mails), one);
    expect(await eventually(followed, ({ length }) => length > 1)).toEqual([
      ['the mail waits for another attempt', 'id-of-the-form'],
      ['the mail was handed over', 'id-of-the-form'],
    ]);
  });

  it('leaves no trace of the visitor in logs and jobs', async () => {
    mailServer.refusal = { responseCode: 550, message: 'no such user anna.keller@example.ch' };
    const service = await start();
    await sendForm(service, filledForm());
    const [job] = await eventually(
      () => jobsOf(service),
      ([found]) => found?.state === 'completed',
    );
    const written = logs.join('') + JSON.stringify(job);
    expect(written).toContain('answer 550');
    for (const personal of ['anna', 'Keller', '79 123', 'braucht']) expect(written).not.toContain(personal);
  });
});

describe('while the mail server has not made up its mind', () => {
  it('visitors are thanked already', async () => {
    let decide: (() => void) | undefined;
    mailServer.decision = new Promise((resolve) => {
      decide = resolve;
    });
    const service = await start();
    expect((await sendForm(service, filledForm())).status).toBe(201);
    await eventually(
      () => mailServer.exchanges,
      (count) => count === 1,
    );
    expect(mails()).toEqual([]);
    decide?.();
    await eventually(mails, one);
  });
});

describe('while the mail server is away', () => {
  it('visitors are thanked, and the mail goes out once when it is back', async () => {
    await mailServer.stop();
    const content = new ContentServer();
    await content.start();
    const service = await start({ CONTENT_URL: content.url });
    expect((await sendForm(service, filledForm())).status).toBe(201);
    await eventually(
      () => jobsOf(service),
      ([job]) => job?.state === 'retry',
    );
    expect(await metric(service, 'contact_mail_waiting')).toBe(1);
    expect(await metric(service, 'contact_mail_oldest_waiting_seconds')).toBeGreaterThan(0);
    expect(await metric(service, 'contact_mail_failed')).toBe(0);
    expect(await metric(service, 'contact_mail_delayed_by_server{failure="unreachable"}')).toBe(1);
    expect(await metric(service, 'contact_mail_delayed_by_server{failure="no-tls"}')).toBe(0);
    expect((await fetch(`${service.url}/health/ready`)).status).toBe(200);
    await content.stop();

    await mailServer.start();
    await eventually(hurrying(service, mails), one);
    await eventually(
      () => jobsOf(service),
      ([job]) => job?.state === 'completed',
    );
    await sleep(2000);
    expect(mails()).toHaveLength(1);
    expect(await metric(service, 'contact_mail_waiting')).toBe(0);
    expect(await metric(service, 'contact_mail_delayed_by_server{failure="unreachable"}')).toBe(0);
  });

  it('a message may be deleted: its mail is never sent', async () => {
    await mailServer.stop();
    const service = await start();
    await sendForm(service, filledForm());
    const [message] = await messagesOf(service);
    const { headers } = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
    const path = `${service.url}/api/admin/contact-messages/${message!.id}`;
    expect((await fetch(path, { method: 'DELETE', headers })).status).toBe(200);
    await mailServer.start();
    await eventually(
      hurrying(service, () => jobsOf(service)),
      ([job]) => job?.state === 'completed',
    );
    expect(mails()).toHaveLength(0);
  });
});

describe('while Postgres is away', () => {
  it('a mail that the server has just taken is not sent again', async () => {
    let decide: (() => void) | undefined;
    mailServer.decision = new Promise((resolve) => {
      decide = resolve;
    });
    const service = await start();
    await sendForm(service, filledForm());
    await eventually(
      () => mailServer.exchanges,
      (count) => count === 1,
    );
    const cut = await service.db.query<unknown[]>(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    decide?.();
    expect(cut.length).toBeGreaterThan(1);
    // A connection that was cut may be handed out once more before its end is noticed.
    const jobs = () => hurrying(service, () => jobsOf(service))().catch(() => []);
    await eventually(jobs, ([job]) => job?.state === 'completed');
    expect(mailServer.exchanges).toBe(1);
    expect(await sentMailsOf(service)).toMatchObject([{ sentAt: expect.any(Date) }]);
  });
});

describe('several replicas', () => {
  it('start together and send every mail once', async () => {
    const first = await start();
    const others = await Promise.all([1, 2].map(() => start({ DATABASE_URL: databaseOf(first) })));
    const names = Array.from({ length: 12 }, (_, index) => `Kundin ${index}`);
    const replicas = [first, ...others];
    await Promise.all(names.map((name, index) => sendForm(replicas[index % 3]!, filledForm({ name }))));
    await eventually(mails, (found) => found.length >= 12);
    await sleep(1500);
    const announced = mails().map(({ subject }) => subject?.replace('Neue Kontaktanfrage von ', ''));
    expect(announced).toHaveLength(12);
    expect(new Set(announced)).toEqual(new Set(names));
  });

  it('do not send a mail that another one is sending, even when its job is given out twice', async () => {
    mailServer.delayMs = 3000;
    const first = await start();
    await start({ DATABASE_URL: databaseOf(first) });
    await sendForm(first, filledForm());
    await eventually(
      () => jobsOf(first),
      ([job]) => job?.state === 'active',
    );
    // What the queue does when it takes a worker for dead that is only slow.
    await first.db.query(`UPDATE pgboss.job SET state = 'retry', start_after = now() WHERE name = $1`, [
      OUTGOING_MAILS.name,
    ]);
    await eventually(
      hurrying(first, () => jobsOf(first)),
      ([job]) => job?.state === 'completed',
      25_000,
    );
    expect(mails()).toHaveLength(1);
  });
});

describe('a service that stops', () => {
  it('finishes the mail that it is sending', async () => {
    mailServer.delayMs = 1500;
    const service = await start();
    const observer = await start({ DATABASE_URL: databaseOf(service) });
    running = [service]; // the observer stops first, so that it cannot take over
    await observer.close();
    await sendForm(service, filledForm());
    await eventually(
      () => jobsOf(service),
      ([job]) => job?.state === 'active',
    );
    await service.app.close();
    expect(mails()).toHaveLength(1);
  });
});
