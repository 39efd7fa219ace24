import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One line per finished safety copy, written by the program that made it. */
export class CreateBackups1764000000000 implements MigrationInterface {
  readonly name = 'CreateBackups1764000000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth.backups (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        finished_at timestamptz NOT NULL DEFAULT now(),
        bytes bigint NOT NULL CONSTRAINT backups_bytes_check CHECK (bytes > 0)
      )
    `);
    await queryRunner.query(`CREATE INDEX backups_finished_at_idx ON auth.backups (finished_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE auth.backups`);
  }
}
