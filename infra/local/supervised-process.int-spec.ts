import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '../e2e/support/eventually.ts';
import { freePort } from './free-port.ts';
import { LogFile } from './log-file.ts';
import { isAlive } from './processes.ts';
import { type ProcessOptions, SupervisedProcess } from './supervised-process.ts';

let dataDir: string;
let port: number;
let supervised: SupervisedProcess;
const pids: number[] = [];
const notices: string[] = [];

const SERVER = `
  const server = require('node:http').createServer((_, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
  console.log('{"msg":"up"}');
  console.log('Main admin created.');
  process.on('SIGTERM', () => { console.log('{"msg":"stopping in order"}'); server.close(() => process.exit(0)); server.closeAllConnections(); });`;

function supervise(program: string, options: Partial<ProcessOptions> = {}): SupervisedProcess {
  supervised = new SupervisedProcess({
    name: 'part',
    args: ['--eval', program],
    cwd: dataDir,
    env: { PORT: String(port) },
    log: new LogFile(dataDir, 'part'),
    readyUrl: `http://127.0.0.1:${port}/`,
    isNotice: (line) => line.startsWith('Main admin'),
    onStart: (pid) => pids.push(pid),
    onNotice: (line) => notices.push(line),
    ...options,
  });
  return supervised;
}

const logged = () => readFileSync(path.join(dataDir, 'logs/part.log'), 'utf8');

/** Kills it, and waits for its next start. */
async function secondsUntilBack(): Promise<number> {
  const starts = pids.length;
  const begun = performance.now();
  process.kill(pids.at(-1)!, 'SIGKILL');
  while (pids.length === starts) await sleep(10);
  return (performance.now() - begun) / 1000;
}

beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'supervised-'));
  port = await freePort(17_500);
  pids.length = 0;
  notices.length = 0;
});

afterEach(async () => {
  await supervised.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a supervised process', () => {
  it('is started until it answers, and stopped in order', async () => {
    await supervise(SERVER).start();
    expect((await fetch(`http://127.0.0.1:${port}`)).status).toBe(200);
    await supervised.stop();
    expect(isAlive(pids[0]!)).toBe(false);
    expect(await eventually(async () => logged().includes('stopping in order'), true)).toBe(true);
  });

  it('passes on what is meant for the operator and keeps it out of the log', async () => {
    await supervise(SERVER).start();
    // What it has said comes by another way than its first answer, and is written a moment later.
    await eventually(async () => notices.length, 1);
    expect(notices).toEqual(['Main admin created.']);
    expect(await eventually(async () => logged(), '{"msg":"up"}\n')).toBe('{"msg":"up"}\n');
  });

  it('is started again when it crashes, and says so', async () => {
    await supervise(SERVER).start();
    process.kill(pids[0]!, 'SIGKILL');
    for (const end = Date.now() + 10_000; pids.length < 2 && Date.now() < end;) await sleep(50);
    expect(pids).toHaveLength(2);
    expect(notices).toContainEqual(expect.stringContaining('part stopped unexpectedly (SIGKILL)'));
  });

  it('is started again at once when it had run for long, and after a pause when it had just been started', async () => {
    // Nothing is too short for it to count as long. A busy machine may need a moment of its own, but not every time.
    await supervise(SERVER, { stableAfterMs: 0 }).start();
    const back = [await secondsUntilBack(), await secondsUntilBack(), await secondsUntilBack()];
    expect(Math.min(...back)).toBeLessThan(0.4);
    await supervised.stop();
    await supervise(SERVER).start();
    expect(await secondsUntilBack()).toBeGreaterThanOrEqual(0.5);
  });

  it('is given up when it never comes up, with the end of its log as the reason', async () => {
    const broken = supervise(`console.error('DATABASE_URL is missing'); process.exit(3);`);
    await expect(broken.start()).rejects.toThrow(
      /part does not start \(exit code 3\).*DATABASE_URL is missing/s,
    );
    expect(pids).toHaveLength(3);
  });
});
