import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a stub got, as it answers it. */
export interface Echo {
  service: string;
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  bodyBytes: number;
}

export interface StubService {
  address: string;
  stop(): Promise<void>;
}

/** Stands in for a service: tells what reached it. `/status/503` in the address makes it answer so. */
export async function startStubService(service: string): Promise<StubService> {
  const server = createServer((request, response) => {
    let bodyBytes = 0;
    request.on('data', (chunk: Buffer) => (bodyBytes += chunk.length));
    request.on('end', () => {
      const status = Number(/\/status\/(\d+)/.exec(request.url ?? '')?.[1] ?? 200);
      const echo = { service, method: request.method, url: request.url, headers: request.headers, bodyBytes };
      response.setHeader('content-type', 'application/json');
      response.setHeader('x-request-id', 'from-the-service');
      response.setHeader('content-security-policy', `default-src '${service}'`);
      response.writeHead(status).end(JSON.stringify(echo).padEnd(2000));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** `host:port` where nobody answers: the port was free a moment ago. */
export async function deadAddress(): Promise<string> {
  const service = await startStubService('nobody');
  await service.stop();
  return service.address;
}
