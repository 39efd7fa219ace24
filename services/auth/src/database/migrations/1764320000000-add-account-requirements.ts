import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account has to do before it may do anything else. */
export class AddAccountRequirements1764320000000 implements MigrationInterface {
  readonly name = 'AddAccountRequirements1764320000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth.user_roles ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false
    `);
    // Passwords of the accounts that exist were chosen under the old rules, and nobody is made to change them.
    // `has_second_factor` repeats what the tables of the factors say, which only the auth service may read.
    await queryRunner.query(`
      ALTER TABLE auth.users
        ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
        ADD COLUMN has_second_factor boolean NOT NULL DEFAULT false
    `);
    await queryRunner.query(`
      UPDATE auth.users SET has_second_factor = true
      WHERE id IN (SELECT user_id FROM auth.second_factors WHERE confirmed_at IS NOT NULL)
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE auth.users DROP COLUMN has_second_factor, DROP COLUMN must_change_password
    `);
    await queryRunner.query(`ALTER TABLE auth.user_roles DROP COLUMN requires_second_factor`);
  }
}
