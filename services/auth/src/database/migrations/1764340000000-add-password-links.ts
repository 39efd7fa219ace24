import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which somebody sets the own password, and accounts that wait for that. */
export class AddPasswordLinks1764340000000 implements MigrationInterface {
  readonly name = 'AddPasswordLinks1764340000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // Several may be good at once: who asks twice may use whichever mail comes first.
    await queryRunner.query(`
      CREATE TABLE auth.password_links (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL CONSTRAINT password_links_user_id_fkey
          REFERENCES auth.users (id) ON DELETE CASCADE,
        token_hash text NOT NULL CONSTRAINT password_links_token_hash_key UNIQUE,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL
      )
    `);
    await queryRunner.query(`CREATE INDEX password_links_user_id_idx ON auth.password_links (user_id)`);
    await queryRunner.query(`ALTER TABLE auth.users ALTER COLUMN password_hash DROP NOT NULL`);
  }

  /** No password fits an account that has none, until an administrator gives it one. */
  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`UPDATE auth.users SET password_hash = 'none' WHERE password_hash IS NULL`);
    await queryRunner.query(`ALTER TABLE auth.users ALTER COLUMN password_hash SET NOT NULL`);
    await queryRunner.query(`DROP TABLE auth.password_links`);
  }
}
