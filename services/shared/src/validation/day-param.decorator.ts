import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { isDay } from './day.decorator.js';

/** The `:date` of an address, `yyyy-MM-dd`; there is nothing under what is no day. */
export const DayParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => {
    const { date } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { date: string } }>>().params;
    if (isDay(date)) return date;
    throw new AppError(404, 'not-found');
  },
  [
    (target, method) => {
      const descriptor = method && Object.getOwnPropertyDescriptor(target, method);
      if (descriptor) ApiParam({ name: 'date', type: String, format: 'date' })(target, method, descriptor);
    },
  ],
);
