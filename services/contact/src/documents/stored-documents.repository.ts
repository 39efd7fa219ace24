import { EXPIRING_LISTED, type ExpiringDocument } from '@garage/contracts/retention';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { StoredAttachments, StoredRecord } from '../stored-data/personal-data-part.js';
import type { Expiry, RetentionParts } from '../stored-data/retention-part.js';

/**
 * What is kept of documents, and for how long. A document is as old as the visit that it belongs to, and its own
 * table does not know when that ended: only here, a statement of this room reads `contact.appointments`, along the
 * foreign key. Asked for by ids, each night would send all of them back and forth.
 */
@Injectable()
export class StoredDocumentsRepository {
  readonly retention: RetentionParts<'documents'>;
  private readonly documents: ExpiringRows;

  constructor(private readonly db: DataSource) {
    this.documents = new ExpiringRows(db, {
      table: 'contact.appointment_documents',
      id: 'id',
      // From the end of the visit's last day on.
      where: `(SELECT (end_date + 1)::timestamp AT TIME ZONE 'Europe/Zurich'
                 FROM contact.appointments WHERE appointments.id = appointment_id)
                < $2::timestamptz - make_interval(days => $1::int)`,
      // A document comes before its visit, so only those that have been here for as long are looked at.
      age: 'created_at',
    });
    this.retention = { documents: this.documents };
  }

  /** Those of the oldest visits that would go at this moment. */
  findExpiring({ days, now }: Expiry): Promise<ExpiringDocument[]> {
    return this.db.query<ExpiringDocument[]>(
      `SELECT document.id, visit.booking_id AS "bookingId", visit.end_date::text AS "endDate", document.bytes
         FROM contact.appointment_documents AS document
         JOIN contact.appointments AS visit ON visit.id = document.appointment_id
        WHERE document.id IN (SELECT id FROM contact.appointment_documents WHERE ${this.documents.isExpired})
        ORDER BY visit.end_date, document.id LIMIT ${EXPIRING_LISTED}`,
      [days, now],
    );
  }

  /** How many each of these appointments has; one without any is missing. */
  async countOf(appointmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.db.query<{ appointmentId: number; count: number }[]>(
      `SELECT appointment_id AS "appointmentId", count(*)::int AS count
         FROM contact.appointment_documents WHERE appointment_id = ANY ($1) GROUP BY appointment_id`,
      [appointmentIds],
    );
    return new Map(rows.map(({ appointmentId, count }) => [appointmentId, count]));
  }

  /** By name and size, without their content. */
  async exportOf(appointmentIds: readonly number[], manager: EntityManager): Promise<StoredAttachments> {
    const rows = await manager.query<{ appointmentId: number; documents: StoredRecord[] }[]>(
      `SELECT appointment_id AS "appointmentId", jsonb_agg(jsonb_build_object(
                'name', name, 'type', type, 'bytes', bytes, 'createdAt', created_at) ORDER BY id) AS documents
         FROM contact.appointment_documents WHERE appointment_id = ANY ($1) GROUP BY appointment_id`,
      [appointmentIds],
    );
    return new Map(rows.map(({ appointmentId, documents }) => [appointmentId, documents]));
  }
}
