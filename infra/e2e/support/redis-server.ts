import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { freePort } from '../../local/free-port.ts';
import { tied } from '../../local/tied.ts';
import { keepServer } from './kept-server.ts';

const FIRST_PORT = 16_379;
const USERS = new URL('../../database/redis-users.acl', import.meta.url);
const PASSWORD = 'a password for tests';

export interface RunningRedis {
  /** For a test's own look: may do everything. */
  url: string;
  /** As a service is told: with the rights that it has in containers. */
  urlOf(service: string): string;
  /** Ends it as a crash would; it comes back after so long, at the same address, and has forgotten everything. */
  kill(awayMs?: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * A real Redis that keeps nothing on disk.
 * @param environment What it finds in its environment besides.
 */
export async function startRedis(environment: Readonly<Record<string, string>> = {}): Promise<RunningRedis> {
  const port = await freePort(FIRST_PORT);
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-users-'));
  const users = path.join(folder, 'users.acl');
  writeFileSync(users, redisUsers().replace(/^user default .*$/m, 'user default on nopass ~* &* +@all'));
  const redis = await keepServer(() => startServer(port, users, environment));
  return {
    url: `redis://127.0.0.1:${port}`,
    urlOf: (service) => `redis://${service}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`,
    kill: (awayMs) => redis.kill(awayMs),
    stop: async () => {
      await redis.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

async function startServer(port: number, users: string, environment: Readonly<Record<string, string>>) {
  const place = ['--port', String(port), '--bind', '127.0.0.1', '--aclfile', users];
  const server = spawn(...tied('redis-server', [...place, '--save', '', '--appendonly', 'no']), {
    stdio: 'ignore',
    cwd: '/',
    env: { ...process.env, ...environment },
  });
  const exited = new Promise<void>((resolve, reject) => {
    server.once('close', () => resolve());
    server.once('error', reject);
  });
  for (let attempts = 0; !(await isOpen(port)); attempts += 1) {
    if (attempts > 200 || server.exitCode !== null) throw new Error('redis-server did not start');
    await sleep(25);
  }
  return {
    pid: server.pid!,
    exited,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

/** Who may do what in Redis, where every service has the same password. */
function redisUsers(): string {
  const hash = createHash('sha256').update(PASSWORD).digest('hex');
  return readFileSync(USERS, 'utf8').replaceAll(/SHA256_OF_PASSWORD_OF_\w+/g, hash);
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
