import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { StoredAttachments, StoredRecord } from '../stored-data/personal-data-part.js';
import type { RetentionParts } from '../stored-data/retention-part.js';

/**
 * What is kept of jobs, and for how long. Checks, findings and answers go with their visit; photos, which are large and
 * show number plates, go earlier. What a customer has answered to keeps its copies as long as the visit is kept.
 */
@Injectable()
export class StoredFindingsRepository {
  readonly retention: RetentionParts<'jobPhotos'>;

  constructor(db: DataSource) {
    this.retention = {
      jobPhotos: new ExpiringRows(db, {
        table: 'contact.job_photos',
        id: 'id',
        where: 'true',
        age: 'created_at',
      }),
    };
  }

  /** What was checked and found at each of these visits, and what its customer has answered; photos by their size. */
  async exportOf(
    appointmentIds: readonly number[],
    manager: EntityManager,
  ): Promise<Record<'checks' | 'findings' | 'answers' | 'photos', StoredAttachments>> {
    const of = async (rows: string): Promise<StoredAttachments> => {
      const found = await manager.query<{ appointmentId: number; records: StoredRecord[] }[]>(
        `SELECT appointment_id AS "appointmentId", jsonb_agg(record) AS records
           FROM (${rows}) AS rows GROUP BY appointment_id`,
        [appointmentIds],
      );
      return new Map(found.map(({ appointmentId, records }) => [appointmentId, records]));
    };
    return {
      checks: await of(`SELECT appointment_id, to_jsonb(job_check) - 'changed_by' AS record
        FROM contact.job_checks AS job_check WHERE appointment_id = ANY ($1)`),
      findings:
        await of(`SELECT appointment_id, to_jsonb(finding) - 'changed_by' - 'idempotency_key' AS record
        FROM contact.findings AS finding WHERE appointment_id = ANY ($1) ORDER BY id`),
      answers: await of(`SELECT appointment_id, to_jsonb(answer) AS record
        FROM contact.finding_answers AS answer WHERE appointment_id = ANY ($1) ORDER BY id`),
      photos: await of(`SELECT appointment_id, jsonb_build_object('id', id, 'createdAt', created_at,
          'isReleased', is_released, 'bytes', length(content)) AS record
        FROM contact.job_photos WHERE appointment_id = ANY ($1) ORDER BY id`),
    };
  }
}
