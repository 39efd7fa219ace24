import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors/app-error.js';

/** How slowly a body may come: nothing is asked of its first seconds, after them this average. */
export interface BodyRate {
  gracePeriodMs: number;
  bytesPerSecond: number;
}

/**
 * A total time for every body, longer for larger ones: 33 s for the 100 KB that strangers may send, 22 minutes for a
 * document of 10 MB. A fixed time would either cut off large uploads on a slow line or let a byte now and then hold
 * a connection for as long. 8,000 bytes per second is less than an old mobile network manages.
 */
export const SLOWEST_BODY: BodyRate = { gracePeriodMs: 20_000, bytesPerSecond: 8000 };

/** Fails the body of a request that comes more slowly than that; whoever reads it answers 408. */
export function endSlowBodies(fastify: FastifyInstance, rate: BodyRate): void {
  fastify.server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (hasBody(request)) watch(request, response, rate);
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
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
    else if (request.listenerCount('error') > 0) request.emit('error', new AppError(408, 'request-timeout'));
  };
  let timer = setTimeout(look, rate.gracePeriodMs);
  response.once('close', () => clearTimeout(timer));
}
