import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { MAILS_PATH, type UnsentMailsResponse } from '@garage/contracts/mails';
import {
  ACCOUNT_MAILS,
  type AccountMailContent,
  CONTACT_JOBS_SCHEMA,
  sealAccountMail,
} from '@garage/shared/internal/account-mails';
import { JobSender } from '@garage/shared/jobs/job-sender';
import { createUser, signIn, type TestApp, TEST_SESSION_SECRET } from '@garage/shared/testing/test-app';
import { eventually, hurrying, startContactApp } from '../testing/contact-app.js';
import { MailServer, type ReceivedMail } from '../testing/mail-server.js';

const TOKEN = 'k7Gv3-token-that-opens-an-account_Zq9';
const RECIPIENT = 'eva.brunner@example.ch';

let mailServer: MailServer;
let service: TestApp;
/** What the auth service sends with. */
let sender: JobSender;

beforeAll(async () => {
  mailServer = new MailServer();
  await mailServer.start();
  service = await startContactApp(mailServer);
  sender = new JobSender(service.db, CONTACT_JOBS_SCHEMA);
});
afterAll(async () => {
  await sender.beforeApplicationShutdown();
  await service.close();
  await mailServer.stop();
});
beforeEach(() => {
  mailServer.mails.length = 0;
  mailServer.refusal = null;
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

async function ask(change: Partial<AccountMailContent> = {}, secret = TEST_SESSION_SECRET): Promise<void> {
  const content: AccountMailContent = {
    purpose: 'invitation',
    username: 'eva',
    token: TOKEN,
    expiresAt: inMinutes(30),
    ...change,
  };
  await sender.ready(ACCOUNT_MAILS);
  await service.db.transaction((manager) =>
    sender.send(ACCOUNT_MAILS, sealAccountMail(secret, RECIPIENT, content), manager),
  );
}

const received = async (): Promise<ReceivedMail> => {
  const mails = await eventually(
    hurrying(service, () => mailServer.mails),
    ({ length }) => length > 0,
  );
  return mails[0]!;
};
/** Everything that a copy of the database would hold about mails. */
const stored = async () =>
  JSON.stringify([
    await service.db.query('SELECT * FROM contact.mails'),
    await service.db.query('SELECT * FROM pgboss.job'),
  ]);
const unsentMails = () => service.db.query<object[]>(`SELECT id FROM contact.mails WHERE status <> 'sent'`);

async function unsentSeenBy(account: Parameters<typeof createUser>[1]): Promise<string> {
  const { headers } = await signIn(service.app, await createUser(service.db, account));
  return (await fetch(`${service.url}${MAILS_PATH}`, { headers })).text();
}

describe('a mail about an account', () => {
  it('invites to choose a password, with the link behind the # of the own address', async () => {
    await ask();
    const mail = await received();
    expect(mail.recipients).toEqual([RECIPIENT]);
    expect(mail.subject).toBe('Ihr Zugang zur Website von Website');
    const link = `https://garage-muster.example/admin/set-password#${TOKEN}`;
    expect(mail.text).toContain(`Passwort wählen:\n${link}`);
    expect(mail.text).toContain('Benutzername: eva');
    expect(mail.text).toMatch(/Der Link gilt: einmal, bis \d+\. \p{L}+ um \d\d:\d\d Uhr/u);
    expect(mail.html).toContain(`href="${link}"`);
  });

  it('says in other words that the present password stays good until a new one is chosen', async () => {
    await ask({ purpose: 'new-password' });
    const mail = await received();
    expect(mail.subject).toBe('Neues Passwort für die Website von Website');
    expect(mail.text).toContain('Bis Sie eines wählen, gilt das bisherige.');
    expect(mail.text).not.toContain('eingerichtet');
  });

  it('lies in the database encrypted while it waits, and not at all once it has left', async () => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await ask();
    await eventually(unsentMails, (mails) => mails.length === 1);
    expect(await stored()).not.toContain(TOKEN);
    mailServer.refusal = null;
    await received();
    await eventually(unsentMails, (mails) => mails.length === 0);
    const [row] = await service.db.query<{ sealed: unknown; text: unknown; html: unknown }[]>(
      'SELECT sealed, text, html FROM contact.mails ORDER BY id DESC LIMIT 1',
    );
    expect(row).toEqual({ sealed: null, text: null, html: null });
  });

  it('is not sent any more when its link has ended meanwhile', async () => {
    await ask({ expiresAt: inMinutes(-1) });
    await ask({ username: 'nils' });
    expect((await received()).text).toContain('Benutzername: nils');
    await eventually(unsentMails, (mails) => mails.length === 0);
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is not sent when it was sealed with another secret', async () => {
    await ask({}, 'another secret that is long enough, too');
    await ask({ username: 'nils' });
    expect((await received()).text).toContain('Benutzername: nils');
    await eventually(unsentMails, (mails) => mails.length === 0);
    expect(mailServer.mails).toHaveLength(1);
  });

  it('is seen among the unsent ones by whoever manages accounts, without its words, and by nobody else', async () => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await ask();
    await eventually(unsentMails, (mails) => mails.length === 1);
    const managing = await unsentSeenBy({ permissions: ['contact-messages:read', 'users:read'] });
    expect((JSON.parse(managing) as UnsentMailsResponse).mails).toMatchObject([
      { kind: 'account', recipient: RECIPIENT, subject: null },
    ]);
    expect(managing).not.toMatch(/sealed|token/);
    const others = await unsentSeenBy({ permissions: ['contact-messages:read'] });
    expect((JSON.parse(others) as UnsentMailsResponse).mails).toEqual([]);
  });
});
