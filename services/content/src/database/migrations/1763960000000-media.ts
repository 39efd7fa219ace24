import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures that staff have uploaded for the pages. */
export class Media1763960000000 implements MigrationInterface {
  name = 'Media1763960000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE content.media (
        id       integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        name     text NOT NULL,
        picture  jsonb NOT NULL,
        alt      jsonb NOT NULL,
        added_by text NOT NULL,
        added_at timestamptz NOT NULL DEFAULT now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE content.media');
  }
}
