import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Settings remember who saved them, and how often they were saved. */
export class SiteSettingVersions1763930000000 implements MigrationInterface {
  name = 'SiteSettingVersions1763930000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content.site_settings
        ADD COLUMN version integer NOT NULL DEFAULT 1,
        ADD COLUMN saved_by text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE content.site_settings DROP COLUMN version, DROP COLUMN saved_by');
  }
}
