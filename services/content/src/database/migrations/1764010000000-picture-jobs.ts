import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures of the library whose sizes are still to be made; those without a row have all of them. */
export class PictureJobs1764010000000 implements MigrationInterface {
  name = 'PictureJobs1764010000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content.picture_jobs (
        media_id    integer PRIMARY KEY REFERENCES content.media ON DELETE CASCADE,
        attempts    integer NOT NULL DEFAULT 0,
        next_try_at timestamptz NOT NULL DEFAULT now(),
        failed_at   timestamptz
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.picture_jobs');
  }
}
