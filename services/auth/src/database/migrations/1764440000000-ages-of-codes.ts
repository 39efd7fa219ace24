import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The night finds codes and links that have ended by their age. Both tables are small: the lock lasts a moment. */
export class AgesOfCodes1764440000000 implements MigrationInterface {
  readonly name = 'AgesOfCodes1764440000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`CREATE INDEX reset_codes_expires_at_idx ON auth.reset_codes (expires_at)`);
    await queryRunner.query(`CREATE INDEX password_links_expires_at_idx ON auth.password_links (expires_at)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX auth.password_links_expires_at_idx`);
    await queryRunner.query(`DROP INDEX auth.reset_codes_expires_at_idx`);
  }
}
