import { createIndexConcurrently } from '@garage/shared/database/concurrent-index';
import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** On tables that have grown for years. */
const INDEXES: readonly [name: string, on: string][] = [
  [
    'appointments_customer',
    'appointments (customer_id, appointment_date DESC, start_minute DESC, id DESC) WHERE customer_id IS NOT NULL',
  ],
  [
    'appointments_vehicle',
    'appointments (vehicle_id, appointment_date DESC, start_minute DESC, id DESC) WHERE vehicle_id IS NOT NULL',
  ],
  ['appointments_unlinked', 'appointments (id) WHERE customer_id IS NULL'],
  [
    'contact_messages_customer',
    'contact_messages (customer_id, created_at DESC, id DESC) WHERE customer_id IS NOT NULL',
  ],
  ['contact_messages_unlinked', 'contact_messages (id) WHERE customer_id IS NULL AND spam_reason IS NULL'],
];

/**
 * Customers with the addresses and telephones that they are known by, their cars, and what staff note about them.
 * Appointments and messages name theirs; those of earlier years get it little by little (`LinkEarlier`), and so does what
 * the last release takes in while it still runs. Outside of a transaction, in steps that may come again.
 */
export class CreateCustomers1764620000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.vehicle_words(plate text, make text, model text, chassis_number text)
        RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
        RETURN contact.plain_words(concat(
          ' ', plate, ' ', contact.plain_plate(plate), ' ', make, ' ', model, ' ', chassis_number))`);
    await runner.query(COUNT_MESSAGES);
    await runner.query(TABLES);
    await this.createSearch(runner);
    await withShortLock(
      runner,
      `ALTER TABLE contact.appointments
         ADD COLUMN IF NOT EXISTS customer_id integer REFERENCES contact.customers ON DELETE SET NULL,
         ADD COLUMN IF NOT EXISTS vehicle_id integer REFERENCES contact.customer_vehicles ON DELETE SET NULL`,
    );
    await withShortLock(
      runner,
      `ALTER TABLE contact.contact_messages
         ADD COLUMN IF NOT EXISTS customer_id integer REFERENCES contact.customers ON DELETE SET NULL`,
    );
    for (const [name, on] of INDEXES) await createIndexConcurrently(runner, { schema: 'contact', name, on });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE contact.contact_messages DROP COLUMN customer_id;
      ALTER TABLE contact.appointments DROP COLUMN vehicle_id, DROP COLUMN customer_id;
      DROP TABLE contact.customer_notes, contact.customer_vehicles, contact.customer_keys, contact.customers;
      DROP FUNCTION contact.vehicle_words(text, text, text, text)`);
  }

  private async createSearch(runner: QueryRunner): Promise<void> {
    const [extension]: { schema: string }[] = await runner.query(
      `SELECT extnamespace::regnamespace::text AS schema FROM pg_extension WHERE extname = 'pg_trgm'`,
    );
    for (const table of ['customers', 'customer_vehicles']) {
      await runner.query(
        `CREATE INDEX IF NOT EXISTS ${table}_words ON contact.${table}
          USING gin (words ${extension!.schema}.gin_trgm_ops) WITH (gin_pending_list_limit = 512)`,
      );
    }
  }
}

/**
 * A change that leaves the counts of messages as they are leaves no difference either: a million messages are about to
 * get their customers.
 */
const COUNT_MESSAGES = `
  CREATE OR REPLACE FUNCTION contact.count_messages() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'TRUNCATE' THEN
      DELETE FROM contact.message_counts;
    ELSIF TG_OP = 'INSERT' THEN
      ${difference(counted('', 'after_change'))}
    ELSIF TG_OP = 'DELETE' THEN
      ${difference(counted('-', 'before_change'))}
    ELSE
      ${difference(`${counted('-', 'before_change')} UNION ALL ${counted('', 'after_change')}`)}
    END IF;
    RETURN NULL;
  END $$`;

