import type { QuickWeek, QuickWeekRequest } from '@garage/contracts/booking-settings';
import { isForeignKeyViolation } from '@garage/shared/errors/postgres-errors';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { clockTime, wallMinutes } from './availability/workshop-day.js';

type QuickWeekRow = Omit<QuickWeek, 'startTime' | 'endTime'> & { start: number; end: number };

@Injectable()
export class QuickWeeksRepository {
  constructor(private readonly db: DataSource) {}

  /** Those that end on this day or later, the next one first. */
  async findFrom(day: string, manager: EntityManager = this.db.manager): Promise<QuickWeek[]> {
    const rows = await manager.query<QuickWeekRow[]>(
      `SELECT id, first_date::text AS "from", last_date::text AS "to", service_type_id AS "serviceTypeId",
              start_minute AS start, end_minute AS "end", minutes, capacity
         FROM contact.quick_weeks WHERE last_date >= $1 ORDER BY first_date`,
      [day],
    );
    return rows.map(({ start, end, ...week }) => ({
      ...week,
      startTime: clockTime(start),
      endTime: clockTime(end),
    }));
  }

  /** False when its service does not exist: the catalogue's table is known by the foreign key only. */
  insert(week: QuickWeekRequest, manager: EntityManager): Promise<boolean> {
    return unlessServiceIsGone(
      manager.query(
        `INSERT INTO contact.quick_weeks
           (first_date, last_date, service_type_id, start_minute, end_minute, minutes, capacity)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        valuesOf(week),
      ),
    );
  }

  /** False when its service does not exist. */
  update(id: number, week: QuickWeekRequest, manager: EntityManager): Promise<boolean> {
    return unlessServiceIsGone(
      manager.query(
        `UPDATE contact.quick_weeks
            SET first_date = $1, last_date = $2, service_type_id = $3, start_minute = $4, end_minute = $5,
                minutes = $6, capacity = $7
          WHERE id = $8`,
        [...valuesOf(week), id],
      ),
    );
  }

  /** False when there is none. */
  async delete(id: number, manager: EntityManager): Promise<boolean> {
    const [, deleted] = await manager.query<[unknown, number]>(
      'DELETE FROM contact.quick_weeks WHERE id = $1',
      [id],
    );
    return deleted > 0;
  }
}

async function unlessServiceIsGone(written: Promise<unknown>): Promise<boolean> {
  try {
    await written;
    return true;
  } catch (error) {
    if (isForeignKeyViolation(error)) return false;
    throw error;
  }
}

function valuesOf({ from, to, serviceTypeId, startTime, endTime, minutes, capacity }: QuickWeekRequest) {
  return [from, to, serviceTypeId, wallMinutes(startTime), wallMinutes(endTime), minutes, capacity];
}
