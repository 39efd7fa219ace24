import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { addDays } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import {
  type AvailabilityResponse,
  type BookableServicesResponse,
  BOOKING_PATH,
  type BookingConflict,
  type BookingRequest,
  type BookingResponse,
} from '@garage/contracts/booking';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { zurichWallClock } from '../../calendar/zurich-time.js';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { askUntilAnswered, eventually, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { MailServer } from '../../testing/mail-server.js';

const mailServer = new MailServer();
const content = new ContentServer();
let service: TestApp;
let others: TestApp[];

const book = (body: unknown, headers: Record<string, string> = {}, at: Pick<TestApp, 'url'> = service) =>
  sendBooking(at, body, headers);

async function days(services: string, from = MONDAY, to = from) {
  const response = await fetch(
    `${service.url}${BOOKING_PATH}/availability?services=${services}&from=${from}&to=${to}`,
  );
  expect(response.status).toBe(200);
  return ((await response.json()) as AvailabilityResponse).days;
}

const placesOn = async (date: string) =>
  (
    await service.db.query<{ start: number; count: number }[]>(
      `SELECT start_minute AS start, count(*)::int AS count
         FROM contact.appointment_places WHERE date = $1 GROUP BY 1 ORDER BY 1`,
      [date],
    )
  ).map(({ count }) => count);

const count = (statuses: number[], wanted: number) => statuses.filter((status) => status === wanted).length;

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
});

beforeEach(async () => {
  others = [];
  await emptyTables(service.db, 'DELETE FROM contact.appointments; DELETE FROM contact.blocked_dates');
});

afterEach(async () => {
  for (const other of others) await other.close();
});

afterAll(async () => {
  await service?.close();
  await Promise.all([mailServer.stop(), content.stop()]);
});

describe('the services that can be booked', () => {
  it('are those of the site, in the language asked for', async () => {
    const response = await fetch(`${service.url}${BOOKING_PATH}/services?language=fr`);
    const { services, horizonDays } = (await response.json()) as BookableServicesResponse;
    expect(horizonDays).toBe(120);
    expect(services.map(({ id, name, duration, isOther }) => [id, name, duration, isOther])).toEqual([
      [1, 'Entretien', 240, false],
      [4, 'Motor', 480, false],
      [10, 'Radwechsel', 30, false],
      [12, 'Anderes', 60, true],
    ]);
  });
});

describe('free times', () => {
  it('follow opening hours, and long work is a drop-off', async () => {
    const [monday] = await days('10');
    expect(monday).toMatchObject({ date: MONDAY, dropOff: false });
    expect(monday!.times).toHaveLength(17);
    expect((await days('1,10'))[0]).toMatchObject({ times: ['07:30'], dropOff: false });
    expect((await days('4'))[0]).toEqual({ date: MONDAY, times: ['07:30'], dropOff: true });
  });

  it('are none on closed, blocked and weekend days, which say why', async () => {
    const tuesday = addDays(MONDAY, 1);
    content.closures = [{ from: MONDAY, to: MONDAY, reason: { de: 'Betriebsferien' } }];
    await service.db.query('INSERT INTO contact.blocked_dates (date, reason) VALUES ($1, $2)', [
      tuesday,
      'Inventar',
    ]);
    const week = await eventually(
      () => days('10', MONDAY, addDays(MONDAY, 6)),
      ([monday]) => monday!.closed !== undefined,
    );
    expect(week.map(({ closed }) => closed ?? null)).toEqual([
      'Betriebsferien',
      'Inventar',
      null,
      null,
      null,
      'Geschlossen',
      'Geschlossen',
    ]);
    expect(week.map(({ reason }) => reason ?? null)).toEqual([
      'Betriebsferien',
      'Inventar',
      ...Array<null>(5).fill(null),
    ]);
    expect(week.slice(0, 2).map(({ times }) => times)).toEqual([[], []]);
    content.closures = [];
    await eventually(
      () => days('10'),
      ([monday]) => monday!.closed === undefined,
    );
  });

  it('are none before the lead time and beyond the horizon', async () => {
    const today = zurichWallClock(new Date()).date;
    const [day] = await days('10', today);
    expect(day!.times).toEqual([]);
    const [far] = await days('10', addDays(MONDAY, 140));
    expect(far!.times).toEqual([]);
  });

  it.each([
    ['from', 'services=10&from=x&to=2027-01-01'],
    ['to', 'services=10&from=2027-01-01'],
    ['to', 'services=10&from=2027-01-02&to=2027-01-01'],
    ['to', 'services=10&from=2027-01-01&to=2027-12-31'],
    ['services', `services=&from=${MONDAY}&to=${MONDAY}`],
    ['services', `services=1,2,3,4,5,6,7&from=${MONDAY}&to=${MONDAY}`],
    ['services', `services=99&from=${MONDAY}&to=${MONDAY}`],
    ['services', `services=1e0&services=2&from=${MONDAY}&to=${MONDAY}`],
  ])('are not answered because of %s: %s', async (field, query) => {
    const response = await fetch(`${service.url}${BOOKING_PATH}/availability?${query}`);
    expect(response.status).toBe(400);
    const { fields } = (await response.json()) as ApiError;
    expect(Object.keys(fields ?? {})).toEqual([field]);
  });
});

