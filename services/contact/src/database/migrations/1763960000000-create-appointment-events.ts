import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A history that knows what an appointment was at each moment, so that mails can be written from it; and with
 * each appointment the work that it was planned for, because services change later.
 */
export class CreateAppointmentEvents1763960000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact.appointments
        ADD COLUMN work_minutes       integer,
        ADD COLUMN buffer_minutes     integer NOT NULL DEFAULT 0,
        ADD COLUMN proposal_id        integer,
        ALTER COLUMN customer_email   DROP NOT NULL`);
    await runner.query(`
      UPDATE contact.appointments
         SET work_minutes = coalesce(planned.minutes, 60), buffer_minutes = coalesce(planned.buffer, 0)
        FROM contact.appointments AS same
        LEFT JOIN LATERAL (
          SELECT sum(duration)::int AS minutes, max(service_types.buffer_minutes) AS buffer
            FROM contact.service_types WHERE service_types.id = ANY (same.service_ids)) AS planned ON true
       WHERE same.id = appointments.id`);
    await runner.query('ALTER TABLE contact.appointments ALTER COLUMN work_minutes SET NOT NULL');
    await runner.query('ALTER TABLE contact.appointment_history RENAME COLUMN note TO reason');
    await runner.query(`
      ALTER TABLE contact.appointment_history
        ADD COLUMN kind              text NOT NULL DEFAULT 'booked',
        ADD COLUMN from_status       text,
        ADD COLUMN from_date         date,
        ADD COLUMN from_start_minute integer,
        ADD COLUMN date              date,
        ADD COLUMN start_minute      integer,
        ADD COLUMN end_date          date,
        ADD COLUMN end_minute        integer,
        ADD COLUMN drop_off          boolean,
        ADD COLUMN sequence          integer NOT NULL DEFAULT 0`);
    await runner.query(`
      UPDATE contact.appointment_history AS event
         SET date = appointment_date, start_minute = appointments.start_minute,
             end_date = appointments.end_date, end_minute = appointments.end_minute,
             drop_off = appointments.drop_off
        FROM contact.appointments WHERE appointments.id = event.appointment_id`);
    await runner.query(`
      ALTER TABLE contact.appointment_history
        ALTER COLUMN kind         DROP DEFAULT,
        ALTER COLUMN date         SET NOT NULL,
        ALTER COLUMN start_minute SET NOT NULL,
        ALTER COLUMN end_date     SET NOT NULL,
        ALTER COLUMN end_minute   SET NOT NULL,
        ALTER COLUMN drop_off     SET NOT NULL,
        ALTER COLUMN sequence     DROP DEFAULT`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact.appointment_history
        DROP COLUMN kind, DROP COLUMN from_status, DROP COLUMN from_date, DROP COLUMN from_start_minute,
        DROP COLUMN date, DROP COLUMN start_minute, DROP COLUMN end_date, DROP COLUMN end_minute,
        DROP COLUMN drop_off, DROP COLUMN sequence`);
    await runner.query('ALTER TABLE contact.appointment_history RENAME COLUMN reason TO note');
    await runner.query(`UPDATE contact.appointments SET customer_email = '' WHERE customer_email IS NULL`);
    await runner.query(`
      ALTER TABLE contact.appointments
        DROP COLUMN work_minutes, DROP COLUMN buffer_minutes, DROP COLUMN proposal_id,
        ALTER COLUMN customer_email SET NOT NULL`);
  }
}
