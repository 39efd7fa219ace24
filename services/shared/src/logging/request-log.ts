import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { shortenAddress } from './client-address.js';
import { runInRequest } from './request-context.js';

const QUIET_ROUTES = new Set(['/health/live', '/health/ready', '/metrics']);

/**
 * Gives every log line of a request its id, and writes one line per answered request: route pattern
 * instead of the address, so that neither query nor path values are recorded.
 */
export function addRequestLog(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, _reply, done) => runInRequest(request.id, done));
  // Reading the body happens in events of the connection, outside the context of the first hook.
  fastify.addHook('preValidation', (request, _reply, done) => runInRequest(request.id, done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const level = reply.statusCode >= 500 ? 'warn' : QUIET_ROUTES.has(route) ? 'debug' : 'info';
    logger[level](
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        durationMs: Math.round(reply.elapsedTime * 10) / 10,
        client: shortenAddress(request.ip),
      },
      'request',
    );
    done();
  });
}

/** The pattern of the route that answered. An unknown address is not repeated: it can say anything. */
export function routeOf(request: FastifyRequest): string {
  return request.routeOptions.url ?? '(none)';
}
