import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

export interface BodyLimitOptions {
  bytes: number;
  /** German, for whoever sends more. */
  message: string;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    body?: BodyLimitOptions;
  }
}

/** Lets one route accept a larger body than the others. Nobody but signed-in staff may be let that far. */
export const BodyLimit = (body: BodyLimitOptions): MethodDecorator => RouteConfig({ body });

/** Makes the HTTP server obey `@BodyLimit`. */
export function obeyBodyLimits(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    const { body } = (route.config ?? {}) as { body?: BodyLimitOptions };
    if (body) route.bodyLimit = body.bytes;
  });
}
