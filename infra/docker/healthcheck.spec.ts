import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const PROGRAM = fileURLToPath(new URL('healthcheck.mjs', import.meta.url));

let folder: string;
let server: Server;
let port: number;
/** Of a service that runs; the database may be away. */
let isReady: boolean;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'healthcheck-'));
  isReady = false;
  server = createServer(({ url }, response) => {
    response.writeHead(url === '/health/live' || (url === '/health/ready' && isReady) ? 200 : 503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterEach(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function exitCode(...args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { PORT: String(port), TMPDIR: folder } });
  return (await once(child, 'exit'))[0];
}

it('a container is healthy as long as its service is ready', async () => {
  expect(await exitCode()).toBe(1);
  isReady = true;
  expect(await exitCode()).toBe(0);
  isReady = false;
  expect(await exitCode()).toBe(1);
});

it('where unhealthy containers are ended, being ready once and alive from then on is enough', async () => {
  expect(await exitCode('--once-ready')).toBe(1);
  isReady = true;
  expect(await exitCode('--once-ready')).toBe(0);
  isReady = false;
  expect(await exitCode('--once-ready')).toBe(0);
  await new Promise((resolve) => server.close(resolve));
  expect(await exitCode('--once-ready')).toBe(1);
});
