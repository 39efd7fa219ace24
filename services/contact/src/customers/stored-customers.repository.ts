import {
  type FoundCustomer,
  PERSONAL_DATA_LIMITS,
  type PersonalDataQuery,
} from '@garage/contracts/personal-data';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { VisitOwner } from '../appointments/owners/visit-owner.js';
import { ExpiringRows } from '../stored-data/expiring-rows.js';
import type { PersonalDataPart, StoredPerson, StoredRecord } from '../stored-data/personal-data-part.js';
import { plainPlate, platePattern } from '../stored-data/plates.js';
import type { RetentionParts } from '../stored-data/retention-part.js';

/** `$1` are customers, `$2` is the plate of a car, or null. */
const OF_PERSON = `merged_into IS NULL AND id IN (
  SELECT unnest($1::int[]) UNION SELECT customer_id FROM contact.customer_vehicles WHERE plain_plate = $2::text)`;
/** The same with all who were merged into them. */
const WITH_MERGED = `id IN (
  WITH RECURSIVE together AS (
    SELECT id FROM contact.customers WHERE ${OF_PERSON}
    UNION SELECT merged.id FROM contact.customers AS merged JOIN together ON merged.merged_into = together.id)
  SELECT id FROM together)`;
/** Nothing refers to the customer any more. */
const WITHOUT_ANYTHING = `merged_into IS NULL
  AND NOT EXISTS (SELECT FROM contact.appointments WHERE appointments.customer_id = customers.id)
  AND NOT EXISTS (SELECT FROM contact.contact_messages WHERE contact_messages.customer_id = customers.id)`;
/** A car that is nobody's, and that no visit names. */
const LEFT_BEHIND = `customer_id IS NULL
  AND NOT EXISTS (SELECT FROM contact.appointments WHERE appointments.vehicle_id = customer_vehicles.id)`;

/**
 * What is kept of customers and their cars, and for how long. Whether a customer has anything left, two tables of other
 * rooms say: only here, statements of this room read `contact.appointments` and `contact.contact_messages`, along the
 * foreign keys. Asked for by ids, each night would send all customers back and forth.
 */
@Injectable()
export class StoredCustomersRepository implements PersonalDataPart<FoundCustomer> {
  readonly retention: RetentionParts<'customers'>;

  constructor(private readonly db: DataSource) {
    const customers = new ExpiringRows(db, {
      table: 'contact.customers',
      id: 'id',
      where: WITHOUT_ANYTHING,
      age: 'last_contact_at',
    });
    this.retention = {
      customers: {
        count: (expiry) => customers.count(expiry),
        deleteSome: async (expiry, manager) => {
          // Their cars are nobody's then.
          const deleted = await customers.deleteSome(expiry, manager);
          await this.deleteLeftBehind(manager);
          return deleted;
        },
      },
    };
  }

  /** Everything that the customer with the address is known by; of a plate nothing more than that. */
  async identify(
    { email, plate, customer }: PersonalDataQuery,
    manager: EntityManager,
  ): Promise<StoredPerson> {
    if (customer !== undefined) return this.identifyByNumber(customer, manager);
    if (email === undefined) return { emails: [], plate: plainPlate(plate ?? ''), customerIds: [] };
    const rows = await manager.query<{ customerId: number; email: string }[]>(
      `SELECT own.customer_id AS "customerId", own.value AS email FROM contact.customer_keys AS asked
         JOIN contact.customer_keys AS own ON own.customer_id = asked.customer_id AND own.kind = 'email'
        WHERE asked.kind = 'email' AND asked.value = lower($1::text)`,
      [email],
    );
    return {
      emails: [...new Set([email.toLowerCase(), ...rows.map((row) => row.email)])],
      plate: null,
      customerIds: [...new Set(rows.map(({ customerId }) => customerId))],
    };
  }

  private async identifyByNumber(id: number, manager: EntityManager): Promise<StoredPerson> {
    const [found] = await manager.query<{ id: number; emails: string[] }[]>(
      // A card that was merged leads to the one that stands for both.
      `WITH RECURSIVE way AS (
         SELECT id, merged_into FROM contact.customers WHERE id = $1
         UNION SELECT next.id, next.merged_into FROM contact.customers AS next JOIN way ON next.id = way.merged_into)
       SELECT id, ARRAY(SELECT value FROM contact.customer_keys WHERE customer_id = way.id AND kind = 'email') AS emails
         FROM way WHERE merged_into IS NULL`,
      [id],
    );
    return { emails: found?.emails ?? [], plate: null, customerIds: found ? [found.id] : [] };
  }

