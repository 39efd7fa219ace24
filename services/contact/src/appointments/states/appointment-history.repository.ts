import type { AppointmentState } from '@garage/contracts/appointment-states';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { StoredEvent } from '../appointment-event.js';
import type { Actor } from '../appointment.js';

export type NewEvent = Omit<StoredEvent, 'id' | 'createdAt' | 'actor' | 'userId'> & { by: Actor };

const COLUMNS = `id, appointment_id AS "appointmentId", kind, actor, user_id AS "userId",
  from_status AS "fromStatus", status, from_date::text AS "fromDate", from_start_minute AS "fromStartMinute",
  date::text, start_minute AS "startMinute", end_date::text AS "endDate", end_minute AS "endMinute",
  drop_off AS "dropOff", sequence, reason, changes, is_told AS "isTold", created_at AS "createdAt"`;

@Injectable()
export class AppointmentHistoryRepository {
  constructor(private readonly db: DataSource) {}

  /** Answers its id. */
  async add({ by, ...event }: NewEvent, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ id: number }[]>(
      `INSERT INTO contact.appointment_history
         (appointment_id, kind, actor, user_id, from_status, status, from_date, from_start_minute,
          date, start_minute, end_date, end_minute, drop_off, sequence, reason, changes, is_told)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17) RETURNING id`,
      [
        event.appointmentId,
        event.kind,
        by.kind,
        by.userId,
        event.fromStatus,
        event.status,
        event.fromDate,
        event.fromStartMinute,
        event.date,
        event.startMinute,
        event.endDate,
        event.endMinute,
        event.dropOff,
        event.sequence,
        event.reason,
        event.changes && JSON.stringify(event.changes),
        event.isTold,
      ],
    );
    return row!.id;
  }

  /** That each of these appointments, which nothing else has changed, now has another state. */
  async addStates(
    appointmentIds: readonly number[],
    { from, by }: { from: AppointmentState; by: Actor },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO contact.appointment_history
         (appointment_id, kind, actor, user_id, from_status, status, from_date, from_start_minute,
          date, start_minute, end_date, end_minute, drop_off, sequence)
       SELECT id, 'state', $2, $3, $4, status, appointment_date, start_minute,
              appointment_date, start_minute, end_date, end_minute, drop_off, sequence
         FROM contact.appointments WHERE id = ANY ($1) ORDER BY id`,
      [appointmentIds, by.kind, by.userId, from],
    );
  }

  /** Oldest first. */
  findOf(appointmentId: number, manager: EntityManager = this.db.manager): Promise<StoredEvent[]> {
    return manager.query<StoredEvent[]>(
      `SELECT ${COLUMNS} FROM contact.appointment_history WHERE appointment_id = $1 ORDER BY id`,
      [appointmentId],
    );
  }

  /** Nobody was told of it, and nobody will be: its mail was withdrawn. */
  async setUntold(id: number, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE contact.appointment_history SET is_told = false WHERE id = $1', [id]);
  }

  async findById(id: number, manager: EntityManager = this.db.manager): Promise<StoredEvent | null> {
    const [found] = await manager.query<StoredEvent[]>(
      `SELECT ${COLUMNS} FROM contact.appointment_history WHERE id = $1`,
      [id],
    );
    return found ?? null;
  }
}
