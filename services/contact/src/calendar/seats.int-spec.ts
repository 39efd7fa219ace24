import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { sqlStateOf } from '@garage/shared/errors/postgres-errors';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import * as fc from 'fast-check';
import { startContactApp } from '../testing/contact-app.js';
import type { Place } from './availability/workshop-day.js';
import { SeatsRepository } from './seats.repository.js';

const DAY = addDays(zurichToday(), 14);
const APPOINTMENTS = 12;
const EXCLUDED = '23P01';

let service: TestApp;
let seats: SeatsRepository;

beforeAll(async () => {
  service = await startContactApp({ url: 'smtp://127.0.0.1:9' });
  seats = service.app.get(SeatsRepository);
  await service.db.query(
    `INSERT INTO contact.appointments
       (id, booking_id, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off, work_minutes,
        customer_name, customer_phone, language, consent_at, consent_version, fingerprint)
     SELECT n, 'B' || n, '{1}', $1, 480, $1, 510, false, 30, 'Anna', '', 'de', now(), '1', ''
       FROM generate_series(1, $2::int) AS n`,
    [DAY, APPOINTMENTS],
  );
});
beforeEach(() => emptyTables(service.db, 'DELETE FROM contact.appointment_places'));
afterAll(() => service?.close());

const place = (from: number, to: number, capacity: number, isQuick = false): Place => ({
  date: DAY,
  from,
  to,
  capacity,
  isQuick,
});
const take = (id: number, ...places: Place[]) =>
  seats.whileLocked((manager) => seats.take(id, places, manager));
const giveBack = (id: number) => seats.whileLocked((manager) => seats.giveBack([id], manager));

/** `[from, to, seat]` of each of its places. */
async function taken(id: number): Promise<number[][]> {
  const rows = await service.db.query<{ place: number[] }[]>(
    `SELECT ARRAY[start_minute, end_minute, seat] AS place FROM contact.appointment_places
      WHERE appointment_id = $1 ORDER BY start_minute`,
    [id],
  );
  return rows.map(({ place: found }) => found);
}

/** Past all code: what Postgres says to a place; null when it takes it. */
async function refusalOf(id: number, from: number, to: number, seat: number): Promise<string | null> {
  try {
    await service.db.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat, capacity)
       VALUES ($1, $2, $3, $4, $5, 2)`,
      [id, DAY, from, to, seat],
    );
    return null;
  } catch (error) {
    return sqlStateOf(error) ?? String(error);
  }
}

describe('the database', () => {
  it.each([
    ['ends with', 480, 720],
    ['lies within', 480, 540],
    ['begins before and ends within', 420, 480],
    ['begins within and ends after', 700, 740],
    ['surrounds', 400, 800],
  ])('refuses a second car on a seat for a time that %s the first one’s', async (_how, from, to) => {
    await take(1, place(450, 720, 2));
    expect(await refusalOf(2, from, to, 1)).toBe(EXCLUDED);
    expect(await refusalOf(2, from, to, 2)).toBeNull();
  });

  it('lets cars follow each other, and sit on another seat or among the quick ones', async () => {
    await take(1, place(450, 720, 2));
    expect(await refusalOf(2, 720, 780, 1)).toBeNull();
    expect(await refusalOf(2, 420, 450, 1)).toBeNull();
    await take(3, place(480, 500, 1, true));
    expect(await taken(3)).toEqual([[480, 500, 1]]);
  });

  it('refuses a seat that the slot does not have', async () => {
    expect(await refusalOf(1, 450, 480, 3)).toBe('23514');
  });

  it('gives the last release, which looks at beginnings alone, another seat instead of none', async () => {
    await take(1, place(450, 720, 2));
    await service.db.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, is_quick, seat)
       VALUES (2, $1, 480, 540, false, 1), (2, $1, 540, 600, false, 1)`,
      [DAY],
    );
    expect(await taken(2)).toEqual([
      [480, 540, 2],
      [540, 600, 2],
    ]);
  });
});

describe('a slot that was cut anew', () => {
  it('is taken in pieces where others sit on different seats at different times', async () => {
    await take(1, place(480, 510, 2));
    await take(2, place(480, 510, 2), place(510, 540, 2));
    await giveBack(1);
    expect(await taken(2)).toEqual([
      [480, 510, 2],
      [510, 540, 1],
    ]);
    await take(3, place(480, 540, 2));
    expect(await taken(3)).toEqual([
      [480, 510, 1],
      [510, 540, 2],
    ]);
    await expect(take(4, place(480, 540, 2))).rejects.toThrow(/seat/);
  });

  it('with fewer places than before has room for as many cars only, whatever their seats', async () => {
    for (const id of [1, 2, 3]) await take(id, place(480, 510, 3));
    await giveBack(1);
    await expect(take(4, place(480, 540, 2))).rejects.toThrow(/seat/);
    await giveBack(2);
    await take(4, place(480, 540, 2));
    expect((await taken(4)).at(0)).toEqual([480, 510, 1]);
  });

  it('is given to whoever finds fewer cars than places at each moment, and to nobody else', async () => {
    const step = fc.record({
      id: fc.integer({ min: 1, max: APPOINTMENTS }),
      from: fc.integer({ min: 0, max: 10 }),
      length: fc.integer({ min: 1, max: 6 }),
      capacity: fc.integer({ min: 1, max: 4 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        await service.db.query('DELETE FROM contact.appointment_places');
        const cars = new Map<number, Place>();
        for (const { id, from, length, capacity } of steps) {
          // Who has a place gives it back first, as in a move.
          cars.delete(id);
          await giveBack(id);
          const wanted = place(from * 30, (from + length) * 30, capacity);
          const isFree = isRoom(wanted, [...cars.values()]);
          const isTaken = await take(id, wanted).then(
            () => true,
            () => false,
          );
          expect(isTaken).toBe(isFree);
          if (isTaken) cars.set(id, wanted);
        }
      }),
      { numRuns: 40 },
    );
  });
});

function isRoom({ from, to, capacity }: Place, others: readonly Place[]): boolean {
  for (let minute = from; minute < to; minute += 30) {
    if (others.filter((other) => other.from <= minute && minute < other.to).length >= capacity) return false;
  }
  return true;
}
