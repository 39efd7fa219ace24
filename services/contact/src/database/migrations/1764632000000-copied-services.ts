import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The services are a copy of their record; one whose record is gone stays for what was booked with it. */
export class CopiedServices1764632000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE contact.service_types ADD COLUMN is_removed boolean NOT NULL DEFAULT false',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.service_types DROP COLUMN is_removed');
    // Whoever comes back from the last release hands its list over again.
    await runner.query(`DELETE FROM contact.settings WHERE key = 'copied-services'`);
  }
}
