import { BOOKING_TOKEN_HEADER, type DocumentResponse } from '@garage/contracts/appointment-documents';
import { BOOKING_LIMITS, BOOKING_PATH } from '@garage/contracts/booking';
import { PublicFile } from '@garage/shared/platform/public-file.decorator';
import { QueryOf } from '@garage/shared/openapi/query-of';
import { Controller, Headers, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DocumentsService } from '../documents/documents.service.js';
import { CustomerAppointmentsService } from './customer-appointments.service.js';
import texts from './locales/de.json' with { type: 'json' };

/** Where customers send files for their appointment; `AdmitDocuments` has looked at the token before. */
@Controller(BOOKING_PATH)
export class CustomerDocumentsController {
  constructor(
    private readonly customers: CustomerAppointmentsService,
    private readonly documents: DocumentsService,
  ) {}

  @PublicFile({ bytes: BOOKING_LIMITS.documentBytes, message: texts.documentTooLarge })
  @Post(':bookingId/documents')
  @QueryOf('name')
  @HttpCode(201)
  async add(
    @Param('bookingId') bookingId: string,
    @Headers(BOOKING_TOKEN_HEADER) token: string,
    @Query('name') name: unknown,
    @Req() { body }: FastifyRequest,
  ): Promise<DocumentResponse> {
    const { id } = await this.customers.opened(bookingId, token);
    const content = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
    return { document: await this.documents.add(id, name, content) };
  }
}
