import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an import has put something else in the place of, so that it can be brought back. */
export class ReplacedContents1763970000000 implements MigrationInterface {
  name = 'ReplacedContents1763970000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content.replaced_contents (
        id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        contents    jsonb NOT NULL,
        replaced_by text NOT NULL,
        replaced_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.replaced_contents');
  }
}
