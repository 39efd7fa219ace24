import { Module } from '@nestjs/common';
import { AppointmentsModule } from '../appointments/appointments.module.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentsService } from './documents.service.js';
import { StoredDocumentsRepository } from './stored-documents.repository.js';

/** Files that customers have sent along with their appointment. */
@Module({
  imports: [AppointmentsModule],
  controllers: [DocumentsController],
  providers: [DocumentsRepository, DocumentsService, StoredDocumentsRepository],
  exports: [DocumentsService, StoredDocumentsRepository],
})
export class DocumentsModule {}
