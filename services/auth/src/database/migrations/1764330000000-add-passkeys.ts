import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys beside the authenticator app; recovery codes stand in for both, so they belong to the account. */
export class AddPasskeys1764330000000 implements MigrationInterface {
  readonly name = 'AddPasskeys1764330000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE auth.passkeys (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id integer NOT NULL CONSTRAINT passkeys_user_id_fkey
          REFERENCES auth.users (id) ON DELETE CASCADE,
        credential_id text NOT NULL CONSTRAINT passkeys_credential_id_key UNIQUE,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        transports text[] NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        last_used_at timestamptz
      )
    `);
    await queryRunner.query(`CREATE INDEX passkeys_user_id_idx ON auth.passkeys (user_id)`);

    // They live for minutes: losing them in a crash of the server costs somebody one more click.
    await queryRunner.query(`
      CREATE UNLOGGED TABLE auth.passkey_challenges (
        challenge text PRIMARY KEY,
        user_id integer NOT NULL CONSTRAINT passkey_challenges_user_id_fkey
          REFERENCES auth.users (id) ON DELETE CASCADE,
        purpose text NOT NULL,
        expires_at timestamptz NOT NULL
      )
    `);
    await queryRunner.query(
      `CREATE INDEX passkey_challenges_expires_at_idx ON auth.passkey_challenges (expires_at)`,
    );
    await queryRunner.query(
      `CREATE INDEX passkey_challenges_user_id_idx ON auth.passkey_challenges (user_id)`,
    );

    await queryRunner.query(`
      ALTER TABLE auth.recovery_codes
        DROP CONSTRAINT recovery_codes_user_id_fkey,
        ADD CONSTRAINT recovery_codes_user_id_fkey
          FOREIGN KEY (user_id) REFERENCES auth.users (id) ON DELETE CASCADE
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `DELETE FROM auth.recovery_codes WHERE user_id NOT IN (SELECT user_id FROM auth.second_factors)`,
    );
    await queryRunner.query(`
      ALTER TABLE auth.recovery_codes
        DROP CONSTRAINT recovery_codes_user_id_fkey,
        ADD CONSTRAINT recovery_codes_user_id_fkey
          FOREIGN KEY (user_id) REFERENCES auth.second_factors (user_id) ON DELETE CASCADE
    `);
    await queryRunner.query(`DROP TABLE auth.passkey_challenges`);
    await queryRunner.query(`DROP TABLE auth.passkeys`);
  }
}
