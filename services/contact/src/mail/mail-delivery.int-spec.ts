import { MAILS_PATH } from '@garage/contracts/mails';
import { CONTACT_JOBS_SCHEMA } from '@garage/shared/internal/account-mails';
import {
  createAuthTables,
  createDatabase,
  createQueue,
  createUser,
  signIn,
  type TestApp,
  type TestDatabase,
} from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  eventually,
  filledForm,
  hurrying,
  sendForm,
  STAFF_EMAIL,
  startContactApp,
} from '../testing/contact-app.js';
import { MailServer } from '../testing/mail-server.js';
import { OUTGOING_MAILS } from './mail-queue.js';
import { MailEntity } from './mail.entity.js';
import { MailsRepository } from './mails.repository.js';
import { Outbox } from './outbox.js';

const HOUR_MS = 60 * 60 * 1000;

interface Job {
  state: string;
  retry_count: number;
  start_after: Date;
}

let database: TestDatabase;
const mailServer = new MailServer();
let service: TestApp;
const log: string[] = [];

const start = () =>
  startContactApp(mailServer, { DATABASE_URL: database.url }, { write: (line) => log.push(line) });

beforeAll(async () => {
  await mailServer.start();
  database = await createDatabase();
  await createAuthTables(database.url);
  service = await start();
});
beforeEach(async () => {
  await eventually(jobs, none);
  await service.db.query('DELETE FROM contact.mails');
  log.length = 0;
  mailServer.mails.length = 0;
  mailServer.exchanges = 0;
  mailServer.refusal = null;
  mailServer.unknownMailboxes.clear();
  mailServer.delayMs = 0;
});
afterAll(async () => {
  await service?.close();
  await database.drop();
  await mailServer.stop();
});

const mail = async () => (await service.db.getRepository(MailEntity).find())[0];
const jobs = () =>
  service.db.query<Job[]>(
    `SELECT state, retry_count, start_after FROM pgboss.job WHERE name = $1 AND state < 'completed'`,
    [OUTGOING_MAILS.name],
  );
/** Also those that are done. */
const jobsEver = ({ id }: MailEntity) =>
  service.db.query<object[]>('SELECT state FROM pgboss.job WHERE name = $1 AND singleton_key = $2', [
    OUTGOING_MAILS.name,
    String(id),
  ]);
const none = ({ length }: unknown[]) => length === 0;

/** All in one transaction. */
function addMails(count: number): Promise<void> {
  const outbox = service.app.get(Outbox);
  const content = { kind: 'test', subject: 'Test', text: 'Test', html: 'Test' } as const;
  return service.db.transaction(async (manager) => {
    for (let n = 0; n < count; n += 1) await outbox.add({ ...content, headerId: `test-${n}` }, manager);
  });
}

async function resend(): Promise<number> {
  const staff = await signIn(service.app, await createUser(service.db, { roleId: 2 }));
  const path = `${service.url}${MAILS_PATH}/${(await mail())!.id}/resend`;
  return (await fetch(path, { method: 'POST', headers: staff.headers })).status;
}

