import { createHash } from 'node:crypto';
import type { AppointmentDocument } from '@garage/contracts/appointment-documents';
import { MOVABLE_STATES } from '@garage/contracts/appointment-states';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import type { CustomerDocument } from '@garage/contracts/customers';
import { AppError } from '@garage/shared/errors/app-error';
import { Injectable } from '@nestjs/common';
import { AppointmentsService } from '../appointments/appointments.service.js';
import { documentName, documentType } from './document-type.js';
import { DocumentsRepository } from './documents.repository.js';
import texts from './locales/de.json' with { type: 'json' };

/** Files that customers send along with their appointment; nobody but staff reads them. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly appointments: AppointmentsService,
    private readonly documents: DocumentsRepository,
  ) {}

  /** Stores a file, once: the same content again is answered with what is there. */
  async add(appointmentId: number, name: unknown, content: Buffer): Promise<AppointmentDocument> {
    if (content.length === 0) throw new AppError(400, 'bad-request', texts.documentEmpty);
    const type = documentType(content);
    if (!type) throw new AppError(415, 'unsupported-media-type', texts.documentType);
    const sha256 = createHash('sha256').update(content).digest();
    return this.appointments.whileLocked(appointmentId, async ({ status }, manager) => {
      const same = await this.documents.findSame(appointmentId, sha256, manager);
      if (same) return same;
      if (!MOVABLE_STATES.includes(status)) {
        throw new AppError(409, 'conflict', texts.documentsClosed);
      }
      const earlier = await this.documents.findOf(appointmentId, manager);
      if (earlier.length >= BOOKING_LIMITS.documents) {
        throw new AppError(409, 'conflict', texts.tooManyDocuments);
      }
      return this.documents.insert(
        {
          appointmentId,
          name: documentName(name, type, BOOKING_LIMITS.documentName),
          type,
          sha256,
          content,
        },
        manager,
      );
    });
  }

  findOf(appointmentId: number): Promise<AppointmentDocument[]> {
    return this.documents.findOf(appointmentId);
  }

  /** What was sent along with the appointments of a customer, the newest first. */
  findOfCustomer(customerId: number, limit: number): Promise<CustomerDocument[]> {
    return this.documents.findOfCustomer(customerId, limit);
  }

  /** With its content. */
  async read(appointmentId: number, id: number): Promise<AppointmentDocument & { content: Buffer }> {
    const document = await this.documents.read(appointmentId, id);
    if (!document) throw new AppError(404, 'not-found');
    return document;
  }
}
