import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { BodyLimitOptions } from './body-limit.decorator.js';
import { FILE_CONTENT_TYPE } from './public-file.decorator.js';

/** Lets a route of the staff accept a file as its body; who is signed out is sent away before it is read. */
export const StaffFile = (body: BodyLimitOptions): MethodDecorator =>
  applyDecorators(
    RouteConfig({ isFile: true, body }),
    ApiConsumes(FILE_CONTENT_TYPE),
    ApiBody({ schema: { type: 'string', format: 'binary', maxLength: body.bytes } }),
  );
