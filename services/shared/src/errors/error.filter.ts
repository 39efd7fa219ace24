import type { ApiError } from '@garage/contracts/common';
import { ArgumentsHost, Catch, ExceptionFilter, Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import '../platform/body-limit.decorator.js';
import { routeOf } from '../logging/request-log.js';
import { AppError } from './app-error.js';
import { describeError } from './describe-error.js';

/** The body of an error answer. */
export function toApiError(error: AppError, requestId: string): ApiError {
  return {
    statusCode: error.status,
    code: error.code,
    message: error.message,
    ...(error.fields && { fields: error.fields }),
    ...error.extra,
    requestId,
  };
}

/** Answers every error of a request in the one error form, and logs those that are ours to repair. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(exception: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    answerError(http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>(), exception, this.logger);
  }
}

/** Sends the answer for an error; for the few that Fastify reports outside Nest, too. */
export function answerError(
  request: FastifyRequest,
  reply: FastifyReply,
  exception: unknown,
  logger: Logger,
): void {
  const error = inWordsOf(request, describeError(exception));
  logRefusal(request, error, logger);
  if (reply.sent || reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  // "connection": Fastify hangs up on a body that it refuses, and whoever is still sending would not learn why.
  for (const header of ['content-length', 'content-disposition', 'etag', 'last-modified', 'connection']) {
    reply.removeHeader(header);
  }
  // Whoever sends too slowly has been waited for.
  if (error.status === 408) reply.header('connection', 'close');
  if (error.retryAfterSeconds !== undefined) {
    reply.header('retry-after', String(Math.max(1, Math.ceil(error.retryAfterSeconds))));
  }
  void reply
    .code(error.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(toApiError(error, request.id));
}

/** Failures with their stack, and what was refused to whom; anything else is an ordinary answer. */
function logRefusal(request: FastifyRequest, error: AppError, logger: Logger): void {
  const { status, code, cause } = error;
  const msg = `answered ${status} ${code}`;
  // What Fastify refuses before its hooks have run belongs to a request, too.
  const about = { requestId: request.id, method: request.method, route: routeOf(request) };
  // A thrown value that is no error has no stack.
  const err = cause instanceof Error ? cause : error;
  if (status === 503) logger.warn({ msg, ...about, err });
  else if (status >= 500) logger.error({ msg, ...about, err });
  // Whose call it was stands on every line of the request.
  else if (status === 403) logger.warn({ msg, ...about, ...error.logged });
  else if (cause && code === 'bad-request' && status === 400 && !isHttp(cause)) {
    logger.warn({ msg: 'a value passed validation and was refused later', ...about, err: cause });
  }
}

function isHttp(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && ('statusCode' in cause || 'getStatus' in cause);
}

/** A route that takes larger bodies says what it takes them for. What it found inside one has words of its own. */
function inWordsOf(request: FastifyRequest, error: AppError): AppError {
  const isTheBody = error.code === 'payload-too-large' && isHttp(error.cause);
  const message = isTheBody && request.routeOptions.config.body?.message;
  return message ? new AppError(error.status, error.code, message, { cause: error.cause }) : error;
}
