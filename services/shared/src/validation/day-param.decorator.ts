import { isCalendarDate } from '@garage/contracts/calendar-day';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.js';
import { inAddress } from '../openapi/in-address.js';

/** The `:date` of an address, `yyyy-MM-dd`; there is nothing under what is no day. */
export const DayParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): string => {
    const { date } = context.switchToHttp().getRequest<FastifyRequest<{ Params: { date: string } }>>().params;
    if (isCalendarDate(date)) return date;
    throw new AppError(404, 'not-found');
  },
  [inAddress({ name: 'date', type: String, format: 'date' })],
);
