import { IDEMPOTENCY_KEY_HEADER } from '@garage/contracts/common';
import { CONTACT_LIMITS } from '@garage/contracts/contact';
import { AppError } from '@garage/shared/errors/app-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const KEY = new RegExp(`^[A-Za-z0-9_-]{8,${CONTACT_LIMITS.idempotencyKey}}$`);

/** The request's idempotency key, when it has one; refuses what is no key. */
export const IdempotencyKey = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<FastifyRequest>().headers[IDEMPOTENCY_KEY_HEADER];
    if (key === undefined) return undefined;
    if (typeof key !== 'string' || !KEY.test(key)) throw new AppError(400, 'bad-request');
    return key;
  },
);
