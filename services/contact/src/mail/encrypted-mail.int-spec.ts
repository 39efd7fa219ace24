import dns from 'node:dns';
import { afterAll, afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import {
  createAuthTables,
  createDatabase,
  type TestApp,
  type TestDatabase,
} from '@garage/shared/testing/test-app';
import { eventually, filledForm, hurrying, sendForm, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';

/** A name as those of mail servers out there; it leads to the server of the test. */
const REMOTE = 'mail.provider.example';
let mailServer: MailServer;
let database: TestDatabase;
let service: TestApp | null;
let log: string[];

jest.spyOn(dns.Resolver.prototype, 'resolve4').mockImplementation(((
  host: string,
  done: (error: Error | null, addresses?: string[]) => void,
) => {
  if (host === REMOTE) done(null, ['127.0.0.1']);
  else done(new Error('unknown'));
}) as never);
jest
  .spyOn(dns.Resolver.prototype, 'resolve6')
  .mockImplementation(((_host: string, done: (error: Error) => void) => done(new Error('unknown'))) as never);

/** The service on the same database, mailing through the remote server. */
async function restart(query = '', env: Record<string, string> = {}): Promise<void> {
  await service?.close();
  service = await startContactApp(
    { url: `${mailServer.url.replace('127.0.0.1', REMOTE)}${query}` },
    { DATABASE_URL: database.url, ...env },
    { write: (line) => log.push(line) },
  );
}

interface Row {
  status: string;
  failure: string | null;
  attempts: number;
}

const mail = async () => {
  const [row] = await service!.db.query<Row[]>('SELECT status, failure, attempts FROM contact.mails');
  return row;
};

beforeEach(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  database = await createDatabase();
  await createAuthTables(database.url);
  service = null;
  log = [];
});

afterEach(async () => {
  await service?.close();
  await mailServer.stop();
  await database.drop();
});

afterAll(() => {
  jest.restoreAllMocks();
});

it('a mail waits, with its reason in list and log, for a server that encrypts and can be trusted', async () => {
  await restart();
  await sendForm(service!, filledForm());
  await eventually(mail, (row) => row?.failure === 'no-tls');
  // The log says it a moment after the list.
  const words = 'the mail server offers no trustworthy encryption; see SMTP_ALLOW_PLAINTEXT';
  await eventually(
    () => log.join('\n'),
    (written) => written.includes(words),
  );

  await mailServer.stop();
  mailServer.offersTls = true;
  await mailServer.start();
  const before = (await mail())!.attempts;
  const untrusted = await eventually(hurrying(service!, mail), (row) => row!.attempts > before);
  expect(untrusted).toMatchObject({ status: 'waiting', failure: 'no-tls' });
  expect(mailServer.mails).toEqual([]);

  await restart('?tls.rejectUnauthorized=false');
  await eventually(hurrying(service!, mail), (row) => row?.status === 'sent');
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]!.isEncrypted).toBe(true);
});

it('a server that cannot encrypt gets mails when the operator allows it, which the log says', async () => {
  await restart('', { SMTP_ALLOW_PLAINTEXT: 'true' });
  expect(log.join('\n')).toContain('SMTP_ALLOW_PLAINTEXT: mails may leave without encryption');
  await sendForm(service!, filledForm());
  await eventually(mail, (row) => row?.status === 'sent');
  expect(mailServer.mails[0]!.isEncrypted).toBe(false);
});
