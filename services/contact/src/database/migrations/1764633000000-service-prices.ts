import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a service costs, in whole Rappen; the last release leaves it out. */
export class ServicePrices1764633000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact.service_types
        ADD COLUMN price integer CHECK (price >= 0),
        ADD COLUMN is_price_from boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.service_types DROP COLUMN price, DROP COLUMN is_price_from');
  }
}
