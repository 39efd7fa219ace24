import type { FastifyReply, FastifyRequest } from 'fastify';
import { pathOf } from './observability/logging.ts';
import { sendErrorPage } from './pages/error-page.ts';
import { type GarageFactsSource, SiteStarting } from './pages/garage-facts.ts';
import { TooBusy } from './pages/own-pages.ts';
import type { Site } from './pages/site.ts';
import { isCall, sendApiError } from './proxy/api-error.ts';

/** As nginx says when it cannot reach us; the content service needs seconds to start. */
const RETRY_SECONDS = 5;

export type AnswerError = (error: unknown, request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Logs what is ours to repair and answers whatever went wrong: calls in the form of all services, pages with one
 * that says what to do.
 */
export function answerErrors({ errorPage }: Pick<Site, 'errorPage'>, facts: GarageFactsSource): AnswerError {
  return (error, request, reply) => {
    const status = statusOf(error);
    const isBusy = error instanceof TooBusy;
    if (status === 503) void reply.header('retry-after', RETRY_SECONDS);
    if (status === 500) {
      // A thrown value that is no error has no stack.
      const err = error instanceof Error ? error : new Error('something was thrown', { cause: error });
      request.log.error({ err, method: request.method, path: pathOf(request) }, `answered ${status}`);
    }
    if (isCall(request)) sendCallError(reply, status);
    else void sendErrorPage(reply, errorPage, facts.lastKnown, status, isBusy ? 'busy' : undefined);
  };
}

/** The status that Fastify gave to its refusal of a request; 503 where a page can be shown later, 500 for anything else. */
function statusOf(error: unknown): number {
  if (error instanceof SiteStarting || error instanceof TooBusy) return 503;
  const known = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return known >= 400 && known < 500 ? known : 500;
}

function sendCallError(reply: FastifyReply, status: number): void {
  if (status === 503) void sendApiError(reply, 503, 'dependency-unavailable');
  else if (status >= 500) void sendApiError(reply, 500, 'internal-error');
  else if (status === 408) void sendApiError(reply, 408, 'request-timeout');
  else if (status === 413) void sendApiError(reply, 413, 'payload-too-large');
  else if (status === 415) void sendApiError(reply, 415, 'unsupported-media-type');
  else void sendApiError(reply, status, 'bad-request');
}