describe('a booking', () => {
  it('takes its places and is answered with its times', async () => {
    const response = await book(
      filledBooking({ services: [1, 10], vehicleMake: 'Škoda', vehicleYear: 2019 }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      bookingId: expect.stringMatching(/^[2-9A-Z]{8}$/),
      status: 'pending',
      appointmentDate: MONDAY,
      startTime: '07:30',
      endTime: '12:00',
    });
    expect(await placesOn(MONDAY)).toEqual(Array(9).fill(1));
  });

  it('is refused when both places are taken, with the nearest free times', async () => {
    await book(filledBooking());
    await book(filledBooking({ name: 'Zweite' }));
    const response = await book(filledBooking({ name: 'Dritte' }));
    expect(response.status).toBe(409);
    const conflict = (await response.json()) as ApiError & BookingConflict;
    expect(conflict.message).toBe(
      'Dieser Termin ist leider nicht mehr frei. Bitte wählen Sie einen anderen.',
    );
    expect(conflict.alternatives[0]).toEqual({ date: MONDAY, time: '08:00' });
    expect(conflict.alternatives).toHaveLength(5);
    expect(new Set(conflict.alternatives.map(({ date }) => date)).size).toBe(3);
  });

  it('happens once under one key, also when it is sent many times at once', async () => {
    const headers = { 'idempotency-key': 'booking-0001' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => book(filledBooking(), headers)));
    const answers = (await Promise.all(responses.map((response) => response.json()))) as BookingResponse[];
    expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
    expect(await placesOn(MONDAY)).toEqual([1]);
    expect((await book(filledBooking({ name: 'Andere' }), headers)).status).toBe(409);
  });

  it.each<[string, Partial<Record<keyof BookingRequest, unknown>>]>([
    ['services', { services: [] }],
    ['services', { services: [10, 10] }],
    ['services', { services: ['10'] }],
    ['services', { services: [99] }],
    ['services', { services: 'x' }],
    ['otherText', { services: [12] }],
    ['date', { date: '2027-02-30' }],
    ['date', { date: undefined }],
    ['time', { time: '7:30' }],
    ['time', { time: '24:00' }],
    ['privacy', { privacy: false }],
    ['email', { email: 'nobody' }],
    ['vehicleYear', { vehicleYear: 1899 }],
    ['name', { name: 'Win now http://evil.example' }],
    ['vehicleMake', { vehicleMake: 'WWW.evil.example' }],
    ['vehicleModel', { vehicleModel: 'https://evil.example' }],
    ['vehicleModel', { vehicleModel: 'Octavia\nBcc: all' }],
    ['vehicleLicensePlate', { vehicleLicensePlate: 'www.evil.ch' }],
    ['notes', { notes: 'x'.repeat(2001) }],
  ])('is refused because of its %s: %j', async (field, change) => {
    const response = await book({ ...filledBooking(), ...change });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ApiError).fields).toHaveProperty(field);
    expect(await placesOn(MONDAY)).toEqual([]);
  });

  it.each(['07:31', '11:45', '17:30', '03:00'])('cannot begin at %s', async (time) => {
    expect((await book(filledBooking({ time }))).status).toBe(409);
  });

  it('cannot begin in the past', async () => {
    expect((await book(filledBooking({ date: addDays(MONDAY, -70) }))).status).toBe(409);
  });
});

describe('five hundred people at once, through three replicas', () => {
  it('get every place that there is, each once, and nobody else gets one', async () => {
    const { url } = service.db.options as { url: string };
    for (let replica = 0; replica < 2; replica++) {
      others.push(
        await startContactApp(mailServer, {
          DATABASE_URL: url,
          CONTENT_URL: content.url,
          RATE_LIMIT_FACTOR: '1000',
        }),
      );
    }
    const replicas = [service, ...others];
    const [monday] = await days('10');
    const open = monday!.times;
    const capacity = open.length * 2;
    const responses = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        askUntilAnswered(() =>
          book(
            filledBooking({ name: `Person ${index}`, time: open[index % open.length]! }),
            {},
            replicas[index % 3],
          ),
        ),
      ),
    );
    const statuses = responses.map(({ status }) => status);
    const counted = { booked: count(statuses, 201), taken: count(statuses, 409) };
    expect(counted).toEqual({ booked: capacity, taken: 500 - capacity });
    expect(await placesOn(MONDAY)).toEqual(open.map(() => 2));
  });
});
