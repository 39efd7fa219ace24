import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { WeeklySlot } from './availability/slots-of-hours.js';

/** From its first to its last day, some extra places for one service. */
export interface StoredQuickWeek {
  from: string;
  to: string;
  serviceId: number;
  start: number;
  end: number;
  minutes: number;
  capacity: number;
}

export interface StoredSeat {
  appointmentId: number;
  date: string;
  isQuick: boolean;
  start: number;
  end: number;
}

export interface StoredCalendar {
  /** Null where nobody has set others than those of the opening hours. */
  slots: WeeklySlot[] | null;
  blocked: { date: string; reason: string | null }[];
  seats: StoredSeat[];
  quickWeeks: StoredQuickWeek[];
}

/** All that the workshop's days are put together from, apart from opening hours and closures. */
@Injectable()
export class WorkshopCalendarRepository {
  constructor(private readonly db: DataSource) {}

  async read(from: string, to: string, manager: EntityManager = this.db.manager): Promise<StoredCalendar> {
    // One after the other: within a transaction they share one connection.
    const [settings] = await manager.query<{ followsHours: boolean }[]>(
      'SELECT version IS NOT DISTINCT FROM following_version AS "followsHours" FROM contact.booking_settings',
    );
    const slots = settings!.followsHours
      ? null
      : await manager.query<WeeklySlot[]>(
          `SELECT day, start_minute AS start, end_minute AS "end", max_capacity AS capacity
             FROM contact.workshop_time_slots WHERE is_active ORDER BY day, start_minute`,
        );
    const blocked = await manager.query<StoredCalendar['blocked']>(
      `SELECT date::text, reason FROM contact.blocked_dates WHERE date BETWEEN $1 AND $2`,
      [from, to],
    );
    const seats = await manager.query<StoredSeat[]>(
      `SELECT appointment_id AS "appointmentId", date::text, start_minute AS start, end_minute AS "end", is_quick AS "isQuick"
         FROM contact.appointment_places
        WHERE date BETWEEN $1 AND $2`,
      [from, to],
    );
    const quickWeeks = await manager.query<StoredQuickWeek[]>(
      `SELECT first_date::text AS "from", last_date::text AS "to", service_type_id AS "serviceId",
              start_minute AS start, end_minute AS "end", minutes, capacity
         FROM contact.quick_weeks WHERE first_date <= $2 AND last_date >= $1`,
      [from, to],
    );
    return { slots, blocked, seats, quickWeeks };
  }
}
