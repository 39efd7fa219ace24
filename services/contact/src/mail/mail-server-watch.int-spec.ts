import type { TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { eventually, startContactApp } from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { OUTGOING_MAILS } from './mail-queue.js';
import { MailServerWatch } from './mail-server-watch.js';
import { Outbox } from './outbox.js';

const BACKLOG = 5;

const mailServer = new MailServer();
let service: TestApp;

beforeAll(async () => {
  mailServer.asksForSignIn = true;
  await mailServer.start();
  service = await startContactApp({ url: mailServer.url.replace('//', '//website:secret@') });
});
beforeEach(async () => {
  await mailServer.stop();
  await service.db.query('DELETE FROM pgboss.job WHERE name = $1', [OUTGOING_MAILS.name]);
  await service.db.query('DELETE FROM contact.mails');
  mailServer.mails.length = 0;
  mailServer.refusesSignIn = false;
  mailServer.greetings = 0;
});
afterAll(async () => {
  await service?.close();
  await mailServer.stop();
});

const look = () => service.app.get(MailServerWatch).look();

async function addMail(headerId: string): Promise<void> {
  const content = { kind: 'test', subject: 'Test', text: 'Test', html: 'Test' } as const;
  await service.app.get(Outbox).addAlone({ ...content, headerId });
}

/** Mails that were tried some hours ago, each with a pause of another hour before its next attempt. */
async function addBacklog(): Promise<void> {
  for (let n = 0; n < BACKLOG; n += 1) await addMail(`late-${n}`);
  await eventually(retries, (found) => found.length === BACKLOG);
  await service.db.query(`UPDATE contact.mails SET last_attempt_at = now() - interval '3 hours'`);
  await service.db.query(
    `UPDATE pgboss.job SET start_after = now() + interval '1 hour' WHERE name = $1 AND state = 'retry'`,
    [OUTGOING_MAILS.name],
  );
}

const retries = () =>
  service.db.query<{ isDue: boolean }[]>(
    `SELECT start_after <= now() AS "isDue" FROM pgboss.job WHERE name = $1 AND state = 'retry'`,
    [OUTGOING_MAILS.name],
  );
const failures = async () => {
  const rows = await service.db.query<{ failure: string }[]>(
    `SELECT DISTINCT failure FROM contact.mails WHERE status = 'waiting' ORDER BY failure`,
  );
  return rows.map(({ failure }) => failure);
};
const sent = () => mailServer.mails.length;
/** The mail server has a mail a moment before that is written down, and the watch goes by what is written down. */
const recorded = async () =>
  (await service.db.query<unknown[]>(`SELECT FROM contact.mails WHERE status = 'sent'`)).length;

describe('a mail server that was away', () => {
  it('gets what waited for it soon after it is back, whatever the pauses', async () => {
    await addBacklog();
    await mailServer.start();
    await look();
    expect(await eventually(sent, (count) => count === BACKLOG)).toBe(BACKLOG);
  });

  it('is asked once, however many mails wait, and they keep their pauses while it stays away', async () => {
    await addBacklog();
    await look();
    expect((await retries()).map(({ isDue }) => isDue)).toEqual(Array(BACKLOG).fill(false));
    mailServer.refusesGreeting = true;
    await mailServer.start();
    await look();
    mailServer.refusesGreeting = false;
    expect(mailServer.greetings).toBe(1);
    expect((await retries()).map(({ isDue }) => isDue)).toEqual(Array(BACKLOG).fill(false));
  });

  it('does not get a mail at each look that it did not take a moment ago', async () => {
    await addBacklog();
    await service.db.query(`UPDATE contact.mails SET last_attempt_at = now() - interval '4 minutes'`);
    await mailServer.start();
    await look();
    expect((await retries()).map(({ isDue }) => isDue)).toEqual(Array(BACKLOG).fill(false));
  });

  it('is left in peace when nothing waits for it', async () => {
    await mailServer.start();
    await addMail('on-time');
    await eventually(recorded, (count) => count === 1);
    mailServer.greetings = 0;
    await look();
    expect(mailServer.greetings).toBe(0);
  });
});

describe('a mail server that refuses our sign-in', () => {
  it('is asked no second time, and gets what waited once it has taken another mail', async () => {
    await addBacklog();
    mailServer.refusesSignIn = true;
    await mailServer.start();
    await look();
    expect(await failures()).toEqual(['sign-in-refused']);
    await look();
    expect(mailServer.greetings).toBe(1);

    mailServer.refusesSignIn = false;
    await addMail('newest');
    await eventually(recorded, (count) => count === 1);
    await look();
    expect(await eventually(sent, (count) => count === BACKLOG + 1)).toBe(BACKLOG + 1);
  });
});
