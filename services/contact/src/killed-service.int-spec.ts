import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { type ServiceProcess, startServiceProcess } from '@garage/shared/testing/service-process';
import {
  createAuthTables,
  createDatabase,
  type TestDatabase,
  TEST_SESSION_SECRET,
} from '@garage/shared/testing/test-app';
import { DataSource } from 'typeorm';
import { OUTGOING_MAILS } from './mail/mail-queue.js';
import { contactEnvironment, eventually, filledForm, hurrying, sendForm } from './testing/contact-app.js';
import { ContentServer } from './testing/content-server.js';
import { MailServer } from './testing/mail-server.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let database: TestDatabase;
const content = new ContentServer();
let db: DataSource;
let mailServer: MailServer;
let started: ServiceProcess[];

beforeAll(() => content.start());
afterAll(() => content.stop());

beforeEach(async () => {
  started = [];
  mailServer = new MailServer();
  await mailServer.start();
  database = await createDatabase();
  await createAuthTables(database.url);
  db = new DataSource({ type: 'postgres', url: database.url, installExtensions: false });
  await db.initialize();
});

afterEach(async () => {
  for (const service of started) await service.kill();
  await db.destroy();
  await database.drop();
  await mailServer.stop();
});

/** Killed after the test at the latest. */
async function startProcess(): Promise<ServiceProcess> {
  const service = await startServiceProcess(MAIN, {
    ...contactEnvironment(mailServer),
    CONTENT_URL: content.url,
    DATABASE_URL: database.url,
    SESSION_SECRET: TEST_SESSION_SECRET,
  });
  started.push(service);
  return service;
}

/** As if the last sign of life of whoever sends a mail were as long ago as one is waited for. */
async function letHeartbeatPass(): Promise<unknown> {
  const [jobs] = await db.query<[unknown, number]>(
    `UPDATE pgboss.job SET heartbeat_on = heartbeat_on - heartbeat_seconds * interval '1 second'
      WHERE name = $1 AND state = 'active' RETURNING heartbeat_seconds`,
    [OUTGOING_MAILS.name],
  );
  return jobs;
}

describe('a service that is killed', () => {
  it('right after its answer: message and mail survive', async () => {
    await mailServer.stop();
    const service = await startProcess();
    expect((await sendForm(service, filledForm())).status).toBe(201);
    await service.kill();

    await mailServer.start();
    await startProcess();
    const [mail] = await eventually(
      hurrying({ db }, () => mailServer.mails),
      (found) => found.length > 0,
      80_000,
    );
    expect(mail!.subject).toBe('Neue Kontaktanfrage von Anna Keller');
  });

  it('while it sends: the mail is tried again once nothing was heard of the worker for 20 seconds', async () => {
    mailServer.delayMs = 30_000;
    mailServer.refusal = { responseCode: 451, message: 'nobody hears this' };
    const service = await startProcess();
    expect((await sendForm(service, filledForm())).status).toBe(201);
    await eventually(
      () => mailServer.exchanges,
      (count) => count === 1,
    );
    await service.kill();
    expect(await letHeartbeatPass()).toEqual([{ heartbeat_seconds: 20 }]);

    mailServer.delayMs = 0;
    mailServer.refusal = null;
    await startProcess();
    await eventually(
      hurrying({ db }, () => mailServer.mails),
      (found) => found.length > 0,
      75_000,
    );
    expect(mailServer.mails).toHaveLength(1);
  });
});
