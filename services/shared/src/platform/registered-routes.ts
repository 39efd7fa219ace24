import type { INestApplication } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';

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
