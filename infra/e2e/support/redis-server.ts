import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { connect } from 'node:net';
import { freePort } from '../../local/free-port.ts';

const FIRST_PORT = 16_379;

export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

/** A real Redis that keeps nothing on disk. */
export async function startRedis(): Promise<RunningRedis> {
  const port = await freePort(FIRST_PORT);
  const server = spawn(
    'redis-server',
    ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: 'ignore', cwd: '/' },
  );
  const exited = new Promise<void>((resolve, reject) => {
    server.once('close', () => resolve());
    server.once('error', reject);
  });
  for (let attempts = 0; !(await isOpen(port)); attempts += 1) {
    if (attempts > 200 || server.exitCode !== null) throw new Error('redis-server did not start');
    await sleep(25);
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    stop: async () => {
      server.kill('SIGTERM');
      await exited;
    },
  };
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
