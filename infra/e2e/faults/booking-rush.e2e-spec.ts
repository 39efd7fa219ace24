import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type AvailabilityResponse, BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import { Client } from 'pg';
import { type ContactReplicas, startContactReplicas } from '../support/contact-replicas.ts';

const PEOPLE = 500;
const PLACES = 40;
/** How many jobs each time of the day has room for. */
const SEATS = 2;
const DAY_MS = 86_400_000;
/** Into the rush, with bookings before and after it. */
const RESTART_AFTER_BOOKINGS = 10;
/** These lose their connection before the answer comes, whatever becomes of the booking. */
const hangsUp = (person: number) => person % 7 === 0;
const HANG_UP_MS = 1000;
const BOOKED = 201;
const TAKEN = 409;
const NOT_NOW = 503;
const NO_ANSWER = 0;
const POSSIBLE = [BOOKED, TAKEN, NOT_NOW, NO_ANSWER];
const AGAIN_UNTIL_MS = 120_000;

let replicas: ContactReplicas;
let times: string[];

interface Answer {
  status: number;
  bookingId: string | null;
}

/** A Monday two weeks ahead. */
const DAY = (() => {
  const day = new Date(Date.now() + 14 * DAY_MS);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
})();

async function freeTimes(): Promise<string[]> {
  const answer = await fetch(
    `${replicas.urls[0]}${BOOKING_PATH}/availability?services=10&from=${DAY}&to=${DAY}`,
  );
  return ((await answer.json()) as AvailabilityResponse).days[0]!.times;
}

/** Each person always wants the same time, under the same key, through the replica that has a turn. */
async function book(person: number, turn = 0, signal: AbortSignal | null = null): Promise<Answer> {
  const url = replicas.urls[(person + turn) % replicas.urls.length]!;
  try {
    const response = await fetch(`${url}${BOOKING_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `person-${person}` },
      body: JSON.stringify({
        services: [10],
        date: DAY,
        time: times[person % times.length],
        name: `Person ${person}`,
        email: `person${person}@example.ch`,
        phone: '+41 79 123 45 67',
        privacy: true,
      }),
      signal,
    });
    const { bookingId } = (await response.json()) as Partial<BookingResponse>;
    return { status: response.status, bookingId: bookingId ?? null };
  } catch {
    return { status: NO_ANSWER, bookingId: null };
  }
}

const everybody = (ask: (person: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: PEOPLE }, (_, person) => ask(person)));

/** Whoever hears "not now", or nothing, asks again under the same key, as the page does, until there is an answer. */
async function untilAnswered(answers: readonly Answer[]): Promise<Answer[]> {
  const last = [...answers];
  const until = Date.now() + AGAIN_UNTIL_MS;
  for (let turn = 1; Date.now() < until; turn += 1) {
    const unanswered = last.flatMap(({ status }, person) =>
      status === NOT_NOW || status === NO_ANSWER ? [person] : [],
    );
    if (unanswered.length === 0) break;
    for (const person of unanswered) last[person] = await book(person, turn);
    await sleep(500);
  }
  return last;
}

function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

const promisedBy = (answers: readonly Answer[]) =>
  answers.flatMap(({ bookingId }) => bookingId ?? []).toSorted();

async function inDatabase<Row extends object>(query: string): Promise<Row[]> {
  const client = new Client({ connectionString: replicas.databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

/** What the database holds: who is booked, and how full the fullest time is. */
async function stored() {
  const appointments = await inDatabase<{ id: string; key: string }>(
    'SELECT booking_id AS id, idempotency_key AS key FROM contact.appointments ORDER BY booking_id',
  );
  const [places] = await inDatabase<{ most: number }>(
    `SELECT coalesce(max(count), 0)::int AS most FROM (
       SELECT count(*) FROM contact.appointment_places GROUP BY date, start_minute) AS times`,
  );
  return {
    ids: appointments.map(({ id }) => id),
    people: new Set(appointments.map(({ key }) => key)).size,
    fullest: places!.most,
  };
}

beforeAll(async () => {
  replicas = await startContactReplicas(3);
});
afterAll(() => replicas?.stop());

beforeEach(async () => {
  // The first question fills a new workshop's plan.
  await freeTimes();
  await inDatabase('DELETE FROM contact.appointments');
  times = await freeTimes();
  if (times.length !== PLACES / SEATS) throw new Error(`the day has ${times.length} times`);
});

describe('five hundred people at once, through three replicas', () => {
  it('get every place once, and the same answer when they ask again', async () => {
    const first = await untilAnswered(await everybody((person) => book(person)));
    expect(tally(first)).toEqual({ [BOOKED]: PLACES, [TAKEN]: PEOPLE - PLACES });
    expect(await stored()).toEqual({ ids: promisedBy(first), people: PLACES, fullest: SEATS });
    expect(await freeTimes()).toEqual([]);

    const again = await untilAnswered(await everybody((person) => book(person, 1)));
    expect(again).toEqual(first);
    expect((await stored()).ids).toEqual(promisedBy(first));
  }, 300_000);

  it('get no place twice while Postgres restarts and answers are lost', async () => {
    let booked = 0;
    const restarts: Promise<void>[] = [];
    const first = await everybody(async (person) => {
      const answer = await book(person, 0, hangsUp(person) ? AbortSignal.timeout(HANG_UP_MS) : null);
      if (answer.status === BOOKED) booked += 1;
      if (booked === RESTART_AFTER_BOOKINGS && restarts.length === 0) {
        restarts.push(replicas.restartPostgres());
      }
      return answer;
    });
    expect(restarts).toHaveLength(1);
    await Promise.all(restarts);
    const { ids, people, fullest } = await stored();
    expect(ids).toEqual(expect.arrayContaining(promisedBy(first)));
    expect(ids.length).toBeLessThanOrEqual(PLACES);
    expect(people).toBe(ids.length);
    expect(fullest).toBeLessThanOrEqual(SEATS);
    expect(POSSIBLE.map(String)).toEqual(expect.arrayContaining(Object.keys(tally(first))));

    const last = await untilAnswered(first);
    expect(tally(last)).toEqual({ [BOOKED]: PLACES, [TAKEN]: PEOPLE - PLACES });
    expect(await stored()).toEqual({ ids: promisedBy(last), people: PLACES, fullest: SEATS });
    expect(await freeTimes()).toEqual([]);
  }, 400_000);
});
