import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { inAddress } from '../openapi/in-address.js';
import { refusedFields } from '../errors/app-error.js';
import messages from './messages.de.json' with { type: 'json' };

/** The largest value of a Postgres `integer`. */
export const LARGEST_ID = 2_147_483_647;

/**
 * The `:id` of an address: a positive integer that fits its column. Not a pipe, because the validation
 * pipe goes first and would have made a number of `1e3` or `0x10`.
 */
export const Id = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number => {
    const { id } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>().params;
    if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID) return Number(id);
    throw refusedFields({ id: messages.invalid });
  },
  [inAddress({ name: 'id', type: 'integer' })],
);
