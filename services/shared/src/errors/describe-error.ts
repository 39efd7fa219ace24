import { type ErrorCode } from '@garage/contracts/common';
import { HttpException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { isDependencyFailure, isRefusedValue } from './postgres-errors.js';

const CODE_OF_STATUS: Partial<Record<number, ErrorCode>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'request-timeout',
  409: 'conflict',
  413: 'payload-too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
  503: 'dependency-unavailable',
};

/**
 * Turns whatever was thrown into the refusal that the caller gets. Texts of foreign errors never
 * reach the caller: they can repeat what was sent or tell about our insides.
 */
export function describeError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDependencyFailure(error)) {
    return new AppError(503, 'dependency-unavailable', undefined, { retryAfterSeconds: 2, cause: error });
  }
  if (isRefusedValue(error)) return new AppError(400, 'bad-request', undefined, { cause: error });
  const status = statusOf(error);
  if (status === 503) return new AppError(503, 'dependency-unavailable', undefined, { cause: error });
  if (status >= 400 && status < 500) {
    return new AppError(status, CODE_OF_STATUS[status] ?? 'bad-request', undefined, { cause: error });
  }
  return new AppError(500, 'internal-error', undefined, { cause: error });
}

/** The status that Nest, Fastify or a body parser gave to its error; 500 for anything else. */
function statusOf(error: unknown): number {
  if (error instanceof HttpException) return error.getStatus();
  if (error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number') {
    return error.statusCode;
  }
  return 500;
}
