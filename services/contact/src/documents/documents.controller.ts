import { APPOINTMENT_DOCUMENTS_PATH, type DocumentsResponse } from '@garage/contracts/appointment-documents';
import { RequirePermission } from '@garage/shared/auth/require-permission.decorator';
import { Id, IdInAddress } from '@garage/shared/validation/id.decorator';
import { Controller, Get, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DocumentsService } from './documents.service.js';

/** Where staff read what customers have sent along. */
@Controller(APPOINTMENT_DOCUMENTS_PATH)
export class DocumentsController {
  constructor(private readonly documents: DocumentsService) {}

  @RequirePermission('appointments:read')
  @Get()
  async list(@Id() id: number): Promise<DocumentsResponse> {
    return { documents: await this.documents.findOf(id) };
  }

  /** Saved, never shown by the browser in our name: a stranger has made the file. */
  @RequirePermission('appointments:read')
  @Get(':documentId')
  async read(
    @Id() id: number,
    @IdInAddress('documentId') documentId: number,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const { content, name, type } = await this.documents.read(id, documentId);
    reply.header('content-type', type);
    reply.header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(name)}`);
    return content;
  }
}
