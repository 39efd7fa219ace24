import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One row per record of the whole site, such as the garage facts; the value's shape belongs to its reader. */
export class SiteSettings1763600000000 implements MigrationInterface {
  name = 'SiteSettings1763600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content.site_settings (
        key text PRIMARY KEY,
        value jsonb NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.site_settings');
  }
}
