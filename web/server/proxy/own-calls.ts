import type { FastifyInstance } from 'fastify';
import routes from '../../../gateway/routes.json' with { type: 'json' };

/** The description of this server's calls, in the form and at the place in which services describe theirs. */
const DESCRIPTION_PATH = '/api/docs/web.json';

const PASSED_ON = routes.filter(({ service }) => service !== 'web').map(({ prefix }) => prefix);

/**
 * Describes the calls below `/api` that this server answers itself, however they were made. Registered first,
 * so that none escapes: whoever tries out permissions reads here what there is to try.
 */
export function describeOwnCalls(server: FastifyInstance): void {
  const paths: Record<string, Record<string, object>> = {};
  server.addHook('onRoute', ({ method, url }) => {
    if (!url.startsWith('/api/') || url === DESCRIPTION_PATH || isPassedOn(url)) return;
    const path = url.replaceAll(/:(\w+)/g, '{$1}');
    for (const name of [method].flat()) {
      // Comes with every GET.
      if (name !== 'HEAD') paths[path] = { ...paths[path], [name.toLowerCase()]: {} };
    }
  });
  server.get(DESCRIPTION_PATH, async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    return { openapi: '3.0.0', info: { title: 'Garage: web', version: '1' }, paths };
  });
}

function isPassedOn(url: string): boolean {
  return PASSED_ON.some((prefix) => [prefix, `${prefix}/`, `${prefix}/*`].includes(url));
}
