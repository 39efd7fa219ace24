import { CUSTOMERS_LIMITS } from '@garage/contracts/customers';
import type { SaveCustomerVehicleRequest } from '@garage/contracts/customer-vehicles';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MessagePosition } from '../../messages/message-cursor.js';
import { fits, Values } from '../../search/search-conditions.js';
import type { WordSearch } from '../../search/word-search.js';
import { behind, micros, type PageWish } from '../latest-first.js';

export interface StoredVehicle extends MessagePosition {
  version: number;
  plate: string;
  make: string | null;
  model: string | null;
  year: number | null;
  firstRegistration: string | null;
  nextInspection: string | null;
  chassisNumber: string | null;
  customerId: number | null;
  customerName: string | null;
  lastVisitAt: Date;
}

const COLUMNS = `id, version, plate, make, model, year, first_registration::text AS "firstRegistration",
  next_inspection::text AS "nextInspection", chassis_number AS "chassisNumber", customer_id AS "customerId",
  (SELECT name FROM contact.customers WHERE customers.id = vehicle.customer_id) AS "customerName",
  last_visit_at AS "lastVisitAt", ${micros('last_visit_at')}`;
const LATEST_FIRST = 'last_visit_at DESC, id DESC';
const WORDS = { words: 'words', hasPlates: true };
const LOOKED_THROUGH = 1000;

@Injectable()
export class CustomerVehiclesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Whichever was here last first. */
  async findPage(wish: PageWish): Promise<StoredVehicle[]> {
    if (!wish.search) return this.findLatest(wish);
    const common = wish.search.isRare ? [] : await this.findAmongLatest(wish, wish.search);
    return common.length === wish.limit ? common : this.findByIndex(wish, wish.search);
  }

  async find(id: number): Promise<StoredVehicle | null> {
    const [found] = await this.db.query<StoredVehicle[]>(
      `SELECT ${COLUMNS} FROM contact.customer_vehicles AS vehicle WHERE id = $1 AND merged_into IS NULL`,
      [id],
    );
    return found ?? null;
  }

  /** Of each customer the latest first, `CUSTOMERS_LIMITS.vehicles` at most. */
  findOf(customerIds: readonly number[]): Promise<StoredVehicle[]> {
    return this.db.query<StoredVehicle[]>(
      `SELECT vehicle.* FROM unnest($1::int[]) AS customer (owner),
              LATERAL (SELECT ${COLUMNS} FROM contact.customer_vehicles AS vehicle
                        WHERE customer_id = owner AND merged_into IS NULL
                        ORDER BY ${LATEST_FIRST} LIMIT ${CUSTOMERS_LIMITS.vehicles}) AS vehicle`,
      [customerIds],
    );
  }

  /** Nobody else changes it until the transaction ends. */
  async lock(id: number, manager: EntityManager): Promise<StoredVehicle | null> {
    const [found] = await manager.query<StoredVehicle[]>(
      `SELECT ${COLUMNS} FROM contact.customer_vehicles AS vehicle
        WHERE id = $1 AND merged_into IS NULL FOR UPDATE OF vehicle`,
      [id],
    );
    return found ?? null;
  }

  /** What is set stays as it is when the car comes again. */
  async save(
    id: number,
    vehicle: SaveCustomerVehicleRequest,
    corrected: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE contact.customer_vehicles
          SET plate = $2, make = $3, model = $4, year = $5, first_registration = $6, next_inspection = $7,
              chassis_number = $8, version = version + 1,
              corrected = ARRAY(SELECT DISTINCT unnest(corrected || $9::text[]))
        WHERE id = $1`,
      [
        id,
        vehicle.plate,
        vehicle.make ?? null,
        vehicle.model ?? null,
        vehicle.year ?? null,
        vehicle.firstRegistration ?? null,
        vehicle.nextInspection ?? null,
        vehicle.chassisNumber ?? null,
        corrected,
      ],
    );
  }

  private findLatest({ after, limit }: PageWish): Promise<StoredVehicle[]> {
    const values = new Values();
    return this.db.query<StoredVehicle[]>(
      `SELECT ${COLUMNS} FROM contact.customer_vehicles AS vehicle
        WHERE merged_into IS NULL AND ${behind(after, 'last_visit_at', values)}
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  private findAmongLatest({ after, limit }: PageWish, search: WordSearch): Promise<StoredVehicle[]> {
    const values = new Values();
    return this.db.query<StoredVehicle[]>(
      `SELECT ${COLUMNS} FROM (
         SELECT * FROM contact.customer_vehicles
          WHERE merged_into IS NULL AND ${behind(after, 'last_visit_at', values)}
          ORDER BY ${LATEST_FIRST} LIMIT ${LOOKED_THROUGH}) AS vehicle
        WHERE ${fits(search, values, WORDS)} ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }

  private findByIndex({ after, limit }: PageWish, search: WordSearch): Promise<StoredVehicle[]> {
    const values = new Values();
    return this.db.query<StoredVehicle[]>(
      `WITH found AS MATERIALIZED (
         SELECT id AS vehicle_id FROM contact.customer_vehicles WHERE ${fits(search, values, WORDS)})
       SELECT ${COLUMNS} FROM found
         JOIN LATERAL (SELECT * FROM contact.customer_vehicles
                        WHERE id = found.vehicle_id AND merged_into IS NULL
                          AND ${behind(after, 'last_visit_at', values)} LIMIT 1) AS vehicle ON true
        ORDER BY ${LATEST_FIRST} LIMIT ${values.add(limit)}`,
      values.list,
    );
  }
}
