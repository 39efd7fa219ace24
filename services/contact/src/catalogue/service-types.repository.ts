import type { ServiceType } from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const COLUMNS = `id, name, description, duration, buffer_minutes AS "bufferMinutes", color,
  is_active AS "isActive", is_other AS "isOther", checks, price, is_price_from AS "isPriceFrom"`;

/** The copy of the services that booking works with. One whose record is gone stays: appointments may name it. */
@Injectable()
export class ServiceTypesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** Those that have a record, in its order. */
  findAll(): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE NOT is_removed ORDER BY position, id`,
    );
  }

  /** Those that can be booked, in the order of the record. */
  findActive(): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE is_active ORDER BY position, id`,
    );
  }

  /** These, also when their record is gone; in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE id = ANY ($1) ORDER BY array_position($1, id)`,
      [ids],
    );
  }

  /** Nobody else writes the copy until the transaction ends. */
  async lock(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE contact.service_types IN SHARE ROW EXCLUSIVE MODE');
  }

  /** The whole list, as it was while staff changed it here. */
  findOwn(manager: EntityManager): Promise<ServiceType[]> {
    return manager.query<ServiceType[]>(`SELECT ${COLUMNS} FROM contact.service_types ORDER BY position, id`);
  }

  /** Hands the list over to the content service, which answers the version of the record that it is part of. */
  async handOver(services: readonly ServiceType[], manager: EntityManager): Promise<number> {
    const [merged] = await manager.query<{ version: number }[]>(
      'SELECT content.merge_booked_services($1) AS version',
      [JSON.stringify(services)],
    );
    return merged!.version;
  }

  /** Writes the copy anew, in the order of the record. */
  async replace(services: readonly ServiceType[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO contact.service_types AS kept
         (id, name, description, duration, buffer_minutes, color, is_active, is_other, checks, price,
          is_price_from, position)
       SELECT id, name, description, duration, "bufferMinutes", color, "isActive", "isOther", checks, price,
              "isPriceFrom", place
         FROM ROWS FROM (jsonb_to_recordset($1) AS (id int, name jsonb, description jsonb, duration int,
                "bufferMinutes" int, color text, "isActive" boolean, "isOther" boolean, checks jsonb, price int,
                "isPriceFrom" boolean)) WITH ORDINALITY
           AS given (id, name, description, duration, "bufferMinutes", color, "isActive", "isOther", checks, price,
                     "isPriceFrom", place)
       ON CONFLICT (id) DO UPDATE
         SET name = excluded.name, description = excluded.description, duration = excluded.duration,
             buffer_minutes = excluded.buffer_minutes, color = excluded.color, is_active = excluded.is_active,
             is_other = excluded.is_other, checks = excluded.checks, price = excluded.price,
             is_price_from = excluded.is_price_from, position = excluded.position, is_removed = false, updated_at = now()`,
      [JSON.stringify(services)],
    );
    await manager.query(
      `UPDATE contact.service_types SET is_active = false, is_removed = true, updated_at = now()
        WHERE id <> ALL ($1) AND NOT is_removed`,
      [services.map(({ id }) => id)],
    );
  }
}
