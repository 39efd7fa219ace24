import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import formbody from '@fastify/formbody';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '@garage/contracts/common';
import { answerClientError, rememberAnswers } from './client-errors.ts';
import type { ServerConfig } from './config.ts';
import { answerErrors } from './error-answers.ts';
import { ServiceAnswers } from './content/service-answers.ts';
import { SiteContentSource } from './content/site-content-source.ts';
import { readOnAfterAnswers } from './early-answers.ts';
import { type BodyRate, endSlowBodies, SLOWEST_BODY } from './minimum-body-rate.ts';
import { healthAndMetrics } from './observability/health-and-metrics.ts';
import { requestId } from './observability/request-ids.ts';
import { createLogger, logRequests } from './observability/logging.ts';
import { Documents } from './pages/documents.ts';
import { embeds } from './pages/embeds.ts';
import { GarageFactsSource } from './pages/garage-facts.ts';
import { preview } from './pages/preview.ts';
import { publicPages } from './pages/public-pages.ts';
import { refusedRequests } from './pages/refused-requests.ts';
import { siteFiles } from './pages/site-files.ts';
import type { Site } from './pages/site.ts';
import { serveWebOpenapi } from './proxy/web-openapi.ts';
import { proxyServices } from './proxy/service-proxy.ts';
import { readTarget } from './request-target.ts';
import { securityHeaders } from './security-headers.ts';
import { endConnectionsWhenStopping } from './stopping.ts';
import { endUnusedConnections } from './unused-connections.ts';

/** Fast enough to do while a visitor waits. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** As the gateway has it, for installations without one. */
const HEADERS_MS = 15_000;

/** The web server: pages rendered by React, files of the site, and calls passed on to services. */
export async function createServer(
  config: ServerConfig,
  site: Site,
  log = createLogger(config),
  bodyRate: BodyRate = SLOWEST_BODY,
): Promise<FastifyInstance> {
  const server = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestId,
    requestIdHeader: false,
    trustProxy: config.trustedProxies,
    bodyLimit: 64 * 1024,
    clientErrorHandler: answerClientError,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 3 },
    rewriteUrl: ({ url = '/' }) => readTarget(url),
    // What is no address of ours is not found, however long it is.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 65_536 },
    // Idle connections of browsers must not delay the end of the process.
    forceCloseConnections: 'idle',
    // Requests that arrive on an open connection while stopping are still answered.
    return503OnClosing: false,
  });
  const answers = new ServiceAnswers(server.log);
  const facts = new GarageFactsSource(config.services.content, answers);
  server.setErrorHandler(answerErrors(site, facts));
  rememberAnswers(server);
  endUnusedConnections(server);
  endConnectionsWhenStopping(server);
  endSlowBodies(server, bodyRate);
  readOnAfterAnswers(server);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
  });
  serveWebOpenapi(server, config.services);
  logRequests(server);
  // Asks ahead of the first visitor; the server starts without an answer, too.
  server.addHook('onReady', async () => void (await facts.areKnown()));
  const texts = new SiteContentSource(config.services, answers);
  healthAndMetrics(server, config, facts, texts);

  const { HEAD_SCRIPT } = await site.load();
  await securityHeaders(server, { ...config, inlineScripts: [HEAD_SCRIPT] });
  // Services compress their own answers; behind the gateway nobody asks us to.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: BROTLI,
    // Nobody who fills in a form compresses it; calls go on as they came.
    globalDecompression: false,
  });
  await server.register(formbody, { bodyLimit: 64 * 1024 });
  await proxyServices(server, config.services);
  await site.serveFiles(server);
  const documents = new Documents(
    (error, page) => server.log.error({ err: error, page }, 'page cannot be made anew, showing the last one'),
    { isKept: !config.development },
  );
  siteFiles(server, config.publicUrl, site, facts, texts, documents);
  refusedRequests(server, site, facts);
  embeds(server, config.publicUrl, facts, texts);
  preview(server, config, site, facts, texts);
  publicPages(server, config, site, facts, texts, documents);
  if (site.close) server.addHook('onClose', site.close);
  return server;
}
