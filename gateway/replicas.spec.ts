import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { startNameServer } from './testing/name-server.ts';
import { type RunningGateway, startGateway } from './testing/start-gateway.ts';

/** On a network of several machines a name stands for all replicas, one of them of the release before, one just gone. */
const OLD = '127.0.0.2';
const NEW = '127.0.0.3';
const GONE = '127.0.0.4';
/** Which one is asked first is left to chance. */
const OFTEN = 30;

const started = new AsyncDisposableStack();
let gateway: RunningGateway;
let port: number;
let asked: string[];

async function startReplica(host: string, at: number, files: readonly string[]): Promise<number> {
  const server = createServer(({ method, url = '' }, response) => {
    asked.push(`${method} ${host}`);
    response.writeHead(url.startsWith('/assets/') && !files.includes(url) ? 404 : 200).end(host);
  }).listen(at, host);
  await once(server, 'listening');
  started.defer(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A gateway to which every name stands for these replicas. */
async function gatewayTo(addresses: readonly string[]): Promise<RunningGateway> {
  const names = await startNameServer(() => addresses);
  started.defer(() => names.stop());
  const replica = `replica:${port}`;
  const running = await startGateway({
    auth: replica,
    content: replica,
    contact: replica,
    web: replica,
    rateLimitFactor: 100,
    resolver: names.address,
  });
  started.defer(() => running.stop());
  return running;
}

beforeAll(async () => {
  port = await startReplica(OLD, 0, ['/assets/old.js']);
  await startReplica(NEW, port, ['/assets/new.js']);
  gateway = await gatewayTo([OLD, NEW, GONE]);
});
beforeEach(() => {
  asked = [];
});

afterAll(() => started.disposeAsync());

const often = (path: string, { by = gateway, ...init }: RequestInit & { by?: RunningGateway } = {}) =>
  Promise.all(
    Array.from({ length: OFTEN }, async () => {
      const response = await fetch(`${by.url}${path}`, init);
      return [response.status, await response.text()] as const;
    }),
  );

it('a replica that is gone fails nobody’s request, also no message', async () => {
  expect(
    new Set((await often('/api/contact', { method: 'POST', body: '{}' })).map(([status]) => status)),
  ).toEqual(new Set([200]));
  expect(asked).toHaveLength(OFTEN);
});

it('files come from the replica that has them, whatever release the page was of', async () => {
  expect(new Set((await often('/assets/old.js')).map(([, from]) => from))).toEqual(new Set([OLD]));
  expect(new Set((await often('/assets/new.js')).map(([, from]) => from))).toEqual(new Set([NEW]));
  expect(asked).toContain(`GET ${OLD}`);
});

it('a file that no replica has is not found', async () => {
  const by = await gatewayTo([OLD, NEW]);
  expect(new Set((await often('/assets/none.js', { by })).map(([status]) => status))).toEqual(new Set([404]));
  expect(asked).toHaveLength(2 * OFTEN);
});
