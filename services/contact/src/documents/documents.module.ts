import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { StoredDocumentsRepository } from './stored-documents.repository.js';
import { StoredDocumentsService } from './stored-documents.service.js';

/** Files that customers have sent along with their appointment. */
@Module({
  imports: [AppointmentsModule],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, StoredDocumentsRepository, StoredDocumentsService],
  exports: [DocumentsService, StoredDocumentsService],
})
export class DocumentsModule {}
