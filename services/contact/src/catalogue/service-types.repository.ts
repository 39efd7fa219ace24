import type { LocalizedText } from '@garage/contracts/languages';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** A kind of work, as the workshop plans it. */
export interface ServiceType {
  id: number;
  name: LocalizedText;
  description: LocalizedText;
  duration: number;
  bufferMinutes: number;
  color: string;
  isOther: boolean;
}

const COLUMNS = `id, name, description, duration, buffer_minutes AS "bufferMinutes", color, is_other AS "isOther"`;

@Injectable()
export class ServiceTypesRepository {
  constructor(private readonly db: DataSource) {}

  /** Those that can be booked, in the staff's order. */
  findActive(manager: EntityManager = this.db.manager): Promise<ServiceType[]> {
    return manager.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE is_active ORDER BY position, id`,
    );
  }

  /** These, also when they are no longer offered; in the order of the ids. */
  findByIds(ids: readonly number[]): Promise<ServiceType[]> {
    return this.db.query<ServiceType[]>(
      `SELECT ${COLUMNS} FROM contact.service_types WHERE id = ANY ($1) ORDER BY array_position($1, id)`,
      [ids],
    );
  }
}
