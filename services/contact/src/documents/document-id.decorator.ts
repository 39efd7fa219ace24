import { AppError } from '@garage/shared/errors/app-error';
import { inAddress } from '@garage/shared/openapi/in-address';
import { LARGEST_ID } from '@garage/shared/validation/id.decorator';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** The `:documentId` of an address. */
export const DocumentId = createParamDecorator(
  (_data: unknown, context: ExecutionContext): number => {
    const { documentId } = context
      .switchToHttp()
      .getRequest<FastifyRequest<{ Params: { documentId: string } }>>().params;
    if (/^[1-9]\d{0,9}$/.test(documentId) && Number(documentId) <= LARGEST_ID) return Number(documentId);
    throw new AppError(404, 'not-found');
  },
  [inAddress({ name: 'documentId', type: 'integer' })],
);
