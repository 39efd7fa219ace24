import type { Rating } from '@garage/contracts/customer-visit';
import type { JobCheck } from '@garage/contracts/findings';
import type { LocalizedText } from '@garage/contracts/languages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

export interface StoredCheck extends Pick<JobCheck, 'serviceId' | 'text' | 'value' | 'note' | 'version'> {
  /** The line as it was then, in the languages that had it. */
  name: LocalizedText;
  rating: Rating | null;
  changedById: number;
  changedAt: Date;
}

export type NewCheck = Omit<StoredCheck, 'version' | 'changedAt'> & { appointmentId: number };

/** A line of what is checked: its service and its German text. */
export type CheckKey = Pick<StoredCheck, 'serviceId' | 'text'>;

const COLUMNS = `service_type_id AS "serviceId", text, name, rating, value, note, version,
  changed_by AS "changedById", changed_at AS "changedAt"`;

/** What was checked on a car. */
@Injectable()
export class ChecksRepository {
  constructor(private readonly db: DataSource) {}

  findOf(appointmentId: number): Promise<StoredCheck[]> {
    return this.db.query<StoredCheck[]>(
      `SELECT ${COLUMNS} FROM contact.job_checks WHERE appointment_id = $1 ORDER BY service_type_id, changed_at`,
      [appointmentId],
    );
  }

  async find(
    appointmentId: number,
    { serviceId, text }: CheckKey,
    manager: EntityManager,
  ): Promise<StoredCheck | null> {
    const [found] = await manager.query<StoredCheck[]>(
      `SELECT ${COLUMNS} FROM contact.job_checks
        WHERE appointment_id = $1 AND service_type_id = $2 AND text = $3`,
      [appointmentId, serviceId, text],
    );
    return found ?? null;
  }

  /** In the place of what was said of the line before. */
  async save(check: NewCheck, manager: EntityManager): Promise<void> {
    const { appointmentId, serviceId, text, name, rating, value, note, changedById } = check;
    await manager.query(
      `INSERT INTO contact.job_checks AS checks
         (appointment_id, service_type_id, text, name, rating, value, note, changed_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (appointment_id, service_type_id, text) DO UPDATE
         SET name = excluded.name, rating = excluded.rating, value = excluded.value, note = excluded.note,
             changed_by = excluded.changed_by, changed_at = now(), version = checks.version + 1`,
      [appointmentId, serviceId, text, JSON.stringify(name), rating, value, note, changedById],
    );
  }

  /** How many lines of each of these appointments have a rating; one without any is missing. */
  async countRated(appointmentIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
    const rows = await this.db.query<{ appointmentId: number; count: number }[]>(
      `SELECT appointment_id AS "appointmentId", count(*)::int AS count FROM contact.job_checks
        WHERE appointment_id = ANY ($1) AND rating IS NOT NULL GROUP BY appointment_id`,
      [appointmentIds],
    );
    return new Map(rows.map(({ appointmentId, count }) => [appointmentId, count]));
  }
}
