import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What tells a flood of bookings from customers: which mailbox and which network they come from, whether the
 * owner of the mailbox has confirmed or disowned them, and which mails about them have left or are held back.
 */
export class BookingFloods1764200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Addresses with the same answer are read by the same person: in capitals, with a tag behind a plus sign, and
    // with dots at the one large provider that ignores them.
    await runner.query(`
      CREATE FUNCTION contact.mailbox_of(address text) RETURNS text
        LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
        RETURN (
          SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(name, '.', '') || '@gmail.com'
                      ELSE name || '@' || domain END
            FROM (SELECT split_part(split_part(plain, '@', 1), '+', 1) AS name, split_part(plain, '@', 2) AS domain
                    FROM (SELECT lower(normalize(address, NFKC)) AS plain) AS whole) AS parts)`);
    await runner.query(`
      ALTER TABLE contact.appointments
        ADD COLUMN booked_from            text,
        ADD COLUMN recipient_confirmed_at timestamptz,
        ADD COLUMN recipient_stopped_at   timestamptz`);
    await runner.query(`
      CREATE INDEX appointments_of_mailbox ON contact.appointments (contact.mailbox_of(customer_email))
        WHERE customer_email IS NOT NULL`);
    await runner.query(`
      CREATE INDEX appointments_pending ON contact.appointments (created_at) WHERE status = 'pending'`);
    await runner.query(`
      ALTER TABLE contact.mails
        ADD COLUMN admitted_at timestamptz,
        ADD COLUMN held_until  timestamptz`);
    await runner.query(`
      CREATE INDEX mails_admitted ON contact.mails (coalesce(contact.mailbox_of(recipient), ''), admitted_at)
        WHERE admitted_at IS NOT NULL`);
  }

  /** What was held back leaves at the next start. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE contact.mails DROP COLUMN admitted_at, DROP COLUMN held_until');
    await runner.query(`
      DELETE FROM contact.appointment_history WHERE kind IN ('recipient-confirmed', 'recipient-stopped')`);
    await runner.query('DROP INDEX contact.appointments_pending');
    await runner.query('DROP INDEX contact.appointments_of_mailbox');
    await runner.query(`
      ALTER TABLE contact.appointments
        DROP COLUMN booked_from, DROP COLUMN recipient_confirmed_at, DROP COLUMN recipient_stopped_at`);
    await runner.query('DROP FUNCTION contact.mailbox_of(text)');
  }
}
