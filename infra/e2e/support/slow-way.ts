import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SlowWay {
  port: number;
  /** How long a question and its answer are on their way together, from now on. */
  delay(roundTripMs: number): void;
  stop(): Promise<void>;
}

/** Another way to a port of this machine, as if that were far away: bytes take their time, and stay in order. */
export async function startSlowWay(to: number): Promise<SlowWay> {
  let oneWayMs = 0;
  const open = new Set<Socket>();
  const forward = (from: Socket, target: Socket): void => {
    let last: Promise<unknown> = Promise.resolve();
    const later = (work: () => unknown): void => {
      const arrival = sleep(oneWayMs);
      last = last.then(() => arrival).then(work);
    };
    from.on('data', (part) => later(() => target.write(part)));
    from.once('end', () => later(() => target.end()));
    from.once('error', () => target.destroy());
    from.once('close', () => open.delete(from));
    open.add(from.setNoDelay(true));
  };
  const server = createServer((client) => {
    const target = connect(to, '127.0.0.1');
    forward(client, target);
    forward(target, client);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    delay: (roundTripMs) => (oneWayMs = roundTripMs / 2),
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
