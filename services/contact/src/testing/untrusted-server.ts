import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What speaks TLS with a certificate that it made itself: any server with one will do. */
export async function startUntrusted(): Promise<AsyncDisposable & { url: string }> {
  const server = new SMTPServer({ secure: true, logger: false });
  server.on('error', () => {}); // whoever looks at it leaves after the greeting
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(resolve);
      }),
  };
}
