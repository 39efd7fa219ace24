import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Recovery codes are hashed with a key. Those of earlier releases are not; the service, which has the key,
 * brings them into the new form when it starts.
 */
export class KeyRecoveryCodes1764310000000 implements MigrationInterface {
  readonly name = 'KeyRecoveryCodes1764310000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE auth.recovery_codes ADD COLUMN is_keyed boolean NOT NULL DEFAULT false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE auth.recovery_codes DROP COLUMN is_keyed`);
  }
}
