import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mail about an appointment goes with it when that is deleted, and is written from what happened. */
export class LinkMailsToAppointments1763970000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact.mails
        ADD COLUMN appointment_id       integer REFERENCES contact.appointments ON DELETE CASCADE,
        ADD COLUMN appointment_event_id integer REFERENCES contact.appointment_history ON DELETE CASCADE`);
    await runner.query(
      'CREATE INDEX mails_of_appointment ON contact.mails (appointment_id) WHERE appointment_id IS NOT NULL',
    );
    await runner.query(
      'CREATE INDEX mails_of_appointment_event ON contact.mails (appointment_event_id) WHERE appointment_event_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM contact.mails WHERE appointment_id IS NOT NULL`);
    await runner.query(
      'ALTER TABLE contact.mails DROP COLUMN appointment_id, DROP COLUMN appointment_event_id',
    );
  }
}
