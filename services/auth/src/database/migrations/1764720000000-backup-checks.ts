import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One line whenever the safety copies were found whole, or one of them was restored on trial. */
export class BackupChecks1764720000000 implements MigrationInterface {
  readonly name = 'BackupChecks1764720000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth.backup_checks (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        kind text NOT NULL CONSTRAINT backup_checks_kind_check CHECK (kind IN ('check', 'drill')),
        finished_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await queryRunner.query(
      `CREATE INDEX backup_checks_kind_finished_at_idx ON auth.backup_checks (kind, finished_at)`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP TABLE auth.backup_checks`);
  }
}
