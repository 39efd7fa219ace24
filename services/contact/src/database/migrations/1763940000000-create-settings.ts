import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What staff set in the panel: one row per group of settings. */
export class CreateSettings1763940000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact.settings (
        key      text PRIMARY KEY,
        value    jsonb NOT NULL,
        version  integer NOT NULL,
        saved_by text,
        saved_at timestamptz NOT NULL
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact.settings');
  }
}
