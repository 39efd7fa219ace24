import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One for each account at most. Of its key only the digest: nobody who reads the table can open a calendar with it. */
export class CreateCalendarSubscriptions1764650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE contact.calendar_subscriptions (
        user_id      integer PRIMARY KEY,
        scope        text NOT NULL CHECK (scope IN ('all', 'mine')),
        key_digest   bytea NOT NULL UNIQUE,
        created_at   timestamptz NOT NULL DEFAULT now(),
        last_read_at timestamptz)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE contact.calendar_subscriptions');
  }
}
