import type {
  ChangeServiceTypeRequest,
  ServiceType,
  ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import type { SiteServicesResponse } from '@garage/contracts/site-services';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const COLUMNS = `id, name, description, duration, buffer_minutes AS "bufferMinutes", color,
  is_active AS "isActive", is_other AS "isOther", checks, version`;

/** All kinds of work, those that cannot be booked now included. */
@Injectable()
export class ServiceTypesRepository {
  constructor(private readonly db: DataSource) {}

  transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(work);
  }

  /** In the staff's order. */
  findAll(): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(`SELECT ${COLUMNS} FROM contact.service_types ORDER BY position, id`);
  }

  /** Those that can be booked, in the staff's order. */
  findActive(): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE is_active ORDER BY position, id`,
    );
  }

  /** These, in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE id = ANY ($1) ORDER BY array_position($1, id)`,
      [ids],
    );
  }

  async find(id: number, manager: EntityManager): Promise<ServiceType | null> {
    const [found] = await manager.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE id = $1`,
      [id],
    );
    return found ?? null;
  }

  /** Nobody else adds, changes or books a kind of work until the transaction ends. */
  async lockAll(manager: EntityManager): Promise<void> {
    await manager.query('LOCK TABLE contact.service_types IN SHARE ROW EXCLUSIVE MODE');
  }

  async count(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM contact.service_types',
    );
    return row!.count;
  }

  /** At the end of the list. */
  async insert(request: ServiceTypeRequest, manager: EntityManager): Promise<ServiceType> {
    const [stored] = await manager.query<ServiceType[]>(
      `INSERT INTO contact.service_types (name, description, duration, buffer_minutes, color, is_active, checks, position)
       VALUES ($1, $2, $3, $4, $5, $6, coalesce($7::jsonb, '{"de": ""}'), (SELECT coalesce(max(position), 0) + 1 FROM contact.service_types))
       RETURNING ${COLUMNS}`,
      valuesOf(request),
    );
    return stored!;
  }

  /** Copies the site's services into the empty table, with their ids and in their order. */
  async insertAll(services: SiteServicesResponse['items'], manager: EntityManager): Promise<void> {
    for (const [position, service] of services.entries()) {
      await manager.query(
        `INSERT INTO contact.service_types (id, name, description, duration, color, is_active, is_other, position)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [
          service.id,
          JSON.stringify(service.name),
          JSON.stringify(service.description),
          service.duration,
          service.color,
          service.isActive,
          service.isOther,
          position,
        ],
      );
    }
    await manager.query(
      `SELECT setval(pg_get_serial_sequence('contact.service_types', 'id'), (SELECT max(id) FROM contact.service_types))`,
    );
  }

  /** Null when there is none with this id and version. */
  async update(
    id: number,
    request: ChangeServiceTypeRequest,
    manager: EntityManager,
  ): Promise<ServiceType | null> {
    const [rows] = await manager.query<[ServiceType[], number]>(
      `UPDATE contact.service_types
          SET name = $1, description = $2, duration = $3, buffer_minutes = $4, color = $5, is_active = $6,
              checks = coalesce($7::jsonb, checks),
              version = version + 1, updated_at = now()
        WHERE id = $8 AND version = $9
        RETURNING ${COLUMNS}`,
      [...valuesOf(request), id, request.version],
    );
    return rows[0] ?? null;
  }

  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.service_types WHERE id = $1', [id]);
  }
}

function valuesOf(request: ServiceTypeRequest): unknown[] {
  const { name, description, duration, bufferMinutes, color, isActive, checks } = request;
  return [
    JSON.stringify(name),
    JSON.stringify(description),
    duration,
    bufferMinutes,
    color.toLowerCase(),
    isActive,
    checks === undefined ? null : JSON.stringify(checks),
  ];
}
