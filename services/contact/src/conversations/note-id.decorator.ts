import { AppError } from '@garage/shared/errors/app-error';
import { inAddress } from '@garage/shared/openapi/in-address';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The `:noteId` of an address. */
export const NoteId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number => {
    const { noteId } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { noteId: string } }>>().params;
    if (/^[1-9]\d{0,9}$/.test(noteId) && Number(noteId) <= LARGEST_ID) return Number(noteId);
    throw new AppError(404, 'not-found');
  },
  [inAddress({ name: 'noteId', type: 'integer' })],
);
