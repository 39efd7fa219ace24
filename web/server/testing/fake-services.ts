import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface FakeService {
  url: string;
  seen: SeenRequest[];
  close: () => Promise<void>;
}

export interface FakeAnswer {
  status: number;
  body: unknown;
  headers?: Record<string, string>;
}

/** A real HTTP server in the place of a service, which remembers what it was asked; it hangs up where there is no answer. */
export async function fakeService(
  answer: (request: SeenRequest) => FakeAnswer | undefined,
): Promise<FakeService> {
  const seen: SeenRequest[] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const record = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(record);
      const given = answer(record);
      if (!given) return request.socket.destroy();
      const { status, body, headers } = given;
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      return response.end(JSON.stringify(body));
    });
  };
  const server: Server = createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An address at which nobody answers: the port was free a moment ago. */
export async function deadAddress(): Promise<string> {
  const service = await fakeService(() => ({ status: 200, body: {} }));
  await service.close();
  return service.url;
}
