import { timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { ServerConfig } from '../config.ts';
import type { SiteContentSource } from '../content/site-content-source.ts';
import type { GarageFactsSource } from '../pages/garage-facts.ts';

const PRIVATE = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd]|fe80:)/i;

/** Whether the address is of this machine or of a private network. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '');
  return isIP(plain) > 0 && PRIVATE.test(plain);
}

/** Operators ask directly; whoever comes through a proxy or from outside is a visitor. */
function isOperator(request: FastifyRequest): boolean {
  return (
    request.headers['x-forwarded-for'] === undefined && isPrivateAddress(request.socket.remoteAddress ?? '')
  );
}

/** Whoever holds the token that the operator gave to this process, wherever the request comes from. */
function holdsToken({ headers }: FastifyRequest, token: string): boolean {
  const sent = Buffer.from(headers.authorization ?? '');
  const expected = Buffer.from(`Bearer ${token}`);
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}

/** `/health/live`, `/health/ready` and `/metrics`, for those who run the site. */
export function healthAndMetrics(
  server: FastifyInstance,
  { metricsToken }: Pick<ServerConfig, 'metricsToken'>,
  facts: GarageFactsSource,
  texts: SiteContentSource,
): void {
  const registry = new Registry();
  registry.setDefaultLabels({ service: 'web' });
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long answers took',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  });

  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });

  const quiet = { logLevel: 'warn' } as const;
  server.get('/health/live', quiet, async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound();
    return { status: 'ok' };
  });
  // Once the garage is known, pages can be rendered without any service, with what is known last. The first visitors
  // find the texts there: who had to fetch them all at once would be shown pages without them on a slow machine.
  server.get('/health/ready', quiet, async (request, reply) => {
    if (!isOperator(request)) return reply.callNotFound();
    if (!(await facts.areKnown())) return reply.code(503).send({ status: 'starting' });
    await texts.askForAll();
    return { status: 'ok' };
  });
  server.get('/metrics', quiet, async (request, reply) => {
    if (!metricsToken || !holdsToken(request, metricsToken)) return reply.callNotFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
