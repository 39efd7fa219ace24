import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ContactKeys, KnownCustomer } from './choose-customer.js';

/** Shorter ones are no number of a telephone, but "intern" or an extension. */
const FEWEST_DIGITS = 9;

/** What somebody says of themselves when they write, book or call. */
export interface Contact {
  name: string;
  email: string | null;
  phone: string;
  at: Date;
}

/** What somebody says of a car. */
export interface BroughtVehicle {
  plate: string;
  make: string | null;
  model: string | null;
  year: number | null;
  at: Date;
}

const KEYS = `(VALUES ('email', $2::text), ('phone', $3::text)) AS key (kind, value) WHERE value IS NOT NULL`;

const KEYS_TOGETHER = `(SELECT string_agg(value, ' ') FROM contact.customer_keys WHERE customer_id = customer.id)`;

@Injectable()
export class CustomerLinksRepository {
  /**
   * In one spelling. Whoever comes with the same address or telephone waits until the transaction ends, so that two
   * bookings at once make one customer; addresses before telephones, so that nobody waits in a circle.
   */
  async lockKeys(
    { email, phone }: Pick<Contact, 'email' | 'phone'>,
    manager: EntityManager,
  ): Promise<ContactKeys> {
    const rows = await manager.query<{ kind: keyof ContactKeys; value: string }[]>(
      `SELECT kind, value, pg_advisory_xact_lock(hashtextextended(kind || ' ' || value, 0))
         FROM (VALUES ('email', lower($1::text), 1), ('phone', contact.phone_digits($2::text), ${FEWEST_DIGITS}))
              AS key (kind, value, fewest)
        WHERE length(value) >= fewest`,
      [email, phone],
    );
    const valueOf = (wanted: keyof ContactKeys) => rows.find(({ kind }) => kind === wanted)?.value ?? null;
    return { email: valueOf('email'), phone: valueOf('phone') };
  }

  /** The first two are enough to choose: who has the address, then who has none at all. */
  findKnown({ email, phone }: ContactKeys, manager: EntityManager): Promise<KnownCustomer[]> {
    return manager.query<KnownCustomer[]>(
      `SELECT customer.id, bool_or(found.kind = 'email') AS "hasAddress",
              EXISTS (SELECT FROM contact.customer_keys AS own
                       WHERE own.customer_id = customer.id AND own.kind = 'email') AS "hasAnyAddress"
         FROM contact.customer_keys AS found
         JOIN contact.customers AS customer ON customer.id = found.customer_id
        WHERE merged_into IS NULL
          AND ((found.kind = 'email' AND found.value = $1::text) OR (found.kind = 'phone' AND found.value = $2::text))
        GROUP BY customer.id
        ORDER BY "hasAddress" DESC, "hasAnyAddress", customer.id LIMIT 2`,
      [email, phone],
    );
  }

  /** With the words to search it by: one question less for each visitor who is new. */
  async add({ name, email, phone, at }: Contact, keys: ContactKeys, manager: EntityManager): Promise<number> {
    const [added] = await manager.query<{ id: number }[]>(
      `WITH customer AS (
         INSERT INTO contact.customers (name, email, phone, last_contact_at, words)
         VALUES ($1, $4, nullif($5, ''), $6, ${wordsOf('$1::text', '$4::text', '$5::text', `concat_ws(' ', $2::text, $3::text)`)})
         RETURNING id),
       keys AS (
         INSERT INTO contact.customer_keys (customer_id, kind, value)
         SELECT customer.id, kind, value FROM customer, ${KEYS})
       SELECT id FROM customer`,
      [name, keys.email, keys.phone, email, phone, at],
    );
    return added!.id;
  }

  /**
   * The card shows what was said last, unless staff have set it. False when the customer has been merged or erased
   * meanwhile.
   */
  async noteContact(
    id: number,
    { name, email, phone, at }: Contact,
    keys: ContactKeys,
    manager: EntityManager,
  ): Promise<boolean> {
    const latest = Object.entries({ name: '$4', email: '$5', phone: `nullif($6, '')` }).map(
      ([field, said]) => ({
        field,
        value: `CASE WHEN $7 >= last_contact_at AND '${field}' <> ALL (corrected)
                     THEN coalesce(${said}, ${field}) ELSE ${field} END`,
      }),
    );
    const isChanged = latest.map(({ field, value }) => `${field} IS DISTINCT FROM ${value}`).join(' OR ');
    const [noted] = await manager.query<{ id: number }[]>(
      `WITH customer AS (
         UPDATE contact.customers
            SET ${latest.map(({ field, value }) => `${field} = ${value}`).join(', ')},
                version = version + (${isChanged})::int,
                last_contact_at = greatest(last_contact_at, $7::timestamptz)
          WHERE id = $1 AND merged_into IS NULL RETURNING id),
       keys AS (
         INSERT INTO contact.customer_keys (customer_id, kind, value)
         SELECT customer.id, kind, value FROM customer, ${KEYS} ON CONFLICT DO NOTHING)
       SELECT id FROM customer`,
      [id, keys.email, keys.phone, name, email, phone, at],
    );
    return noted !== undefined;
  }

  /** The car with this plate, which is now the customer's; null for a plate without letters and digits. */
  async bring(
    { plate, make, model, year, at }: BroughtVehicle,
    customerId: number,
    manager: EntityManager,
  ): Promise<number | null> {
    const [brought] = await manager.query<{ id: number }[]>(
      `INSERT INTO contact.customer_vehicles AS known (plate, make, model, year, customer_id, last_visit_at)
       SELECT $1, $2, $3, $4, $5, $6 WHERE contact.plain_plate($1) IS NOT NULL
       ON CONFLICT (plain_plate) DO UPDATE
         SET ${['plate', 'make', 'model', 'year', 'customer_id'].map(latestOfVehicle).join(', ')},
             last_visit_at = greatest(known.last_visit_at, excluded.last_visit_at)
       RETURNING id`,
      [plate, make, model, year, customerId, at],
    );
    return brought?.id ?? null;
  }

  /** Writes down anew what customers are searched by, after their names, addresses or telephones have changed. */
  async refreshWords(ids: readonly number[], manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contact.customers SET words = said.words
         FROM (SELECT id, ${wordsOf('name', 'email', 'phone', KEYS_TOGETHER)} AS words
                 FROM contact.customers AS customer WHERE id = ANY ($1)) AS said
        WHERE customers.id = said.id AND customers.words <> said.words`,
      [ids],
    );
  }
}

/** What a customer is searched by. The first word, too, has a space before it (`contact.message_words`). */
const wordsOf = (name: string, email: string, phone: string, keys: string) =>
  `contact.plain_words(concat(' ', ${name}, ' ', ${email}, ' ', ${phone}, ' ', ${keys}))`;

/** What was said last of a car, unless staff have set it. */
function latestOfVehicle(field: string): string {
  return `${field} = CASE WHEN known.${field} IS NULL
                            OR (excluded.last_visit_at >= known.last_visit_at AND '${field}' <> ALL (known.corrected))
                          THEN coalesce(excluded.${field}, known.${field}) ELSE known.${field} END`;
}