  find({ customerIds, plate }: StoredPerson): Promise<FoundCustomer[]> {
    return this.db.query<FoundCustomer[]>(
      `SELECT id, name, email, ARRAY(SELECT plate FROM contact.customer_vehicles
                                      WHERE customer_id = customers.id ORDER BY id) AS plates
         FROM contact.customers WHERE ${OF_PERSON}
        ORDER BY id DESC LIMIT ${PERSONAL_DATA_LIMITS.found}`,
      [customerIds, plate],
    );
  }

  /** With their cars and the notes of staff. */
  async export(
    { customerIds, plate }: StoredPerson,
    manager: EntityManager,
  ): Promise<(StoredRecord & { id: number })[]> {
    const rows = await manager.query<{ record: StoredRecord & { id: number } }[]>(
      `SELECT to_jsonb(customers) - 'words' - 'version' || jsonb_build_object(
                'known_by', (SELECT coalesce(jsonb_agg(value ORDER BY kind, value), '[]')
                   FROM contact.customer_keys WHERE customer_id = customers.id),
                'vehicles', (SELECT coalesce(jsonb_agg(to_jsonb(vehicle) - 'words' - 'version' ORDER BY id), '[]')
                   FROM contact.customer_vehicles AS vehicle WHERE customer_id = customers.id),
                'notes_of_staff', (SELECT coalesce(jsonb_agg(jsonb_build_object(
                    'text', text, 'createdAt', created_at) ORDER BY id), '[]')
                   FROM contact.customer_notes WHERE customer_id = customers.id)) AS record
         FROM contact.customers WHERE ${WITH_MERGED} ORDER BY id`,
      [customerIds, plate],
    );
    return rows.map(({ record }) => record);
  }

  /**
   * By an address the customer, with cars and notes; by a plate the car, the notes that name it, and its customer when
   * nothing else is left of them. After their appointments and messages. Answers how many customers.
   */
  async erase({ customerIds, plate }: StoredPerson, manager: EntityManager): Promise<number> {
    const owners = await manager.query<{ id: number }[]>(
      'SELECT customer_id AS id FROM contact.customer_vehicles WHERE plain_plate = $1 AND customer_id IS NOT NULL',
      [plate],
    );
    await manager.query(
      'DELETE FROM contact.customer_vehicles WHERE customer_id = ANY ($1) OR plain_plate = $2',
      [customerIds, plate],
    );
    await manager.query('DELETE FROM contact.customer_notes WHERE text ~* $1', [
      plate === null ? null : platePattern(plate),
    ]);
    const [, erased]: [unknown, number] = await manager.query(
      `DELETE FROM contact.customers WHERE id = ANY ($1) OR (id = ANY ($2) AND ${WITHOUT_ANYTHING})`,
      [customerIds, owners.map(({ id }) => id)],
    );
    return erased;
  }

  /**
   * After the owner of a visit has been put right: whom nobody else has heard of, and a car that was a slip of the
   * pen, are gone with it. What staff have written on a card, or what else is there, keeps it; and what they have made
   * a card of its own for, which no address or telephone leads to.
   */
  async forgetMistaken({ customerId, vehicleId }: VisitOwner, manager: EntityManager): Promise<void> {
    // Whoever adds something to them at this moment is waited for, and seen by the next statements.
    await manager.query('SELECT FROM contact.customer_vehicles WHERE id = $1 FOR UPDATE', [vehicleId]);
    await manager.query('SELECT FROM contact.customers WHERE id = $1 FOR UPDATE', [customerId]);
    await manager.query(
      `DELETE FROM contact.customer_vehicles AS vehicle
        WHERE id = $1 AND merged_into IS NULL AND corrected = '{}'
          AND NOT EXISTS (SELECT FROM contact.appointments WHERE vehicle_id = vehicle.id)
          AND NOT EXISTS (SELECT FROM contact.customer_vehicles AS merged WHERE merged.merged_into = vehicle.id)`,
      [vehicleId],
    );
    await manager.query(
      `DELETE FROM contact.customers
        WHERE id = $1 AND corrected = '{}' AND ${WITHOUT_ANYTHING}
          AND EXISTS (SELECT FROM contact.customer_keys WHERE customer_id = customers.id)
          AND NOT EXISTS (SELECT FROM contact.customer_vehicles WHERE customer_id = customers.id)
          AND NOT EXISTS (SELECT FROM contact.customer_notes WHERE customer_id = customers.id)
          AND NOT EXISTS (SELECT FROM contact.customers AS merged WHERE merged.merged_into = customers.id)
          AND NOT EXISTS (SELECT FROM contact.customer_merges WHERE customers.id IN (kept_id, merged_id))`,
      [customerId],
    );
  }

  private async deleteLeftBehind(manager: EntityManager): Promise<void> {
    await manager.query(`DELETE FROM contact.customer_vehicles WHERE ${LEFT_BEHIND}`);
  }
}
