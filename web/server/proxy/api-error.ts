import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ApiError, ErrorCode } from '@garage/contracts/common';
import messages from './messages.de.json' with { type: 'json' };

/** What this server says itself; everything else is said by services. */
export type OwnCode = ErrorCode & keyof typeof messages;

const CALL = /^\/+api(?:[/?]|$)/;

/** Whether a program asks, which reads the common form, and not a person, who reads a page. */
export function isCall({ originalUrl }: FastifyRequest): boolean {
  return CALL.test(originalUrl);
}

/** The form that all services use. */
export function apiError(statusCode: number, code: OwnCode, requestId: string): ApiError {
  return { statusCode, code, message: messages[code], requestId };
}

/** Answers an API call that no service answered. */
export function sendApiError(reply: FastifyReply, statusCode: number, code: OwnCode): FastifyReply {
  return reply
    .code(statusCode)
    .header('cache-control', 'no-store')
    .send(apiError(statusCode, code, reply.request.id));
}
