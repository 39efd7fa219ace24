import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCall, sendApiError } from '../proxy/api-error.ts';
import { UNREADABLE_PATH } from '../request-target.ts';
import { sendErrorPage } from './error-page.ts';
import type { GarageFactsSource } from './garage-facts.ts';
import type { Site } from './site.ts';

/** What is answered to addresses that could mean more than one thing: a page to people, the common form to programs. */
export function refusedRequests(server: FastifyInstance, site: Site, facts: GarageFactsSource): void {
  server.all(UNREADABLE_PATH, async (request: FastifyRequest, reply: FastifyReply) =>
    isCall(request)
      ? sendApiError(reply, 400, 'bad-request')
      : sendErrorPage(reply, site.errorPage, facts.lastKnown, 400),
  );
}
