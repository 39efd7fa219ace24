import { zurichToday } from '@garage/contracts/calendar-day';
import { withShortLock } from '@garage/shared/database/short-lock';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * No seat has two cars at the same moment, whatever the code believes, and whatever became of the slots since.
 *
 * Until now the key of `appointment_places` said so for places that begin at the same minute. Places keep the times of
 * the slots that they were taken in: once the week is cut anew, a place of the old week and one of the new week overlap
 * without beginning together, and both could have the same seat. So the seat is excluded for the whole time of a place.
 * A seat is not a car's lift for the whole visit, but one of the places of a moment: whoever takes a slot in which
 * others sit on different seats at different times takes it in pieces (`SeatsRepository.take`). So there is a seat
 * whenever fewer cars are there than the slot has places, and the database refuses nobody for whom there is room.
 * `capacity` keeps seats within the places that the slot had when it was taken.
 *
 * Only from the day of the upgrade on: nobody books in the past, and an index of some weeks is made in a moment, where
 * one of twenty years would stop visitors for seconds. An exclusion cannot be made beside them, as indexes can.
 *
 * The last release, which may run for a while yet, knows neither `capacity` nor pieces and looks for a seat by its
 * beginning alone. Where that one is taken, it gets another one. The next release may drop the trigger.
 */
export class SeatsApart1764510000000 implements MigrationInterface {
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    // It is there where roles.sql has been run; elsewhere the service owns the database.
    await runner.query('CREATE EXTENSION IF NOT EXISTS btree_gist');
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.free_seat(on_date date, among_quick boolean, from_minute integer, to_minute integer)
        RETURNS integer LANGUAGE sql STABLE
        RETURN (
          SELECT min(free.seat) FROM generate_series(1, 32767) AS free (seat)
           WHERE NOT EXISTS (
             SELECT FROM contact.appointment_places AS taken
              WHERE taken.date = on_date AND taken.is_quick = among_quick AND taken.seat = free.seat
                AND taken.start_minute < to_minute AND from_minute < taken.end_minute))`);
    await runner.query(`
      CREATE OR REPLACE FUNCTION contact.seat_apart() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF EXISTS (SELECT FROM contact.appointment_places AS taken WHERE ${overlap('taken', 'NEW')}) THEN
          NEW.seat := contact.free_seat(NEW.date, NEW.is_quick, NEW.start_minute, NEW.end_minute);
        END IF;
        RETURN NEW;
      END $$`);
    await withShortLock(
      runner,
      `ALTER TABLE contact.appointment_places
         DROP CONSTRAINT IF EXISTS appointment_places_apart,
         ADD COLUMN IF NOT EXISTS capacity smallint CHECK (seat <= capacity);
       ${this.partNeighbours()}
       ALTER TABLE contact.appointment_places
         ADD CONSTRAINT appointment_places_apart EXCLUDE USING gist (
           date WITH =, is_quick WITH =, seat WITH =, int4range(start_minute, end_minute) WITH &&)
         WHERE (date >= '${zurichToday()}');
       CREATE OR REPLACE TRIGGER seat_apart BEFORE INSERT ON contact.appointment_places
         FOR EACH ROW WHEN (NEW.capacity IS NULL AND NEW.seat IS NOT NULL) EXECUTE FUNCTION contact.seat_apart();`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER seat_apart ON contact.appointment_places;
      DROP FUNCTION contact.seat_apart();
      DROP FUNCTION contact.free_seat(date, boolean, integer, integer);
      ALTER TABLE contact.appointment_places DROP CONSTRAINT appointment_places_apart, DROP COLUMN capacity`);
  }

  /** Of two places that share a seat for a while, the later one gets another seat. */
  private partNeighbours(): string {
    return `
      DO $$
      DECLARE
        place record;
      BEGIN
        FOR place IN
          SELECT * FROM contact.appointment_places AS later
           WHERE date >= '${zurichToday()}' AND EXISTS (
             SELECT FROM contact.appointment_places AS taken
              WHERE ${overlap('taken', 'later')} AND taken.start_minute < later.start_minute)
           ORDER BY date, start_minute, seat
        LOOP
          UPDATE contact.appointment_places
             SET seat = contact.free_seat(date, is_quick, start_minute, end_minute)
           WHERE date = place.date AND start_minute = place.start_minute AND is_quick = place.is_quick
             AND seat = place.seat;
        END LOOP;
      END $$;`;
  }
}

/** Two places have the same seat at the same moment. */
function overlap(one: string, other: string): string {
  return `${one}.date = ${other}.date AND ${one}.is_quick = ${other}.is_quick AND ${one}.seat = ${other}.seat
    AND ${one}.start_minute < ${other}.end_minute AND ${other}.start_minute < ${one}.end_minute`;
}
