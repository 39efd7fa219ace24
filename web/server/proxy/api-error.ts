import type { FastifyReply } from 'fastify';
import type { ApiError, ErrorCode } from '@garage/contracts/common';
import messages from './messages.de.json' with { type: 'json' };

/** Answers an API call that no service answered, in the form that all services use. */
export function sendApiError(
  reply: FastifyReply,
  statusCode: number,
  code: ErrorCode & keyof typeof messages,
) {
  const error: ApiError = { statusCode, code, message: messages[code], requestId: reply.request.id };
  return reply.code(statusCode).header('cache-control', 'no-store').send(error);
}
