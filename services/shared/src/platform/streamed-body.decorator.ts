import { applyDecorators } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { BodyLimitOptions } from './body-limit.decorator.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is lines of JSON, which arrive as a stream. */
    isStreamed?: boolean;
  }
}

export const LINES_CONTENT_TYPE = 'application/x-ndjson';

/** Lets a route read lines of JSON as they come, too many for memory. The route counts the bytes itself. */
export const StreamedBody = (body: BodyLimitOptions): MethodDecorator =>
  applyDecorators(
    RouteConfig({ isStreamed: true, body }),
    ApiConsumes(LINES_CONTENT_TYPE),
    ApiBody({ schema: { type: 'string', maxLength: body.bytes } }),
  );
