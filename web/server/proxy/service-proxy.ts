import type { IncomingMessage } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER } from '@garage/contracts/common';
import routes from '../../../gateway/routes.json' with { type: 'json' };
import type { ServerConfig, ServiceName } from '../config.ts';
import { hasBody } from '../minimum-body-rate.ts';
import { sendApiError } from './api-error.ts';

/** Passes calls on by the gateway's route table, for installations without the gateway. */
export async function proxyServices(
  server: FastifyInstance,
  services: ServerConfig['services'],
): Promise<void> {
  await server.register(async (calls) => {
    // Bodies go on as they came: what the pages read (forms) is not ours to read here.
    calls.removeAllContentTypeParsers();
    calls.addHook('preParsing', async ({ raw }, _reply, payload) => (hasBody(raw) ? detached(raw) : payload));
    await passOn(calls, services);
  });
}

/**
 * The body without its connection: when a service answers before it has read everything, what passes the body on is
 * torn down, and the visitor must still get the answer.
 */
function detached(request: IncomingMessage): Readable {
  const body = new PassThrough();
  request.once('close', () => {
    if (!request.complete) body.destroy();
  });
  return request.pipe(body);
}

async function passOn(server: FastifyInstance, services: ServerConfig['services']): Promise<void> {
  for (const { prefix, service } of routes) {
    const upstream = services[service as ServiceName];
    if (service === 'web') continue;
    if (!upstream) {
      server.all(prefix, (_request, reply) => sendApiError(reply, 404, 'not-found'));
      server.all(`${prefix}/*`, (_request, reply) => sendApiError(reply, 404, 'not-found'));
      continue;
    }
    await server.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      proxyPayloads: true,
      disableRequestLogging: true,
      replyOptions: {
        // The service must see the visitor, not this server.
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          [REQUEST_ID_HEADER]: request.id,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-forwarded-host': request.host,
        }),
        onError: (reply, { error }) => {
          reply.log.warn({ err: error, service }, 'service not reachable');
          void sendApiError(reply as never, 503, 'dependency-unavailable');
        },
      },
    });
  }
}
