import { setTimeout as sleep } from 'node:timers/promises';
import { type AvailabilityResponse, BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import { query } from '../../database/query.ts';
import type { ContactReplicas } from './contact-replicas.ts';

/** Of the day that everybody wants; `startContactReplicas` says when its garage is open. */
export const PLACES = 40;
/** How many jobs each time of the day has room for. */
export const SEATS = 2;

export const BOOKED = 201;
export const TAKEN = 409;
export const NOT_NOW = 503;
export const NO_ANSWER = 0;

const DAY_MS = 86_400_000;
/** Some lose their connection before the answer comes, whatever becomes of the booking. */
const hangsUp = (person: number) => person % 7 === 0;
const HANG_UP_MS = 1000;
const AGAIN_UNTIL_MS = 120_000;

export interface Answer {
  status: number;
  bookingId: string | null;
}

/** A Monday two weeks ahead. */
const DAY = (() => {
  const day = new Date(Date.now() + 14 * DAY_MS);
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1);
  return day.toISOString().slice(0, 10);
})();

/** Many people who want the places of one day at once, by way of several replicas. */
export class BookingRush {
  readonly people: number;
  readonly #replicas: ContactReplicas;
  #times: string[] = [];

  constructor(replicas: ContactReplicas, people: number) {
    this.#replicas = replicas;
    this.people = people;
  }

  /** Empties the day. */
  async prepare(): Promise<void> {
    // The first question fills a new workshop's plan.
    await this.freeTimes();
    await query(this.#replicas.databaseUrl, 'DELETE FROM contact.appointments');
    this.#times = await this.freeTimes();
    if (this.#times.length !== PLACES / SEATS) throw new Error(`the day has ${this.#times.length} times`);
  }

  async freeTimes(): Promise<string[]> {
    const address = `${BOOKING_PATH}/availability?services=10&from=${DAY}&to=${DAY}`;
    const answer = await fetch(this.#replicas.urls[0] + address);
    return ((await answer.json()) as AvailabilityResponse).days[0]!.times;
  }

  /** Everybody at once. @param turn By which replica somebody comes: with another turn, by another one. */
  everybody(turn = 0): Promise<Answer[]> {
    return Promise.all(Array.from({ length: this.people }, (_, person) => this.#book(person, turn)));
  }

  /**
   * Everybody at once, some of whom hang up, while Postgres restarts in the middle: after so many bookings, with others
   * before and after it.
   */
  async everybodyWhilePostgresRestarts(afterBookings: number): Promise<Answer[]> {
    let booked = 0;
    let restart: Promise<void> | undefined;
    const answers = await Promise.all(
      Array.from({ length: this.people }, async (_, person) => {
        const signal = hangsUp(person) ? AbortSignal.timeout(HANG_UP_MS) : null;
        const answer = await this.#book(person, 0, signal);
        if (answer.status === BOOKED) booked += 1;
        if (booked === afterBookings) restart ??= this.#replicas.restartPostgres();
        return answer;
      }),
    );
    if (!restart) throw new Error('there were not enough bookings for a restart');
    await restart;
    return answers;
  }

  /** Whoever hears "not now", or nothing, asks again under the same key, as the page does, until there is an answer. */
  async untilAnswered(answers: readonly Answer[]): Promise<Answer[]> {
    const last = [...answers];
    const until = Date.now() + AGAIN_UNTIL_MS;
    for (let turn = 1; Date.now() < until; turn += 1) {
      const unanswered = last.flatMap(({ status }, person) =>
        status === NOT_NOW || status === NO_ANSWER ? [person] : [],
      );
      if (unanswered.length === 0) break;
      for (const person of unanswered) last[person] = await this.#book(person, turn);
      await sleep(500);
    }
    return last;
  }

  /** What the database holds: who is booked, and how full the fullest time is. */
  async stored(): Promise<{ ids: string[]; people: number; fullest: number }> {
    const { databaseUrl } = this.#replicas;
    const appointments = await query<{ id: string; key: string }>(
      databaseUrl,
      'SELECT booking_id AS id, idempotency_key AS key FROM contact.appointments ORDER BY booking_id',
    );
    const [places] = await query<{ most: number }>(
      databaseUrl,
      `SELECT coalesce(max(count), 0)::int AS most FROM (
         SELECT count(*) FROM contact.appointment_places GROUP BY date, start_minute) AS times`,
    );
    return {
      ids: appointments.map(({ id }) => id),
      people: new Set(appointments.map(({ key }) => key)).size,
      fullest: places!.most,
    };
  }

  /** Each person always wants the same time, under the same key. */
  async #book(person: number, turn: number, signal: AbortSignal | null = null): Promise<Answer> {
    const { urls } = this.#replicas;
    try {
      const response = await fetch(`${urls[(person + turn) % urls.length]}${BOOKING_PATH}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `person-${person}` },
        body: JSON.stringify({
          services: [10],
          date: DAY,
          time: this.#times[person % this.#times.length],
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
}

/** How many heard what, by status. */
export function tally(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** The bookings that were promised, in order. */
export const promisedBy = (answers: readonly Answer[]): string[] =>
  answers.flatMap(({ bookingId }) => bookingId ?? []).toSorted();
