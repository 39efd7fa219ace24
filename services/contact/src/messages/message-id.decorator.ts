import { AppError } from '@garage/shared/errors/app-error';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const LARGEST_INTEGER = 2_147_483_647;

/**
 * The message's id in the address: a positive integer that fits the database's column. Read here
 * because the validation pipe would have made a number of `1e3` or `0x10` before another pipe sees it.
 */
export const MessageId = createParamDecorator((_data: unknown, context: ExecutionContext): number => {
  const { id } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { id: string } }>>().params;
  if (!/^[1-9]\d{0,9}$/.test(id) || Number(id) > LARGEST_INTEGER) throw new AppError(400, 'bad-request');
  return Number(id);
});
