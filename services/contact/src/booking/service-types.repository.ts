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
}
