import { createServer } from 'node:net';
import { claimPort } from './port-claim.ts';

/** Above this the kernel hands out ports to outgoing connections, which may collide with ours. */
const EPHEMERAL_PORTS_START = 32_768;

export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, host, () => probe.close(() => resolve(true)));
  });
}

/** The first free port at or after `from` that no other process means to use; it is this process's until it ends. */
export async function freePort(from: number, host?: string): Promise<number> {
  for (let port = from; port < EPHEMERAL_PORTS_START; port++) {
    if ((await isPortFree(port, host)) && claimPort(port)) return port;
  }
  throw new Error(`no free port between ${from} and ${EPHEMERAL_PORTS_START}`);
}
