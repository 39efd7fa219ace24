import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AppointmentResponse,
  APPOINTMENTS_PATH,
  type CallRequest,
  type FreeTimesResponse,
} from '@garage/contracts/appointments';
import { BOOKING_PATH, type BookingConflict, type BookingResponse } from '@garage/contracts/booking';
import { addDays, isoWeekday } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { zurichWallClock } from '../../calendar/zurich-time.js';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { MailServer } from '../../testing/mail-server.js';

const mailServer = new MailServer();
const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

const TODAY = zurichWallClock(new Date()).date;
/** A Monday that is far enough ahead. */
const MONDAY = addDays(TODAY, 15 - isoWeekday(TODAY));
const SUNDAY = addDays(MONDAY, 6);

function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
  client = staff,
): Promise<Response> {
  return fetch(`${service.url}${APPOINTMENTS_PATH}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...client.headers,
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function appointment(response: Promise<Response>) {
  const answered = await response;
  expect(answered.status).toBeLessThan(300);
  return ((await answered.json()) as AppointmentResponse).appointment;
}

const wish = (change: Partial<CallRequest> = {}): CallRequest => ({
  services: [10],
  date: MONDAY,
  time: '07:30',
  name: 'Hans Muster',
  phone: '052 345 67 89',
  vehicleLicensePlate: 'ZH 123 456',
  ...change,
});

/** A visit booked on the website; answers its id. */
async function booked(time = '07:30', change: object = {}): Promise<number> {
  const response = await fetch(`${service.url}${BOOKING_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [10],
      date: MONDAY,
      time,
      name: 'Anna Keller',
      email: 'anna.keller@example.ch',
      phone: '+41 52 345 67 89',
      privacy: true,
      ...change,
    }),
  });
  expect(response.status).toBe(201);
  const { bookingId } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return row!.id;
}

