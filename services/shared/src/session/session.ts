import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import './session-data.js';

/**
 * Signs a user in under a new session id, so that a planted id is worth nothing.
 * Answers the token that the client has to send as `X-Admin-Token`.
 *
 * @param withSecondFactor One was asked for, and what came was good.
 */
export async function startSession(
  request: FastifyRequest,
  user: { id: number; sessionVersion: number },
  withSecondFactor: boolean,
): Promise<string> {
  await request.session.regenerate();
  const adminToken = randomBytes(32).toString('base64url');
  const { id: userId, sessionVersion } = user;
  const signedInAt = Date.now();
  Object.assign(request.session, { userId, sessionVersion, withSecondFactor, adminToken, signedInAt });
  return adminToken;
}

/** Ends the session on the server and takes the cookie back. */
export async function endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  await request.session.destroy();
  const { name, ...scope } = request.server.sessionCookie;
  reply.clearCookie(name, scope);
}
