import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The offer that has led to an appointment. Runs while the last release takes bookings, which leaves it empty. */
export class OffersOfAppointments1764635000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(runner, 'ALTER TABLE contact.appointments ADD COLUMN IF NOT EXISTS offer_id integer');
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'appointments_of_offers',
      on: 'appointments (offer_id, status) WHERE offer_id IS NOT NULL',
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.appointments DROP COLUMN offer_id');
  }
}