describe('a mail that the server does not take', () => {
  it('because there is no such mailbox is not tried again', async () => {
    mailServer.unknownMailboxes.add(STAFF_EMAIL);
    await sendForm(service, filledForm());
    const refused = await eventually(mail, (found) => found?.status === 'failed');
    expect(refused).toMatchObject({ failure: 'refused', attempts: 1 });
    await eventually(jobs, none);
    expect(log.join('')).toContain('the mail was refused for good');
    expect(log.join('')).not.toContain('no such mailbox');
  });

  it('for now waits, after each attempt for twice as long as before', async () => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await sendForm(service, filledForm());
    for (const [attempt, seconds] of [30, 60, 120, 240].entries()) {
      const [job] = await eventually(jobs, ([found]) => found?.state === 'retry');
      const { status, failure, attempts, lastAttemptAt } = (await mail())!;
      expect({ status, failure, attempts }).toEqual({
        status: 'waiting',
        failure: 'other',
        attempts: attempt + 1,
      });
      const pause = (job!.start_after.getTime() - lastAttemptAt!.getTime()) / 1000;
      expect(pause).toBeGreaterThan(seconds);
      expect(pause).toBeLessThan(2 * seconds + 20);
      await service.db.query('UPDATE pgboss.job SET start_after = now() WHERE name = $1', [
        OUTGOING_MAILS.name,
      ]);
      await eventually(mail, (found) => found!.attempts > attempt + 1);
    }
    mailServer.refusal = null;
    await eventually(hurrying(service, mail), (found) => found?.status === 'sent');
    expect(mailServer.mails).toHaveLength(1);
  });

  it('for days is given up, which staff see and the log says, and goes out when somebody sends it again', async () => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await sendForm(service, filledForm());
    await eventually(jobs, ([job]) => job?.state === 'retry');
    await service.db.query(`UPDATE pgboss.job SET retry_count = retry_limit - 1 WHERE name = $1`, [
      OUTGOING_MAILS.name,
    ]);
    const givenUp = await eventually(hurrying(service, mail), (found) => found?.status === 'failed');
    expect(givenUp).toMatchObject({ failure: 'other', attempts: 2 });
    await eventually(jobs, none); // the log says it a moment after the list
    expect(log.join('')).toContain('could not be handed over for days and is given up');
    mailServer.refusal = null;
    expect(await resend()).toBe(200);
    await eventually(mail, (found) => found?.status === 'sent');
    expect(mailServer.mails).toHaveLength(1);
  });

  it('and waits for its next attempt is tried at once when somebody sends it again, with no second job', async () => {
    mailServer.refusal = { responseCode: 451, message: 'later' };
    await sendForm(service, filledForm());
    await eventually(jobs, ([job]) => job?.state === 'retry');
    mailServer.refusal = null;
    expect(await resend()).toBe(200);
    await eventually(mail, (found) => found?.status === 'sent');
    await eventually(jobs, none);
    expect(await jobsEver((await mail())!)).toHaveLength(1);
    expect(mailServer.exchanges).toBe(2);
  });
});

describe('the hand-over', () => {
  it('keeps no transaction open in Postgres while the mail server thinks', async () => {
    let decide: (() => void) | undefined;
    mailServer.decision = new Promise((resolve) => {
      decide = resolve;
    });
    try {
      await sendForm(service, filledForm());
      await eventually(
        () => mailServer.exchanges,
        (count) => count === 1,
      );
      // Other work of this moment may have one open as well, but does not keep it.
      const open = () =>
        service.db.query<object[]>(
          `SELECT state, query FROM pg_stat_activity
            WHERE datname = current_database() AND pid <> pg_backend_pid() AND state LIKE 'idle in transaction%'`,
        );
      await eventually(open, none);
      expect(mailServer.mails).toEqual([]);
    } finally {
      decide?.();
      mailServer.decision = Promise.resolve();
    }
    await eventually(mail, (found) => found?.status === 'sent');
  });

  it('is noted although Postgres is away for a moment while the clock jumps: the mail is not sent again', async () => {
    const now = Date.now;
    let jumpedMs = 0;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + jumpedMs);
    const noted = jest
      .spyOn(service.app.get(MailsRepository), 'markSent')
      .mockImplementationOnce(async () => {
        jumpedMs = 6 * HOUR_MS;
        throw new Error('Connection terminated unexpectedly');
      });
    try {
      await addMails(1);
      await eventually(
        () => noted.mock.calls,
        ({ length }) => length === 2,
      );
    } finally {
      clock.mockRestore();
      noted.mockRestore();
    }
    await eventually(jobs, none);
    expect(await mail()).toMatchObject({ status: 'sent' });
    expect(mailServer.exchanges).toBe(1);
  });

  it('of many mails goes on with three at a time', async () => {
    mailServer.delayMs = 50;
    await addMails(40);
    await eventually(jobs, none);
    expect(mailServer.mails).toHaveLength(40);
    expect(new Set(mailServer.mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mailServer.mostAtOnce).toBe(3);
  });
});

it('what waited in the queue of the last release is sent once after the upgrade', async () => {
  await mailServer.stop();
  await addMails(3);
  await eventually(jobs, (found) => found.every(({ state }) => state === 'retry'));
  const waiting = await service.db.getRepository(MailEntity).find();
  const before = waiting.map(({ id }) => ({ mailId: id, requestId: 'of the last release' }));
  await createQueue(database.url, CONTACT_JOBS_SCHEMA, 'mails', before);
  await service.db.query('DELETE FROM pgboss.job WHERE name = $1', [OUTGOING_MAILS.name]);
  await service.close();

  await mailServer.start();
  service = await start();
  await eventually(
    () => mailServer.mails,
    ({ length }) => length === 3,
  );
  await eventually(jobs, none);
  expect(mailServer.exchanges).toBe(3);
});
