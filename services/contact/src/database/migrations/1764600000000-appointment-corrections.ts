import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An appointment counts its corrections and knows who looks after it; its history says what was corrected, and of what
 * the customer was told. The columns have a fixed default or none, so that no row is written anew, and the last release
 * needs to know nothing of them.
 */
export class AppointmentCorrections1764600000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await withShortLock(
      runner,
      `ALTER TABLE contact.appointments
         ADD COLUMN IF NOT EXISTS version     integer NOT NULL DEFAULT 1,
         ADD COLUMN IF NOT EXISTS assignee_id integer;
       ALTER TABLE contact.appointment_history
         ADD COLUMN IF NOT EXISTS changes jsonb,
         ADD COLUMN IF NOT EXISTS is_told boolean;`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    // The release before knows no such events.
    await runner.query(
      `DELETE FROM contact.appointment_history WHERE kind IN ('corrected', 'undone', 'assigned')`,
    );
    await runner.query(`
      ALTER TABLE contact.appointments DROP COLUMN version, DROP COLUMN assignee_id;
      ALTER TABLE contact.appointment_history DROP COLUMN changes, DROP COLUMN is_told`);
  }
}
