import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** As the services have it: some who pass requests on hear a moment later that this server is not to be asked any more. */
const NOTICE_MS = 500;

const stopping = new WeakSet<FastifyInstance>();

/** Once the server is about to stop, each answer is the last one on its connection: what comes next goes elsewhere. */
export function endConnectionsWhenStopping(server: FastifyInstance): void {
  server.addHook('onSend', async (_request, reply) => {
    if (stopping.has(server)) void reply.header('connection', 'close');
  });
}

/** Answers for a moment longer, then takes nothing new and finishes what is under way. */
export async function stopInOrder(server: FastifyInstance, noticeMs = NOTICE_MS): Promise<void> {
  stopping.add(server);
  await sleep(noticeMs);
  await server.close();
}
