import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where people are signed in, and the second factor of those who want one. */
export class AddSecondFactorsAndSessionList1763901000000 implements MigrationInterface {
  readonly name = 'AddSecondFactorsAndSessionList1763901000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    // The session itself is in the session store; this says whose it is, so that a list can be shown.
    await queryRunner.query(`
      CREATE TABLE auth.user_sessions (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        session_id text NOT NULL CONSTRAINT user_sessions_session_id_key UNIQUE,
        user_id integer NOT NULL CONSTRAINT user_sessions_user_id_fkey
          REFERENCES auth.users (id) ON DELETE CASCADE,
        device text NOT NULL,
        network text NOT NULL,
        started_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await queryRunner.query(`CREATE INDEX user_sessions_user_id_idx ON auth.user_sessions (user_id)`);

    await queryRunner.query(`
      CREATE TABLE auth.second_factors (
        user_id integer PRIMARY KEY CONSTRAINT second_factors_user_id_fkey
          REFERENCES auth.users (id) ON DELETE CASCADE,
        encrypted_secret text NOT NULL,
        last_step bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz
      )
    `);
    await queryRunner.query(`
      CREATE TABLE auth.recovery_codes (
        user_id integer NOT NULL CONSTRAINT recovery_codes_user_id_fkey
          REFERENCES auth.second_factors (user_id) ON DELETE CASCADE,
        code_hash text NOT NULL,
        used_at timestamptz,
        PRIMARY KEY (user_id, code_hash)
      )
    `);

    await queryRunner.query(`CREATE INDEX audit_log_actor_idx ON auth.audit_log (actor_user_id, id)`);
    await queryRunner.query(`CREATE INDEX audit_log_subject_idx ON auth.audit_log (subject, id)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`DROP INDEX auth.audit_log_subject_idx, auth.audit_log_actor_idx`);
    for (const table of ['recovery_codes', 'second_factors', 'user_sessions']) {
      await queryRunner.query(`DROP TABLE auth.${table}`);
    }
  }
}
