import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { eventually } from '../e2e/support/eventually.ts';
import { isAlive } from '../local/processes.ts';
import { infraTests } from './jest-preset.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const PATIENCE_MS = 30_000;

let folder: string;
let run: ChildProcess;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ended-early-'));
});
afterEach(() => {
  run.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Jest with tests that never end, each in a project of its own. */
function startJest(projects: number, limitMs: number): ChildProcess {
  const { testTimeout: _, ...project } = infraTests('unit');
  const tests = {
    ...project,
    rootDir: ROOT,
    // Of its own: tests that Jest remembers as short ones, it runs one after another, without workers.
    cacheDirectory: path.join(folder, 'cache'),
    testMatch: ['<rootDir>/infra/test/fixtures/never-ends.fixture.ts'],
  };
  const config = {
    rootDir: ROOT,
    testTimeout: limitMs,
    maxWorkers: 2,
    projects: Array.from({ length: projects }, (_project, index) => ({
      ...tests,
      displayName: String(index),
    })),
  };
  run = spawn(
    process.execPath,
    ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)],
    { cwd: ROOT, env: { ...process.env, STARTED_FILE: startedFile() }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  return run;
}

const startedFile = () => path.join(folder, 'started');

/** The processes of the tests, and of the programs that they have started. */
function started(): number[] {
  if (!existsSync(startedFile())) return [];
  return readFileSync(startedFile(), 'utf8').trim().split(/\s/).map(Number);
}

const livingOf = (pids: number[]) => Promise.resolve(pids.filter(isAlive).length);

it.each(['SIGINT', 'SIGTERM', 'SIGKILL'] as const)(
  'a run that is ended by %s leaves nothing running',
  async (signal) => {
    const jest = startJest(2, PATIENCE_MS * 10);
    expect(await eventually(() => Promise.resolve(started().length), 4, PATIENCE_MS)).toBe(4);
    const pids = started();
    expect(pids).not.toContain(jest.pid);
    expect(await livingOf(pids)).toBe(4);

    jest.kill(signal);

    expect(await eventually(() => livingOf(pids), 0, PATIENCE_MS)).toBe(0);
  },
);

it('a test that never ends fails the run within its limit, although something of it still runs', async () => {
  const jest = startJest(1, 500);
  let said = '';
  jest.stderr?.setEncoding('utf8').on('data', (text: string) => (said += text));

  const [exitCode] = (await once(jest, 'close')) as [number | null];

  expect(exitCode).toBe(1);
  expect(said).toContain('Exceeded timeout of 500 ms');
  expect(said).toContain('All tests are over, and this still runs: ');
});
