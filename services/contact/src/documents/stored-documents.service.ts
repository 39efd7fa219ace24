import type { ExpiringDocument } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import type { StoredAttachments } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';
import { StoredDocumentsRepository } from './stored-documents.repository.js';

/** Answers for documents when it is asked what is kept. */
@Injectable()
export class StoredDocumentsService {
  readonly retention: RetentionParts<'documents'>;

  constructor(private readonly documents: StoredDocumentsRepository) {
    this.retention = { documents: documents.documents };
  }

  /** Those of the oldest visits that would go at this moment. */
  expiring(expiry: Expiry): Promise<ExpiringDocument[]> {
    return this.documents.findExpiring(expiry);
  }

  /** How many each of these appointments has; one without any is missing. */
  countOf(appointmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return this.documents.countOf(appointmentIds);
  }

  /** What was sent along with these appointments, by name and size. */
  recordsOf(appointmentIds: readonly number[]): Promise<StoredAttachments> {
    return this.documents.recordsOf(appointmentIds);
  }
}
