/**
 * Runs before the integration tests of a service: a real Postgres and a real Redis, on free ports,
 * with data in a temporary folder. Each spec file makes its own database on it.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startPostgres } from '../../../infra/local/embedded-postgres.ts';
import { freePort } from '../../../infra/local/free-port.ts';
import { tied } from '../../../infra/local/tied.ts';

const FIRST_PORT = 20_000;
const PORTS = 10_000;
const START_TIMEOUT_MS = 60_000;

export default async function startDependencies() {
  const running = [];
  globalThis.stopTestDependencies = async () => {
    for (const { stop } of running.splice(0)) await stop();
  };
  // Even a run that ends without teardown leaves nothing behind.
  process.once('exit', () => {
    for (const { pid } of running) killQuietly(pid);
  });

  const folder = mkdtempSync(path.join(tmpdir(), 'garage-test-'));
  const removeFolder = { stop: async () => rmSync(folder, { recursive: true, force: true }) };
  // Runs at the same time look for ports from different places.
  const port = FIRST_PORT + (process.pid % PORTS);
  const postgres = await startPostgres({
    dir: path.join(folder, 'postgres'),
    port,
    fsync: false,
    isTied: true,
  });
  running.unshift(postgres);
  process.env.TEST_DATABASE_URL = postgres.url;
  const redis = await startRedis(folder, await freePort(port + 1));
  running.unshift(redis);
  process.env.TEST_REDIS_URL = redis.url;
  running.push(removeFolder);
}

async function startRedis(folder, port) {
  const options = [
    '--port',
    port,
    '--bind',
    '127.0.0.1',
    '--save',
    '',
    '--appendonly',
    'no',
    '--dir',
    folder,
  ];
  const child = spawn(...tied('redis-server', options.map(String)), { stdio: 'ignore' });
  const ended = new Promise((resolve, reject) => {
    child.once('exit', resolve);
    child.once('error', (cause) => reject(new Error('redis-server is not installed', { cause })));
  });
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await answers(port))) {
    if (Date.now() > deadline) throw new Error('redis-server did not start');
    await Promise.race([sleep(50), ended]);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: child.pid,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function answers(port) {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function killQuietly(pid) {
  if (!pid) return;
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
