import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the workshop checks with a service: lines of text, in German and in the languages that have them. */
export class ServiceChecks1764610000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE contact.service_types ADD COLUMN checks jsonb NOT NULL DEFAULT '{"de": ""}'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.service_types DROP COLUMN checks');
  }
}
