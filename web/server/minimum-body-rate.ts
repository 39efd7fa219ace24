import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import messages from './proxy/messages.de.json' with { type: 'json' };

/** How slowly a body may come: nothing is asked of its first seconds, after them this average. */
export interface BodyRate {
  gracePeriodMs: number;
  bytesPerSecond: number;
}

/** As in the services (services/shared/src/platform/minimum-body-rate.ts, where the reasons stand). */
export const SLOWEST_BODY: BodyRate = { gracePeriodMs: 20_000, bytesPerSecond: 8000 };

/** What Fastify answers 408 to. */
class SlowBodyError extends Error {
  readonly statusCode = 408;
  readonly code = 'request-timeout';

  constructor() {
    super(messages['request-timeout']);
  }
}

/** Fails a body that comes more slowly than that. Those that are passed on are for the service that reads them. */
export function endSlowBodies(server: FastifyInstance, rate: BodyRate): void {
  server.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) watch(request, response, rate);
  });
}

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watch(request: IncomingMessage, response: ServerResponse, rate: BodyRate): void {
  const { socket } = request;
  const begin = performance.now();
  const before = socket.bytesRead;
  const allowedMs = () => rate.gracePeriodMs + ((socket.bytesRead - before) / rate.bytesPerSecond) * 1000;
  const look = () => {
    if (request.complete || response.writableEnded) return;
    const leftMs = allowedMs() - (performance.now() - begin);
    // What lies here unread waits for us, not for the sender.
    if (request.readableLength > 0) timer = setTimeout(look, rate.gracePeriodMs);
    else if (leftMs > 0) timer = setTimeout(look, leftMs);
    else if (request.listenerCount('error') > 0) request.emit('error', new SlowBodyError());
  };
  let timer = setTimeout(look, rate.gracePeriodMs);
  response.once('close', () => clearTimeout(timer));
}
