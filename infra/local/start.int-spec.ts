import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { CONTACT_PATH } from '@garage/contracts/contact';
import { findRunningPostgres } from './embedded-postgres.ts';
import { freePort } from './free-port.ts';
import type { CaughtMail } from './mail-store.ts';
import { isAlive } from './processes.ts';
import type { RunState } from './run-lock.ts';

const START = fileURLToPath(new URL('start.mjs', import.meta.url));
const START_MS = 180_000;

interface Run {
  child: ChildProcess;
  output: () => string;
  exitCode: Promise<number | null>;
}

let dataDir: string;
let port: number;
let run: Run;

function start(environment: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [START], {
    // oxlint-disable-next-line node/no-process-env -- what the machine's Node needs to run at all
    env: { ...process.env, DATA_DIR: dataDir, PORT: String(port), ...environment, npm_lifecycle_event: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const exitCode = once(child, 'close').then(([code]) => code as number | null);
  return { child, output: () => output, exitCode };
}

async function untilReady({ child, output }: Run): Promise<void> {
  while (!/^ready /m.test(output())) {
    if (child.exitCode !== null) throw new Error(output());
    await sleep(50);
  }
}

function state(): RunState {
  return JSON.parse(readFileSync(path.join(dataDir, 'run.json'), 'utf8')) as RunState;
}

function processes(): number[] {
  const postgres = findRunningPostgres(path.join(dataDir, 'postgres'))?.pid;
  return [...state().processes.map(({ pid }) => pid), ...(postgres ? [postgres] : [])];
}

async function sendMessage(message: string): Promise<number> {
  const response = await fetch(`http://localhost:${port}${CONTACT_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Anna Muster',
      email: 'anna@example.ch',
      phone: '+41 52 111 22 33',
      message,
      privacy: true,
    }),
  });
  return response.status;
}

async function mails(): Promise<string[]> {
  const response = await fetch(`${state().mailUrl}/api/messages`);
  return ((await response.json()) as CaughtMail[]).map(({ text }) => text);
}

/** A mail that a killed process had in hand is tried again once its job has shown no sign of life for a while. */
async function mailAbout(words: string): Promise<string[]> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(100)) {
    const found = (await mails()).filter((text) => text.includes(words));
    if (found.length) return found;
  }
  throw new Error(`no mail about "${words}"`);
}

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
  port = await freePort(17_800);
  run = start();
  await untilReady(run);
}, START_MS);

afterAll(async () => {
  run.child.kill('SIGTERM');
  await run.exitCode;
  rmSync(dataDir, { recursive: true, force: true });
});

describe('npm start', () => {
  it('prints the new password once, where mails are shown, and that it is ready', () => {
    const lines = run.output().trim().split('\n').slice(-3);
    expect(lines).toEqual([
      expect.stringMatching(/^Main admin created\. Username: admin {2}Password: \S{12,}/),
      expect.stringMatching(/^Mail .* http:\/\/localhost:\d+$/),
      `ready http://localhost:${port}`,
    ]);
    const password = /Password: (\S+)/.exec(run.output())![1]!;
    expect(readFileSync(path.join(dataDir, 'logs/auth.log'), 'utf8')).not.toContain(password);
  });

  it('shows the site, and takes a message that is mailed to the staff', async () => {
    const home = await fetch(`http://localhost:${port}/`);
    expect([home.status, home.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    expect(await sendMessage('Die Bremsen quietschen.')).toBe(201);
    expect(await mailAbout('Die Bremsen quietschen.')).toHaveLength(1);
  });

  it('refuses a second start on the same data and says who runs', async () => {
    const second = start({ PORT: String(port + 1) });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`already running on this data (process ${state().pid}`);
    expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
  });

  it('says which setting is missing for https, before it touches anything', async () => {
    const second = start({ PUBLIC_URL: 'https://garage.example', HOST: '0.0.0.0' });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toMatch(/TRUSTED_PROXIES is not set.*Set TRUSTED_PROXIES to/);
  });

  it('says clearly that the port is taken', async () => {
    const elsewhere = mkdtempSync(path.join(tmpdir(), 'npm-start-'));
    const second = start({ DATA_DIR: elsewhere });
    expect(await second.exitCode).toBe(1);
    expect(second.output()).toContain(`Port ${port} is in use`);
    rmSync(elsewhere, { recursive: true });
  });

  it.each([
    ['SIGTERM', () => void run.child.kill('SIGTERM')],
    // A terminal sends it to the launcher and to what that has started.
    ['Ctrl+C', () => [state().pid, run.child.pid!].forEach((pid) => process.kill(pid, 'SIGINT'))],
  ])(
    'stops everything in order on %s and loses nothing',
    async (_signal, ask) => {
      const before = processes();
      expect(before).toHaveLength(6);
      ask();
      expect(await run.exitCode).toBe(0);
      expect(before.filter(isAlive)).toEqual([]);
      expect(run.output()).not.toContain('unexpectedly');

      run = start();
      await untilReady(run);
      expect(run.output()).not.toContain('Password');
      expect(await mailAbout('Die Bremsen quietschen.')).toHaveLength(1);
    },
    START_MS,
  );

  it(
    'tries to start a database until it can, and takes messages again',
    async () => {
      const cluster = path.join(dataDir, 'postgres');
      const needed = path.join(cluster, 'PG_VERSION');
      renameSync(needed, `${needed}.away`);
      process.kill(findRunningPostgres(cluster)!.pid, 'SIGKILL');
      while (!run.output().includes('Postgres did not start')) await sleep(50);
      expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
      renameSync(`${needed}.away`, needed);
      while ((await sendMessage('Nach dem Stromausfall.')) !== 201) await sleep(200);
      expect(await mailAbout('Nach dem Stromausfall.')).toHaveLength(1);
    },
    START_MS,
  );

  it(
    'cleans up after a run that was killed, and keeps what it had confirmed',
    async () => {
      expect(await sendMessage('Kurz vor dem Absturz.')).toBe(201);
      const before = processes();
      process.kill(state().pid, 'SIGKILL');
      await run.exitCode;
      expect(before.filter(isAlive)).toHaveLength(before.length);

      run = start();
      await untilReady(run);
      expect(before.filter(isAlive)).toEqual([]);
      expect(await mailAbout('Kurz vor dem Absturz.')).toHaveLength(1);
    },
    START_MS,
  );

  it('stops by itself when the command above it is killed', async () => {
    const before = processes();
    run.child.kill('SIGKILL');
    for (const end = Date.now() + 20_000; before.some(isAlive) && Date.now() < end;) await sleep(100);
    expect(before.filter(isAlive)).toEqual([]);
  });
});
