import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import '../session/session-data.js';

/** The id of the user whose session the request carries; 401 without one. */
export function sessionUserId({ session, cookies, server }: FastifyRequest): number {
  if (session.userId !== undefined) return session.userId;
  throw new AppError(401, cookies[server.sessionCookie.name] ? 'session-expired' : 'unauthenticated');
}

/**
 * Sends signed-out callers away before their body is read, so that they hear 401 whatever is wrong with
 * it. The guard, which runs after reading, stays the one that decides.
 */
export function refuseSignedOutEarly(fastify: FastifyInstance): void {
  fastify.addHook('preParsing', async (request) => {
    if (!request.is404 && !request.routeOptions.config.public) sessionUserId(request);
  });
}
