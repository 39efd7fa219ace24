import '../session/session-data.js';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request came from, as far as the audit record wants to know. */
export interface Caller {
  address: string;
  requestId: string;
  /** The session in which it was made; never recorded. */
  sessionId: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return { address: request.ip, requestId: request.id, sessionId: request.session.sessionId };
}

/** Injects the `Caller` of the request. */
export const RequestCaller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<FastifyRequest>()),
);
