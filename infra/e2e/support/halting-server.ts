import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const HALT_MS = 2000;

export interface HaltingServer {
  url: string;
  stop: () => Promise<void>;
}

/** The site at another address, over a connection that halts in the middle of each page, after `halt`. */
export async function startHaltingServer(site: string, halt: string): Promise<HaltingServer> {
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(site + (request.url ?? ''), {
        headers: { accept: request.headers.accept ?? '*/*' },
      });
      const type = answer.headers.get('content-type') ?? '';
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        const middle = body.indexOf(halt) + halt.length;
        response.write(body.subarray(0, middle));
        await sleep(HALT_MS);
        response.end(body.subarray(middle));
      } else response.end(body);
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
