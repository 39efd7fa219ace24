import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Place } from './availability/workshop-day.js';

/** Serialises whatever changes who occupies the workshop; bookings of a garage are few. */
const WORKSHOP_LOCK = 0x626f6f6b;

/** Which appointment has a seat in which slot of which day. */
@Injectable()
export class SeatsRepository {
  constructor(private readonly db: DataSource) {}

  /** Does the work in a transaction, while nobody else changes who occupies the workshop. */
  whileLocked<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.db.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [WORKSHOP_LOCK]);
      return work(manager);
    });
  }

  /** The lowest free seat of each place. Without one, the database refuses the whole transaction. */
  async take(appointmentId: number, places: readonly Place[], manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, is_quick, seat)
       SELECT $1, wanted.date, wanted.start_minute, wanted.end_minute, wanted.is_quick,
              (SELECT min(free.seat) FROM generate_series(1, wanted.capacity) AS free (seat)
                WHERE NOT EXISTS (
                  SELECT FROM contact.appointment_places AS taken
                   WHERE taken.date = wanted.date AND taken.start_minute = wanted.start_minute
                     AND taken.is_quick = wanted.is_quick AND taken.seat = free.seat))
         FROM unnest($2::date[], $3::int[], $4::int[], $5::int[], $6::boolean[])
              AS wanted (date, start_minute, end_minute, capacity, is_quick)`,
      [
        appointmentId,
        places.map(({ date }) => date),
        places.map(({ from }) => from),
        places.map(({ to }) => to),
        places.map(({ capacity }) => capacity),
        places.map(({ isQuick }) => isQuick),
      ],
    );
  }

  async giveBack(appointmentIds: readonly number[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contact.appointment_places WHERE appointment_id = ANY ($1)', [
      appointmentIds,
    ]);
  }
}
