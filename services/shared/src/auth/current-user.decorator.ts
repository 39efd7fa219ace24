import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { UserEntity } from './user.entity.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the access guard on every route that is not public, and by passport on sign-in. */
    user?: UserEntity;
  }
}

/** The signed-in user with its role, as the access guard loaded it for this request. */
export const CurrentUser = createParamDecorator(
  (_data: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<FastifyRequest>().user,
);
