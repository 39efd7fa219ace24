import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export interface RegisteredRoute {
  method: string;
  path: string;
}

const routesOf = new WeakMap<object, RegisteredRoute[]>();

/** Remembers every route of the HTTP server, however it was made. */
export function rememberRoutes(fastify: FastifyInstance): void {
  const routes: RegisteredRoute[] = [];
  routesOf.set(fastify.server, routes);
  fastify.addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push({ method: name, path: url });
  });
}

export function registeredRoutes(app: INestApplication): readonly RegisteredRoute[] {
  return routesOf.get(app.getHttpServer() as object) ?? [];
}

/** The methods that an address has although not the one that was asked for. */
export function allowedMethods({ server, url }: FastifyRequest): string[] {
  const path = url.split('?', 1)[0] ?? '';
  const routes = routesOf.get(server.server) ?? [];
  const methods = routes.filter((route) => fits(route.path, path)).map(({ method }) => method);
  return [...new Set(methods)].toSorted();
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part === given[index] || (part.startsWith(':') && given[index] !== ''))
  );
}
