import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import { type Access, ACCESS_METADATA } from '../auth/access.js';
import '../auth/public.decorator.js';
import type { BodyLimitOptions } from './body-limit.decorator.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a file, which arrives as a `Buffer`. */
    isFile?: boolean;
  }
}

export const FILE_CONTENT_TYPE = 'application/octet-stream';

/**
 * Opens a route to everybody and lets it accept a file as its body. Whoever uses it must check in a
 * `preParsing` hook that the caller may send one, before the body is read.
 */
export const PublicFile = (body: BodyLimitOptions): MethodDecorator =>
  applyDecorators(
    SetMetadata<string, Access>(ACCESS_METADATA, { kind: 'public' }),
    RouteConfig({ public: true, isFile: true, body }),
    ApiConsumes(FILE_CONTENT_TYPE),
    ApiBody({ schema: { type: 'string', format: 'binary', maxLength: body.bytes } }),
  );