function difference(rows: string): string {
  return `
    INSERT INTO contact.message_counts (assigned_to, counted, unread, unanswered, spam)
    SELECT assigned_to, sum(counted), sum(unread), sum(unanswered), sum(spam) FROM (${rows}) AS changed
     GROUP BY assigned_to
    HAVING (sum(counted), sum(unread), sum(unanswered), sum(spam)) <> (0, 0, 0, 0);`;
}

/** How many messages of each kind there are among the rows, by who takes care of them. */
function counted(sign: string, rows: string): string {
  return `
    SELECT assigned_to, ${sign}count(*) FILTER (WHERE spam_reason IS NULL) AS counted,
           ${sign}count(*) FILTER (WHERE spam_reason IS NULL AND NOT is_read) AS unread,
           ${sign}count(*) FILTER (WHERE spam_reason IS NULL AND answered_at IS NULL) AS unanswered,
           ${sign}count(*) FILTER (WHERE spam_reason IS NOT NULL) AS spam
      FROM ${rows} GROUP BY assigned_to`;
}

/** All new, so nobody waits for them. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS contact.customers (
    id              integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    name            text NOT NULL,
    email           text,
    phone           text,
    -- Fields that staff have set: a later booking does not change them.
    corrected       text[] NOT NULL DEFAULT '{}',
    -- What one is searched by: the name, and every address and telephone that is known.
    words           text NOT NULL DEFAULT '',
    version         integer NOT NULL DEFAULT 1,
    merged_into     integer REFERENCES contact.customers ON DELETE CASCADE,
    last_contact_at timestamptz NOT NULL,
    created_at      timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS customers_latest ON contact.customers (last_contact_at DESC, id DESC)
    WHERE merged_into IS NULL;
  CREATE INDEX IF NOT EXISTS customers_merged_into ON contact.customers (merged_into) WHERE merged_into IS NOT NULL;
  -- An address is one customer's; a telephone may be that of a family.
  CREATE TABLE IF NOT EXISTS contact.customer_keys (
    customer_id integer NOT NULL REFERENCES contact.customers ON DELETE CASCADE,
    kind        text NOT NULL CHECK (kind IN ('email', 'phone')),
    value       text NOT NULL,
    PRIMARY KEY (customer_id, kind, value)
  );
  CREATE UNIQUE INDEX IF NOT EXISTS customer_keys_email ON contact.customer_keys (value) WHERE kind = 'email';
  CREATE INDEX IF NOT EXISTS customer_keys_value ON contact.customer_keys (value, kind);
  CREATE TABLE IF NOT EXISTS contact.customer_vehicles (
    id                 integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    plate              text NOT NULL,
    plain_plate        text NOT NULL GENERATED ALWAYS AS (contact.plain_plate(plate)) STORED
                         CONSTRAINT customer_vehicles_plate UNIQUE,
    make               text,
    model              text,
    year               integer,
    first_registration date,
    next_inspection    date,
    chassis_number     text,
    corrected          text[] NOT NULL DEFAULT '{}',
    words              text NOT NULL
                         GENERATED ALWAYS AS (contact.vehicle_words(plate, make, model, chassis_number)) STORED,
    version            integer NOT NULL DEFAULT 1,
    -- Who brought it last.
    customer_id        integer REFERENCES contact.customers ON DELETE SET NULL,
    merged_into        integer REFERENCES contact.customer_vehicles ON DELETE CASCADE,
    last_visit_at      timestamptz NOT NULL,
    created_at         timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS customer_vehicles_latest ON contact.customer_vehicles (last_visit_at DESC, id DESC)
    WHERE merged_into IS NULL;
  CREATE INDEX IF NOT EXISTS customer_vehicles_customer ON contact.customer_vehicles (customer_id);
  CREATE INDEX IF NOT EXISTS customer_vehicles_merged_into ON contact.customer_vehicles (merged_into)
    WHERE merged_into IS NOT NULL;
  CREATE TABLE IF NOT EXISTS contact.customer_notes (
    id          integer GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY,
    customer_id integer NOT NULL REFERENCES contact.customers ON DELETE CASCADE,
    text        text NOT NULL,
    author_id   integer NOT NULL,
    created_at  timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS customer_notes_customer ON contact.customer_notes (customer_id, id);`;
