import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { inAddress } from '../openapi/in-address.js';
import { AppError, refusedFields } from '../errors/app-error.js';
import messages from './messages.de.json' with { type: 'json' };

/** The largest value of a Postgres `integer`. */
export const LARGEST_ID = 2_147_483_647;

/**
 * The `:id` of an address: a positive integer that fits its column. Not a pipe, because the validation
 * pipe goes first and would have made a number of `1e3` or `0x10`.
 */
export const Id = idOf('id', () => refusedFields({ id: messages.invalid }));

/** Another id of an address, such as its `:noteId`; there is nothing under what is none. */
export function IdInAddress(name: string): ParameterDecorator {
  return idOf(name, () => new AppError(404, 'not-found'))();
}

function idOf(name: string, refusal: () => AppError) {
  return createParamDecorator(
    (_data: unknown, context: ExecutionContext): number => {
      const { params } = context
        .switchToHttp()
        .getRequest<FastifyRequest<{ Params: Record<string, string> }>>();
      const id = params[name] ?? '';
      if (/^[1-9]\d{0,9}$/.test(id) && Number(id) <= LARGEST_ID) return Number(id);
      throw refusal();
    },
    [inAddress({ name, type: 'integer' })],
  );
}
