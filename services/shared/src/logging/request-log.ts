import '../session/session-data.js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { shortenAddress } from './client-address.js';
import { type RequestContext, runInContext } from './request-context.js';

const QUIET_ROUTES = new Set(['/health/live', '/health/ready', '/metrics']);

/**
 * Gives every log line of a request its id and the id of its user, and writes one line per answered request:
 * route pattern instead of the address, so that neither query nor path values are recorded.
 */
export function addRequestLog(fastify: FastifyInstance, logger: Logger): void {
  const contexts = new WeakMap<FastifyRequest, RequestContext>();
  const contextOf = (request: FastifyRequest): RequestContext =>
    contexts.get(request) ?? { requestId: request.id };

  fastify.addHook('onRequest', (request, _reply, done) => {
    const context = { requestId: request.id };
    contexts.set(request, context);
    runInContext(context, done);
  });
  // The session has been read by now; one that is about to end is still there.
  fastify.addHook('preParsing', (request, _reply, _payload, done) => {
    const { userId } = request.session;
    if (userId !== undefined) contextOf(request).userId = userId;
    done();
  });
  // Reading the body happens in events of the connection, outside the context of the first hook.
  fastify.addHook('preValidation', (request, _reply, done) => runInContext(contextOf(request), done));
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = routeOf(request);
    const level = reply.statusCode >= 500 ? 'warn' : QUIET_ROUTES.has(route) ? 'debug' : 'info';
    logger[level](
      {
        ...contextOf(request),
        // Before a sign-in there was none.
        ...(request.session?.userId && { userId: request.session.userId }),
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
