import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOOKING_ALLOWANCES } from '@garage/contracts/booking-allowances';
import { BOOKING_PATH, type BookingConflict, type BookingResponse } from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { staffActor } from '../appointment.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { BookingService } from './booking.service.js';

const content = new ContentServer();
const STAFF = staffActor({ id: 92 });
let service: TestApp;
let addresses = 0;

/** An address that nobody has used before. */
const someAddress = () => `203.0.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;

interface Booking {
  email?: string;
  date?: string;
  time?: string;
  from?: string;
  key?: string;
}

async function book({ email = 'anna@example.ch', date = MONDAY, time = '07:30', from, key }: Booking = {}) {
  const response = await sendBooking(service, filledBooking({ email, date, time }), {
    'x-forwarded-for': from ?? someAddress(),
    ...(key && { 'idempotency-key': key }),
  });
  const body = (await response.json()) as ApiError & BookingConflict & BookingResponse;
  return { status: response.status, body, retryAfter: Number(response.headers.get('retry-after')) };
}

async function post(path: string, body: unknown, from = someAddress()) {
  const response = await fetch(`${service.url}${BOOKING_PATH}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return response.status;
}

const person = (index: number) => `person${index}@example.ch`;

const idOf = async (bookingId: string) => {
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return row!.id;
};

/** Two hours of half hours on so many days, each with room for two. */
const times = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    date: addDays(MONDAY, Math.floor(index / 8)),
    time: ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00'][index % 8]!,
  }));

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1' },
  );
});
beforeEach(() => emptyTables(service.db, 'DELETE FROM contact.appointments'));
afterAll(async () => {
  await service?.close();
  await content.stop();
});

describe('one mailbox', () => {
  it('has at most three visits that wait, however its address is written, and room again once staff have answered', async () => {
    const first = await book({ email: 'anna.keller@gmail.com' });
    await book({ email: 'Anna.Keller+rad@GMAIL.com', time: '08:00' });
    await book({ email: 'annakeller@googlemail.com', time: '08:30' });
    const refused = await book({ email: 'anna.keller@gmail.com', time: '09:00' });
    expect([refused.status, refused.body.code]).toEqual([409, 'booking-limit-reached']);
    expect(refused.body.message).toContain('Bitte rufen Sie uns an');
    expect(refused.body.alternatives).toBeUndefined();
    expect((await book({ email: 'bea@example.ch', time: '09:00' })).status).toBe(201);

    const states = service.app.get(AppointmentStates);
    await states.change(await idOf(first.body.bookingId), 'confirmed', STAFF);
    expect((await book({ email: 'anna.keller@gmail.com', time: '09:00' })).status).toBe(201);
  });

  it('is the same with its domain in letters and as mail servers write it', async () => {
    await book({ email: 'anna@müller.ch' });
    await book({ email: 'anna@xn--mller-kva.ch', time: '08:00' });
    await book({ email: 'ANNA@MÜLLER.CH', time: '08:30' });
    expect((await book({ email: 'anna@müller.ch', time: '09:00' })).status).toBe(409);
  });

  it('takes no more when it books and cancels in turn', async () => {
    for (let booked = 0; booked < BOOKING_ALLOWANCES.bookingsPerDay; booked++) {
      const { body } = await book();
      expect(await post(`/${body.bookingId}/cancel`, { token: body.token })).toBe(200);
    }
    expect((await book()).body.code).toBe('booking-limit-reached');
  });

  it('gets three of thirty bookings that come at once from thirty networks', async () => {
    const answers = await Promise.all(times(30).map((time) => book(time)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ body }) => body.code === 'booking-limit-reached')).toHaveLength(27);
  });

  it('is no limit for staff who write down what somebody says on the telephone', async () => {
    const booking = service.app.get(BookingService);
    for (const time of times(6)) {
      const stored = await booking.bookCalled(filledBooking({ ...time, email: 'anna@example.ch' }), STAFF);
      expect(stored.status).toBe('confirmed');
    }
    expect((await book({ time: '11:30' })).status).toBe(201);
  });
});

describe('one network', () => {
  it('books ten visits within an hour; what was taken, wrong, sent twice or answered by staff does not count', async () => {
    const from = someAddress();
    const wanted = times(BOOKING_ALLOWANCES.networkBookings[0].count + 1);
    await book({ email: person(100) });
    await book({ email: person(101) });
    expect((await book({ from, email: person(0) })).body.alternatives).toHaveLength(5);
    expect((await book({ from, email: 'nobody' })).status).toBe(400);
    await emptyTables(service.db, 'DELETE FROM contact.appointments');
    const bookings = wanted.slice(1).map((time, index) => {
      return { ...time, from, email: person(index), key: `person-number-${index}` };
    });
    for (const booking of bookings) expect((await book(booking)).status).toBe(201);
    for (const booking of bookings.slice(0, 5)) expect((await book(booking)).status).toBe(201);
    const refused = await book({ ...wanted[0], from, email: person(50) });
    expect([refused.status, refused.body.code]).toEqual([429, 'too-many-requests']);
    expect(refused.retryAfter).toBeGreaterThan(60);
    expect((await book({ ...wanted[0], email: person(50) })).status).toBe(201);
    const [first] = await service.db.query<{ id: number }[]>(
      'SELECT min(id) AS id FROM contact.appointments',
    );
    await service.app.get(AppointmentStates).change(first!.id, 'declined', STAFF);
    expect((await book({ ...wanted[1], from, email: person(51) })).status).toBe(201);
  });
});

describe('one appointment', () => {
  it('is moved by its customer three times within a day; times that were taken do not count', async () => {
    const { body } = await book();
    await book({ email: 'bea@example.ch', time: '11:00' });
    await book({ email: 'carla@example.ch', time: '11:00' });
    const move = (time: string) => post(`/${body.bookingId}/move`, { token: body.token, date: MONDAY, time });
    expect(await move('11:00')).toBe(409);
    for (const time of ['08:00', '08:30', '09:00']) expect(await move(time)).toBe(200);
    expect(await move('09:30')).toBe(429);
    expect(await post(`/${body.bookingId}/cancel`, { token: body.token })).toBe(200);
  });
});
