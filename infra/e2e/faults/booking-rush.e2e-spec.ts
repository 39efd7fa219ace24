import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BOOKED,
  BookingRush,
  NO_ANSWER,
  NOT_NOW,
  PLACES,
  promisedBy,
  SEATS,
  TAKEN,
  tally,
} from '../support/booking-rush.ts';
import { type ContactReplicas, startContactReplicas } from '../support/contact-replicas.ts';

const PEOPLE = 500;
const RESTART_AFTER_BOOKINGS = 10;
const POSSIBLE = [BOOKED, TAKEN, NOT_NOW, NO_ANSWER];

let replicas: ContactReplicas;
let rush: BookingRush;

beforeAll(async () => {
  replicas = await startContactReplicas(3);
  rush = new BookingRush(replicas, PEOPLE);
});
afterAll(() => replicas?.stop());

beforeEach(() => rush.prepare());

describe('five hundred people at once, through three replicas', () => {
  it('get every place once, and the same answer when they ask again', async () => {
    const first = await rush.untilAnswered(await rush.everybody());
    expect(tally(first)).toEqual({ [BOOKED]: PLACES, [TAKEN]: PEOPLE - PLACES });
    expect(await rush.stored()).toEqual({ ids: promisedBy(first), people: PLACES, fullest: SEATS });
    expect(await rush.freeTimes()).toEqual([]);

    const again = await rush.untilAnswered(await rush.everybody(1));
    expect(again).toEqual(first);
    expect((await rush.stored()).ids).toEqual(promisedBy(first));
  }, 300_000);

  it('get no place twice while Postgres restarts and answers are lost', async () => {
    const first = await rush.everybodyWhilePostgresRestarts(RESTART_AFTER_BOOKINGS);
    const { ids, people, fullest } = await rush.stored();
    expect(ids).toEqual(expect.arrayContaining(promisedBy(first)));
    expect(ids.length).toBeLessThanOrEqual(PLACES);
    expect(people).toBe(ids.length);
    expect(fullest).toBeLessThanOrEqual(SEATS);
    expect(POSSIBLE.map(String)).toEqual(expect.arrayContaining(Object.keys(tally(first))));

    const last = await rush.untilAnswered(first);
    expect(tally(last)).toEqual({ [BOOKED]: PLACES, [TAKEN]: PEOPLE - PLACES });
    expect(await rush.stored()).toEqual({ ids: promisedBy(last), people: PLACES, fullest: SEATS });
    expect(await rush.freeTimes()).toEqual([]);
  }, 400_000);
});