async function calendar(from = MONDAY, to = SUNDAY): Promise<AppointmentsResponse> {
  const response = await call('GET', `?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  return (await response.json()) as AppointmentsResponse;
}

async function alternatives(response: Response) {
  expect(response.status).toBe(409);
  return ((await response.json()) as BookingConflict).alternatives;
}

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1, fullName: 'Reto Ammann' }));
});

beforeEach(() => emptyTables(service.db, 'DELETE FROM contact.appointments'));

afterAll(async () => {
  await service?.close();
  await Promise.all([mailServer.stop(), content.stop()]);
});

describe('the calendar of the staff', () => {
  it('has every day with its places and who comes, and what waits for an answer', async () => {
    const id = await booked('07:30', { vehicleMake: 'Škoda', services: [10, 1], notes: 'quietscht' });
    const { days, appointments, waiting } = await calendar();
    expect(days).toHaveLength(7);
    expect(days[0]).toEqual({
      date: MONDAY,
      open: [
        { from: '07:30', to: '12:00' },
        { from: '13:15', to: '17:30' },
      ],
      capacityMinutes: 2 * 525,
      takenMinutes: 270,
    });
    expect(days[6]).toMatchObject({ date: SUNDAY, open: [], closed: 'Geschlossen', capacityMinutes: 0 });
    expect(appointments).toEqual([
      expect.objectContaining({
        id,
        status: 'pending',
        date: MONDAY,
        startTime: '07:30',
        endTime: '12:00',
        services: [
          { id: 10, name: 'Radwechsel', color: '#4a4545' },
          { id: 1, name: 'Wartung', color: '#4a4545' },
        ],
        name: 'Anna Keller',
        vehicleMake: 'Škoda',
        notes: 'quietscht',
        isProposed: false,
      }),
    ]);
    expect(waiting).toEqual(appointments);
  });

  it('shows long work on each of its days', async () => {
    await booked('07:30', { services: [4, 1] });
    const { appointments } = await calendar(addDays(MONDAY, 1));
    expect(appointments).toMatchObject([{ date: MONDAY, endDate: addDays(MONDAY, 1), dropOff: true }]);
  });

  it.each(['', '?from=x&to=y', `?from=${MONDAY}&to=${addDays(MONDAY, 62)}`])(
    'is not answered for %j',
    async (query) => expect((await call('GET', query)).status).toBe(400),
  );
});

describe('a call', () => {
  it('becomes a confirmed appointment, once per key, also for today', async () => {
    const key = { 'idempotency-key': 'call-0001-abcd' };
    const [first, second] = await Promise.all([
      appointment(call('POST', '', wish(), key)),
      appointment(call('POST', '', wish(), key)),
    ]);
    expect(first).toMatchObject({ status: 'confirmed', email: null, phone: '052 345 67 89' });
    expect(second.id).toBe(first.id);
    expect(first.history).toMatchObject([{ kind: 'booked', actor: 'staff', user: { name: 'Reto Ammann' } }]);
  });

  it('gets other times when the wanted one is taken', async () => {
    await booked();
    await booked();
    const others = await alternatives(await call('POST', '', wish()));
    expect(others[0]).toEqual({ date: MONDAY, time: '08:00' });
  });

  it('is answered with free times beforehand', async () => {
    const response = await call('GET', `/free-times?services=10&from=${MONDAY}&to=${MONDAY}`);
    const { days } = (await response.json()) as FreeTimesResponse;
    expect(days[0]!.times).toHaveLength(17);
  });

  it.each<[string, Partial<Record<keyof CallRequest, unknown>>]>([
    ['services', { services: [] }],
    ['name', { name: '' }],
    ['phone', { phone: undefined }],
    ['email', { email: 'nobody' }],
    ['date', { date: 'morgen' }],
    ['time', { time: '25:00' }],
    ['otherText', { services: [12] }],
    ['vehicleYear', { vehicleYear: 1899 }],
  ])('is refused because of its %s: %j', async (field, change) => {
    const response = await call('POST', '', { ...wish(), ...change });
    expect(response.status).toBe(400);
    expect(((await response.json()) as ApiError).fields).toHaveProperty(field);
  });
});

describe('an appointment', () => {
  it('is confirmed, begun and finished, and refuses what may not follow', async () => {
    const id = await booked();
    for (const state of ['confirmed', 'in-work', 'ready', 'completed']) {
      expect(await appointment(call('PUT', `/${id}/state`, { state }))).toMatchObject({ status: state });
    }
    expect((await call('PUT', `/${id}/state`, { state: 'cancelled' })).status).toBe(409);
    expect((await call('PUT', `/${id}/state`, { state: 'lost' })).status).toBe(400);
    expect((await call('PUT', '/4711/state', { state: 'confirmed' })).status).toBe(404);
    expect((await call('GET', '/4711')).status).toBe(404);
  });

  it('is moved by the same rules, with other times when there is no place', async () => {
    const id = await booked();
    const moved = await appointment(call('PUT', `/${id}/time`, { date: MONDAY, time: '09:00', reason: 'x' }));
    expect(moved).toMatchObject({ startTime: '09:00', status: 'pending' });
    expect(moved.history.at(-1)).toMatchObject({ kind: 'moved', reason: 'x' });
    await booked('10:00');
    await booked('10:00');
    const others = await alternatives(await call('PUT', `/${id}/time`, { date: MONDAY, time: '10:00' }));
    expect(others).toHaveLength(5);
    const free = await call('GET', `/${id}/free-times?from=${MONDAY}&to=${MONDAY}`);
    expect(((await free.json()) as FreeTimesResponse).days[0]!.times).not.toContain('10:00');
  });

  it('can go to times that overlap its own place, which is free for it alone', async () => {
    const id = await booked('07:30', { services: [1] });
    await booked('07:30', { services: [1] });
    const free = await call('GET', `/${id}/free-times?from=${MONDAY}&to=${MONDAY}`);
    expect(((await free.json()) as FreeTimesResponse).days[0]!.times).toEqual(['07:30', '08:00', '13:15']);
    const others = await call('GET', `/free-times?services=1&from=${MONDAY}&to=${MONDAY}`);
    expect(((await others.json()) as FreeTimesResponse).days[0]!.times).toEqual(['13:15']);
    const wanted = { date: MONDAY, time: '08:00' };
    expect(await appointment(call('POST', `/${id}/proposal`, wanted))).toMatchObject({ startTime: '07:30' });
    expect(await appointment(call('PUT', `/${id}/time`, wanted))).toMatchObject({ startTime: '08:00' });
  });

  it('can be offered another time, which the calendar shows until it is answered', async () => {
    const id = await booked();
    const wanted = { date: MONDAY, time: '13:15', reason: 'Lift besetzt' };
    const proposed = await appointment(call('POST', `/${id}/proposal`, wanted));
    expect(proposed).toMatchObject({
      startTime: '07:30',
      isProposed: true,
      proposal: { date: MONDAY, startTime: '13:15', reason: 'Lift besetzt' },
    });
  });

  it('names for a time that became free who would come earlier, as long as it is still to come', async () => {
    const cancelled = await booked('09:00');
    const moved = await booked('07:30', { services: [1] });
    const later = await booked('11:00', { name: 'Beat Frei', earlierIfPossible: true });
    await booked('11:30', { name: 'Ohne Wunsch' });
    await booked('08:00', { name: 'Schon früher', earlierIfPossible: true });
    const wishes = [
      { id: later, name: 'Beat Frei', phone: '+41 52 345 67 89', date: MONDAY, startTime: '11:00' },
    ];
    expect((await appointment(call('GET', `/${cancelled}`))).freed).toBeNull();
    const gone = await appointment(call('PUT', `/${cancelled}/state`, { state: 'cancelled' }));
    expect(gone.freed).toEqual({ date: MONDAY, time: '09:00', wishes, keptFor: [] });
    const elsewhere = await appointment(call('PUT', `/${moved}/time`, { date: MONDAY, time: '13:15' }));
    expect(elsewhere.freed).toMatchObject({ time: '07:30', wishes: [{ name: 'Schon früher' }, ...wishes] });
    await service.db.query('UPDATE contact.appointments SET appointment_date = $1 WHERE id = $2', [
      addDays(TODAY, -1),
      cancelled,
    ]);
    expect((await appointment(call('GET', `/${cancelled}`))).freed).toBeNull();
  });

  it('does not forget a request whose day went by without an answer', async () => {
    const forgotten = await booked();
    await service.db.query('UPDATE contact.appointments SET appointment_date = $1 WHERE id = $2', [
      addDays(TODAY, -3),
      forgotten,
    ]);
    expect((await calendar()).waiting.map(({ id }) => id)).toEqual([forgotten]);
  });

  it('knows earlier visits of the customer and of the vehicle', async () => {
    const first = await booked('07:30', { vehicleLicensePlate: 'zh-123456', email: 'other@example.ch' });
    const other = await booked('08:00', { phone: '079 111 22 33', email: 'ANNA.keller@example.ch' });
    await booked('08:30', { phone: '079 999 99 99', email: 'stranger@example.ch' });
    const id = await booked('09:00', { vehicleLicensePlate: 'ZH 123 456' });
    const { earlierVisits } = await appointment(call('GET', `/${id}`));
    expect(
      earlierVisits.map(({ id: visit, sameCustomer, sameVehicle }) => [visit, sameCustomer, sameVehicle]),
    ).toEqual([
      [other, true, false],
      [first, true, true],
    ]);
  });

  it('keeps the notes of the staff, each deleted by its author only', async () => {
    const id = await booked();
    const [note] = (await appointment(call('POST', `/${id}/notes`, { text: 'Ersatzwagen bereit' })))
      .staffNotes;
    expect(note).toMatchObject({ text: 'Ersatzwagen bereit', author: { name: 'Reto Ammann' } });
    const colleague = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    const path = `/${id}/notes/${note!.id}`;
    expect((await call('DELETE', path, undefined, {}, colleague)).status).toBe(403);
    expect((await appointment(call('DELETE', path))).staffNotes).toEqual([]);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('POST', `/${id}/notes`, { text: ' ' })).status).toBe(400);
    expect((await call('POST', '/4711/notes', { text: 'x' })).status).toBe(404);
  });
});
