import type {
  ChangeServiceTypeRequest,
  ServiceType,
  ServiceTypeRequest,
} from '@garage/contracts/booking-settings';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

const COLUMNS = `id, name, description, duration, buffer_minutes AS "bufferMinutes", color,
  is_active AS "isActive", is_other AS "isOther", version`;

/** All kinds of work, those that cannot be booked now included. */
@Injectable()
export class OfferedServicesRepository {
  constructor(private readonly db: DataSource) {}

  findAll(manager: EntityManager = this.db.manager): Promise<ServiceType[]> {
    return manager.query<ServiceType[]>(`SELECT ${COLUMNS} FROM contact.service_types ORDER BY position, id`);
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

  async isBooked(id: number, manager: EntityManager): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT FROM contact.appointments WHERE $1 = ANY (service_ids) LIMIT 1',
      [id],
    );
    return rows.length > 0;
  }

  /** At the end of the list. */
  async insert(request: ServiceTypeRequest, manager: EntityManager): Promise<ServiceType> {
    const [stored] = await manager.query<ServiceType[]>(
      `INSERT INTO contact.service_types (name, description, duration, buffer_minutes, color, is_active, position)
       VALUES ($1, $2, $3, $4, $5, $6, (SELECT coalesce(max(position), 0) + 1 FROM contact.service_types))
       RETURNING ${COLUMNS}`,
      valuesOf(request),
    );
    return stored!;
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
              version = version + 1, updated_at = now()
        WHERE id = $7 AND version = $8
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
  const { name, description, duration, bufferMinutes, color, isActive } = request;
  return [
    JSON.stringify(name),
    JSON.stringify(description),
    duration,
    bufferMinutes,
    color.toLowerCase(),
    isActive,
  ];
}
