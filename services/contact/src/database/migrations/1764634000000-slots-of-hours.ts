import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The workshop's slots follow the opening hours until somebody saves others: as long as the version that follows them is
 * the current one. The last release knows nothing of that, so what it saves counts as set by staff, now as before.
 */
export class SlotsOfHours1764634000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.booking_settings ADD COLUMN following_version integer DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.booking_settings DROP COLUMN following_version');
  }
}
