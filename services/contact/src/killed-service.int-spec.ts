import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  createAuthTables,
  createDatabase,
  type TestDatabase,
  TEST_SESSION_SECRET,
} from '@garage/shared/testing/test-app';
import { contactEnvironment, eventually, filledForm, sendForm } from './testing/contact-app.js';
import { MailServer } from './testing/mail-server.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

let database: TestDatabase;
let mailServer: MailServer;
let children: ChildProcess[];

beforeEach(async () => {
  children = [];
  mailServer = new MailServer();
  await mailServer.start();
  database = await createDatabase();
  await createAuthTables(database.url);
});

afterEach(async () => {
  for (const child of children) await end(child);
  await database.drop();
  await mailServer.stop();
});

/** The built service as a process of its own, which can be killed like any other. */
async function startProcess(): Promise<{ url: string; child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...contactEnvironment(mailServer),
      DATABASE_URL: database.url,
      SESSION_SECRET: TEST_SESSION_SECRET,
      PORT: String(port),
      LOG_LEVEL: 'silent',
    },
  });
  children.push(child);
  const url = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${url}/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await eventually(isReady, Boolean, 20_000);
  return { url, child };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

describe('a service that is killed', () => {
  it('right after its answer: message and mail survive', async () => {
    await mailServer.stop();
    const { url, child } = await startProcess();
    expect((await sendForm({ url }, filledForm())).status).toBe(201);
    await end(child);

    await mailServer.start();
    await startProcess();
    const [mail] = await eventually(
      () => mailServer.mails,
      (found) => found.length > 0,
      80_000,
    );
    expect(mail!.subject).toBe('Neue Kontaktanfrage von Anna Keller');
  }, 120_000);

  it('while it sends: the mail goes out about a minute after the start at the latest', async () => {
    mailServer.delayMs = 30_000;
    mailServer.refusal = { responseCode: 451, message: 'nobody hears this' };
    const { url, child } = await startProcess();
    expect((await sendForm({ url }, filledForm())).status).toBe(201);
    await eventually(
      () => mailServer.exchanges,
      (count) => count === 1,
    );
    await end(child);

    mailServer.delayMs = 0;
    mailServer.refusal = null;
    await startProcess();
    await eventually(
      () => mailServer.mails,
      (found) => found.length > 0,
      75_000,
    );
    expect(mailServer.mails).toHaveLength(1);
  }, 120_000);
});
