import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Appointments whose words are taken down together; each batch is a transaction of a moment. */
const BATCH = 5000;

/** In the order of the calendar. */
const IN_ORDER = '(appointment_date, start_minute, id)';
const INDEXES: readonly [name: string, on: string][] = [
  ['appointments_in_order', `appointments ${IN_ORDER}`],
  ['appointments_waiting', `appointments ${IN_ORDER} WHERE status = 'pending'`],
  // A calendar's day has those that begin then, and the few that began before and are still there.
  ['appointments_staying', 'appointments (end_date, appointment_date) WHERE end_date > appointment_date'],
  ['appointments_expiring', `appointments (((end_date + 1)::timestamp AT TIME ZONE 'Europe/Zurich'), id)`],
  ['appointment_search_email', 'appointment_search (email)'],
  ['appointment_search_plate', 'appointment_search (plate)'],
  ['appointment_search_phone', 'appointment_search (phone text_pattern_ops)'],
  ['appointment_search_phone_end', 'appointment_search (reverse(phone) text_pattern_ops)'],
];

/**
 * Twenty years of appointments: what one is searched by and its customer and car known again by, in one spelling, and
 * an index for each question that is asked every day. Runs while the last release takes bookings: outside of a
 * transaction, in small steps, each of which may come again after a start that was broken off.
 *
 * What is normalised stands in a table of its own, which the database keeps. Generated columns would have the whole
 * table written anew while nobody can book, and most changes of an appointment leave its words alone.
 */
export class AppointmentVolume1764500000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await this.createFunctions(runner);
    await this.keepWords(runner);
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, { schema: 'contact', name, on });
    await createIndexConcurrently(runner, {
      schema: 'contact',
      name: 'appointment_search_words',
      // What waits to be sorted in is read by every search: little of it.
      on: `appointment_search USING gin (words ${await this.trigrams(runner)}.gin_trgm_ops)
             WITH (gin_pending_list_limit = 512)`,
    });
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS contact.appointments_by_date');
    await runner.query('ANALYZE contact.appointments, contact.appointment_search');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX appointments_by_date ON contact.appointments (appointment_date, start_minute);
      DROP TRIGGER note_appointment_words ON contact.appointments;
      DROP FUNCTION contact.note_appointment_words();
      DROP TABLE contact.appointment_search;
      DROP FUNCTION contact.appointment_words(text, text, text, text, text);
      DROP FUNCTION contact.plain_plate(text)`);
    for (const [name] of INDEXES) await runner.query(`DROP INDEX IF EXISTS contact.${name}`);
  }

  private async trigrams(runner: QueryRunner): Promise<string> {
    const [extension]: { schema: string }[] = await runner.query(
      `SELECT extnamespace::regnamespace::text AS schema FROM pg_extension WHERE extname = 'pg_trgm'`,
    );
    return extension!.schema;
  }

  private async createFunctions(runner: QueryRunner): Promise<void> {
    // ZH 123 456, zh-123456 and ZH123.456 are the same plate; null when nothing is left.
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.plain_plate(plate text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN nullif(upper(regexp_replace(plate, '[^[:alnum:]]', '', 'g')), '')`);
    // As in message_words, the first one has a space before it, too.
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.appointment_words(
          booking_id text, name text, email text, phone text, plate text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN contact.plain_words(concat(
          ' ', booking_id, ' ', name, ' ', email, ' ', phone, ' ', plate, ' ', contact.plain_plate(plate)))`);
  }

  private async keepWords(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.note_appointment_words() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO contact.appointment_search (appointment_id, words, phone, email, plate)
        VALUES ${wordsOf('NEW')}
        ON CONFLICT (appointment_id) DO UPDATE
          SET words = excluded.words, phone = excluded.phone, email = excluded.email, plate = excluded.plate;
        RETURN NULL;
      END $$`);
    await withShortLock(
      runner,
      `CREATE TABLE IF NOT EXISTS contact.appointment_search (
         appointment_id integer PRIMARY KEY REFERENCES contact.appointments ON DELETE CASCADE,
         words          text NOT NULL,
         phone          text NOT NULL,
         email          text,
         plate          text
       );
       CREATE OR REPLACE TRIGGER note_appointment_words
         AFTER INSERT OR UPDATE OF booking_id, customer_name, customer_email, customer_phone, vehicle_license_plate
         ON contact.appointments FOR EACH ROW EXECUTE FUNCTION contact.note_appointment_words();`,
    );
    const [newest]: { id: number }[] = await runner.query(
      'SELECT coalesce(max(id), 0) AS id FROM contact.appointments',
    );
    for (let from = 0; from < newest!.id; from += BATCH) {
      // The lock keeps one from being deleted between being read and being noted, and nobody from anything else.
      await runner.query(
        `INSERT INTO contact.appointment_search (appointment_id, words, phone, email, plate)
         SELECT known.*
           FROM (SELECT * FROM contact.appointments WHERE id > $1 AND id <= $2 FOR KEY SHARE) AS batch,
                LATERAL (VALUES ${wordsOf('batch')}) AS known
         ON CONFLICT (appointment_id) DO NOTHING`,
        [from, from + BATCH],
      );
    }
  }
}

/** The values of its row in `contact.appointment_search`. */
function wordsOf(row: string): string {
  return `(
    ${row}.id,
    contact.appointment_words(${row}.booking_id, ${row}.customer_name, ${row}.customer_email,
                              ${row}.customer_phone, ${row}.vehicle_license_plate),
    contact.phone_digits(${row}.customer_phone),
    lower(${row}.customer_email),
    contact.plain_plate(${row}.vehicle_license_plate))`;
}
