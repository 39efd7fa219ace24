import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type Place, placesWithout } from './availability/workshop-day.js';

/** Serialises whatever changes who occupies the workshop; bookings of a garage are few. */
const WORKSHOP_LOCK = 0x626f6f6b;

const PLACE = 'date::text, start_minute AS "from", end_minute AS "to", is_quick AS "isQuick", capacity';

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

  /**
   * The lowest free seat of each place. Where others come or go in the middle of it, because slots were cut anew since
   * they booked, it is taken in pieces, each with a seat of its own. Without a free one, or when as many are there as
   * the slot has places, the database refuses the whole transaction.
   */
  take(appointmentId: number, places: readonly Place[], manager: EntityManager): Promise<void> {
    return this.insert(appointmentId, places, { isKept: false }, manager);
  }

  /** Its own seats, not those that are kept for it. Answers where they were. */
  async giveBack(appointmentIds: readonly number[], manager: EntityManager): Promise<Place[]> {
    const [places]: [Place[], number] = await manager.query(
      `DELETE FROM contact.appointment_places WHERE appointment_id = ANY ($1) AND NOT is_kept
       RETURNING ${PLACE}`,
      [appointmentIds],
    );
    return places;
  }

  /** Takes seats for an appointment that has others, until its customer answers; none where it sits already. */
  async keep(appointmentId: number, places: readonly Place[], manager: EntityManager): Promise<void> {
    const own = await manager.query<Place[]>(
      `SELECT ${PLACE} FROM contact.appointment_places WHERE appointment_id = $1`,
      [appointmentId],
    );
    await this.insert(appointmentId, placesWithout(places, own), { isKept: true }, manager);
  }

  /** What was kept for it is kept no longer. Answers where that was. */
  async release(appointmentId: number, manager: EntityManager): Promise<Place[]> {
    const [places]: [Place[], number] = await manager.query(
      `DELETE FROM contact.appointment_places WHERE appointment_id = $1 AND is_kept RETURNING ${PLACE}`,
      [appointmentId],
    );
    return places;
  }

  private async insert(
    appointmentId: number,
    places: readonly Place[],
    { isKept }: { isKept: boolean },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `WITH wanted AS (
         SELECT * FROM unnest($2::date[], $3::int[], $4::int[], $5::int[], $6::boolean[])
                AS wanted (date, from_minute, to_minute, capacity, is_quick)),
       cut AS (
         SELECT wanted.*, minute AS start_minute,
                lead(minute) OVER (PARTITION BY date, is_quick, from_minute ORDER BY minute) AS end_minute
           FROM wanted CROSS JOIN LATERAL (
                  SELECT from_minute UNION SELECT to_minute UNION
                  SELECT unnest(ARRAY[taken.start_minute, taken.end_minute])
                    FROM contact.appointment_places AS taken
                   WHERE taken.date = wanted.date AND taken.is_quick = wanted.is_quick) AS change (minute)
          WHERE minute BETWEEN from_minute AND to_minute),
       piece AS (
         SELECT cut.*, ARRAY(
                  SELECT taken.seat FROM contact.appointment_places AS taken
                   WHERE taken.date = cut.date AND taken.is_quick = cut.is_quick
                     AND taken.start_minute < cut.end_minute AND cut.start_minute < taken.end_minute) AS taken
           FROM cut WHERE end_minute IS NOT NULL)
       INSERT INTO contact.appointment_places
         (appointment_id, is_kept, date, start_minute, end_minute, is_quick, capacity, seat)
       SELECT $1, $7, date, start_minute, end_minute, is_quick, capacity,
              (SELECT min(seat) FROM generate_series(1, capacity) AS free (seat)
                WHERE seat <> ALL (taken) AND cardinality(taken) < capacity)
         FROM piece`,
      [
        appointmentId,
        places.map(({ date }) => date),
        places.map(({ from }) => from),
        places.map(({ to }) => to),
        places.map(({ capacity }) => capacity),
        places.map(({ isQuick }) => isQuick),
        isKept,
      ],
    );
  }
}
