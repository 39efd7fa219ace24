import { applyDecorators, SetMetadata } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Access, ACCESS_METADATA } from './access.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Needs no session; the HTTP server refuses a signed-out caller everywhere else. */
    public?: boolean;
  }
}

/** Opens a route to everybody. Each one is on its service's allow-list. */
export const Public = (): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS_METADATA, { kind: 'public' }),
    RouteConfig({ public: true }),
  );
