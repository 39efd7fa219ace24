import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Two people who change the workshop's plan at once: the second is told. */
export class VersionBookingSettings1763955000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.service_types ADD COLUMN version integer NOT NULL DEFAULT 1');
    await runner.query('ALTER TABLE contact.booking_settings ADD COLUMN version integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.booking_settings DROP COLUMN version');
    await runner.query('ALTER TABLE contact.service_types DROP COLUMN version');
  }
}
