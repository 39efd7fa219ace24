import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH, OPENAPI_SHORT_PATH } from '@garage/contracts/common';
import routes from '../../../gateway/routes.json' with { type: 'json' };
import type { ServerConfig } from '../config.ts';
import { sendApiError } from './api-error.ts';
import { askService, passOn } from './ask-service.ts';

/** Leads to the descriptions; nothing that anybody could misuse. */
const SHORT_ADDRESS = `${OPENAPI_SHORT_PATH}/:file`;

const PASSED_ON = routes.filter(({ service }) => service !== 'web').map(({ prefix }) => prefix);

/**
 * Describes the calls below `/api` that this server answers itself, however they were made, in the form and at
 * the place in which services describe theirs. Registered first, so that none escapes: whoever tries out
 * permissions reads here what there is to try.
 */
export function serveWebOpenapi(server: FastifyInstance, { auth }: ServerConfig['services']): void {
  const paths: Record<string, Record<string, object>> = {};
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/') || url === SHORT_ADDRESS || isPassedOn(url)) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const name of [method].flat()) {
      // Comes with every GET.
      if (name !== 'HEAD') paths[path] = { ...paths[path], [name.toLowerCase()]: {} };
    }
  });
  server.get(`${OPENAPI_PATH}/web.json`, async (request, reply) => {
    // Sessions are not ours to judge: whoever may read the description of the calls for signing in may read this.
    const answer = auth ? await askService(request, `${auth}${OPENAPI_PATH}/auth.json`) : null;
    if (!answer) return sendApiError(reply, 503, 'dependency-unavailable');
    if (!answer.ok) return passOn(reply, answer);
    await answer.body?.cancel();
    void reply.header('cache-control', 'no-store');
    return { openapi: '3.0.0', info: { title: 'Garage: web', version: '1' }, paths };
  });
  server.get<{ Params: { file: string } }>(SHORT_ADDRESS, async ({ params }, reply) => {
    void reply.header('cache-control', 'no-store');
    return reply.redirect(`${OPENAPI_PATH}/${encodeURIComponent(params.file)}`, 308);
  });
}

function isPassedOn(url: string): boolean {
  return PASSED_ON.some((prefix) => [prefix, `${prefix}/`, `${prefix}/*`].includes(url));
}
