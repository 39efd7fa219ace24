import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { hasBody } from './minimum-body-rate.ts';

/** As large as what visitors may send at all (a document of an appointment), and as long as nginx waits. */
const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_MS = 10_000;
const LOOK_MS = 50;

/**
 * Reads and drops, for a while, what still comes of a body whose request has been answered. Browsers read no answer
 * before they have sent everything or cannot send any more; who hung up at once would leave them without a reason,
 * who read everything would take in a gigabyte from anybody.
 */
export function readOnAfterAnswers(server: FastifyInstance): void {
  server.addHook('onSend', async (request, reply, payload) => {
    // Whoever sends too slowly has had time enough.
    const isComplete = (request.raw.complete as boolean | undefined) ?? true; // injected requests do not say
    if (isComplete || !hasBody(request.raw) || reply.statusCode === 408) return payload;
    // Fastify hangs up on senders whose body it does not want.
    reply.removeHeader('connection');
    reply.raw.once('finish', () => readOn(request.raw));
    return payload;
  });
}

function readOn(request: IncomingMessage): void {
  const { socket } = request;
  const lastByte = socket.bytesRead + MOST_BYTES;
  const end = performance.now() + LONGEST_MS;
  request.resume();
  const timer = setInterval(() => {
    const isOver = request.complete || socket.destroyed;
    if (!isOver && socket.bytesRead <= lastByte && performance.now() <= end) return;
    clearInterval(timer);
    if (!isOver) socket.destroy();
  }, LOOK_MS);
}
