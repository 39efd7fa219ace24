import { createServer, connect, type Server, type Socket } from 'node:net';

export interface Proxy {
  url: string;
  /** From now on nobody gets through, and open connections are cut. */
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Stands before a real server and lets a test take it away and bring it back. */
export async function startProxy(targetUrl: string): Promise<Proxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let server: Server | null = null;
  let port = 0;

  const restore = async (): Promise<void> => {
    const next = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      for (const socket of [client, upstream]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      client.pipe(upstream).pipe(client);
    });
    await new Promise<void>((resolve, reject) => {
      next.once('error', reject);
      next.listen(port, '127.0.0.1', resolve);
    });
    const address = next.address();
    port = typeof address === 'object' && address ? address.port : port;
    server = next;
  };
  const cut = async (): Promise<void> => {
    const closing = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (closing) await new Promise((resolve) => closing.close(resolve));
  };

  await restore();
  const url = new URL(targetUrl);
  url.port = String(port);
  return { url: url.href, cut, restore };
}
