import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ARCHIVE_BODY_LIMIT, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { type Sending, startSending, type Upload } from './testing/sending.ts';
import { startGateway, type RunningGateway } from './testing/start-gateway.ts';
import { startWebServer, type RunningWebServer } from './testing/start-web-server.ts';

const HALF_A_MEGABYTE = Buffer.alloc(500_000, 'x');
const IMPATIENT = fileURLToPath(new URL('testing/impatient-web-server.ts', import.meta.url));
const GRACE_MS = 500;

/** Refuses every body by its headers; what lies behind `/slow` it never answers. */
let service: Server;
let received = 0;
let web: RunningWebServer;
let gateway: RunningGateway;
const sendings: Sending[] = [];

beforeAll(async () => {
  service = createServer((request, response) => {
    if (request.url?.includes('/slow')) {
      request.on('data', (chunk: Buffer) => (received += chunk.length));
      return;
    }
    response.writeHead(401, { 'content-type': 'application/json' }).end('{"code":"unauthenticated"}');
  }).listen(0, '127.0.0.1');
  await once(service, 'listening');
  const address = `127.0.0.1:${(service.address() as AddressInfo).port}`;
  web = await startWebServer({ CONTACT_URL: `http://${address}` }, [IMPATIENT, String(GRACE_MS), '1000']);
  gateway = await startGateway({
    auth: address,
    content: address,
    contact: address,
    web: web.address,
    rateLimitFactor: 100,
  });
});
afterAll(async () => {
  await gateway?.stop();
  await web?.stop();
  service?.closeAllConnections();
  service?.close();
});
afterEach(() => {
  for (const sending of sendings.splice(0)) sending.stop();
});

function send(upload: Upload, port = gateway.port): Sending {
  const sending = startSending(port, upload);
  sendings.push(sending);
  return sending;
}
const webPort = () => Number(web.address.split(':')[1]);

/** Kilobytes in memory, of nginx's processes together. */
function memory(): number {
  const children = readFileSync(`/proc/${gateway.pid}/task/${gateway.pid}/children`, 'utf8')
    .trim()
    .split(' ');
  const sizes = [gateway.pid, ...children].map((pid) =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** What nginx has written down of bodies. */
const keptBodies = () =>
  readdirSync(path.join(gateway.runFolder, 'body'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  );

describe('a body that nobody wants', () => {
  it('is refused while its sender has sent half a megabyte of a gigabyte', async () => {
    const sending = send({ path: CONTENT_ARCHIVE_PATH, announced: ARCHIVE_BODY_LIMIT });
    await sending.send(HALF_A_MEGABYTE);
    expect(await sending.status()).toBe(401);
  });

  it.each([
    ['announced', ARCHIVE_BODY_LIMIT],
    ['in pieces', undefined],
  ])('takes no memory and no room, however it is sent (%s)', async (_how, announced) => {
    const before = memory();
    const sending = send({ path: CONTENT_ARCHIVE_PATH, announced });
    let sent = 0;
    while (sent < ARCHIVE_BODY_LIMIT && (await sending.send(HALF_A_MEGABYTE))) {
      sent += HALF_A_MEGABYTE.length;
      expect(keptBodies()).toEqual([]);
    }
    expect(await sending.status()).toBe(401);
    expect(memory() - before).toBeLessThan(5000);
  });
});

describe('a body that is wanted', () => {
  it('goes on as it comes', async () => {
    received = 0;
    const sending = send({ path: '/api/admin/media/slow', announced: 1_000_000 });
    await sending.send(HALF_A_MEGABYTE);
    while (received < HALF_A_MEGABYTE.length) await sleep(5);
    expect(keptBodies()).toEqual([]);
  });
});

describe.each([
  ['through the gateway', () => gateway.port],
  ['without it', webPort],
])('a body that comes a byte now and then, %s', (_way, port) => {
  it.each(['/contact', '/nowhere'])('is ended with a reason, sent to %s', async (address) => {
    const sending = send(
      { path: address, announced: 1000, type: 'application/x-www-form-urlencoded' },
      port(),
    );
    while (!sending.isAnswered() && (await sending.send(Buffer.from('x')))) await sleep(50);
    expect(await sending.ended()).toMatch(/^HTTP\/1\.1 408 [^]*<h1>/);
  });
});

describe('without a gateway', () => {
  it('who goes on sending after a refusal can read why, and is hung up on in the end', async () => {
    const sending = send({ path: '/api/contact', announced: ARCHIVE_BODY_LIMIT }, webPort());
    await sending.send(HALF_A_MEGABYTE);
    expect(await sending.status()).toBe(401);
    let sent = 0;
    while (sent < ARCHIVE_BODY_LIMIT && (await sending.send(HALF_A_MEGABYTE))) sent += HALF_A_MEGABYTE.length;
    expect(sending.isOver()).toBe(true);
    expect(sent).toBeGreaterThan(5_000_000);
    expect(sent).toBeLessThan(300_000_000);
  });
});

it('an address has only so many requests under way at the same time', async () => {
  const { port } = service.address() as AddressInfo;
  const address = `127.0.0.1:${port}`;
  const strict = await startGateway({
    auth: address,
    content: address,
    contact: address,
    web: address,
    rateLimitFactor: 0.05,
  });
  try {
    const upload = { path: '/api/contact/slow', announced: 1000 };
    const held = Array.from({ length: 5 }, () => send(upload, strict.port));
    received = 0;
    await Promise.all(held.map((sending) => sending.send(Buffer.from('x'))));
    while (received < held.length) await sleep(5);
    expect(await send(upload, strict.port).status()).toBe(429);
  } finally {
    await strict.stop();
  }
});
