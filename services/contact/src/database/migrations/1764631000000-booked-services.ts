import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appointments that are written together; each batch is a transaction of a moment. */
const BATCH = 5000;

/**
 * Appointments keep their services as they were booked. Those that exist get them as they are now. Runs while the last
 * release takes bookings, which leaves the column empty: outside of a transaction, in steps that may come again.
 */
export class BookedServices1764631000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(
      runner,
      'ALTER TABLE contact.appointments ADD COLUMN IF NOT EXISTS booked_services jsonb',
    );
    const [newest]: { id: number }[] = await runner.query(
      'SELECT coalesce(max(id), 0) AS id FROM contact.appointments',
    );
    for (let from = 0; from < newest!.id; from += BATCH) {
      await runner.query(
        `UPDATE contact.appointments AS appointment
            SET booked_services = (
                  SELECT jsonb_agg(
                           jsonb_build_object('id', type.id, 'name', type.name, 'duration', type.duration)
                           ORDER BY place)
                    FROM unnest(appointment.service_ids) WITH ORDINALITY AS booked (id, place)
                    JOIN contact.service_types AS type ON type.id = booked.id)
          WHERE id > $1 AND id <= $2 AND booked_services IS NULL`,
        [from, from + BATCH],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.appointments DROP COLUMN booked_services');
  }
}
