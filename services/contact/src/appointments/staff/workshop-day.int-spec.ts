import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppointmentState } from '@garage/contracts/appointment-states';
import { APPOINTMENTS_LIMITS, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import type { BookingResponse } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import {
  type AppointmentsEvent,
  concernsDay,
  HERE_DAYS,
  type WorkshopDay,
} from '@garage/contracts/workshop-plan';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../../testing/bookings.js';
import { eventually, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { EventStream } from '../../testing/event-stream.js';
import { staffActor } from '../appointment.js';
import { AppointmentStates } from '../states/appointment-states.js';

const content = new ContentServer();
/** Taken anew for each test: a file of tests may go on past midnight. */
let today: string;
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
});
beforeEach(async () => {
  await emptyTables(service.db, 'DELETE FROM contact.appointments');
  today = zurichToday();
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

interface Stored {
  name: string;
  status: AppointmentState;
  date: string;
  days?: number;
  email?: string | null;
  isProposed?: boolean;
}

async function store({
  name,
  status,
  date,
  days = 0,
  email = null,
  isProposed = false,
}: Stored): Promise<void> {
  const [row] = await service.db.query<{ id: number }[]>(
    `INSERT INTO contact.appointments
       (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off,
        work_minutes, customer_name, customer_email, customer_phone, language, consent_at, consent_version, fingerprint)
     VALUES ('B' || gen_random_uuid(), $1, '{10}', $2, 450, $2::date + $3::int, 1000, $3 > 0, 30, $4, $5,
             '052 000 00 01', 'de', now(), '1', '')
     RETURNING id`,
    [status, date, days, name, email],
  );
  if (!isProposed) return;
  await service.db.query(
    `WITH event AS (
       INSERT INTO contact.appointment_history
         (appointment_id, kind, actor, status, date, start_minute, end_date, end_minute, drop_off, sequence)
       VALUES ($1, 'proposed', 'system', $2, $3, 480, $3, 510, false, 1) RETURNING id)
     UPDATE contact.appointments SET proposal_id = (SELECT id FROM event) WHERE id = $1`,
    [row!.id, status, date],
  );
}

async function get<T>(path: string, as = staff): Promise<T> {
  const response = await fetch(`${service.url}${APPOINTMENTS_PATH}/${path}`, { headers: as.headers });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

describe('the overview of today', () => {
  it('has who comes, which cars stand here, and whose answer is awaited', async () => {
    const all: Stored[] = [
      { name: 'kommt', status: 'confirmed', date: today },
      { name: 'wartet auf Bestätigung', status: 'pending', date: today },
      { name: 'abgeholt', status: 'completed', date: today },
      { name: 'steht seit Tagen hier', status: 'in-work', date: addDays(today, -3), days: 1 },
      { name: 'ist bereit', status: 'ready', date: addDays(today, -HERE_DAYS) },
      { name: 'bleibt noch', status: 'confirmed', date: addDays(today, -1), days: 2 },
      { name: 'soll antworten', status: 'confirmed', date: addDays(today, 20), isProposed: true },
      { name: 'hat abgesagt', status: 'cancelled', date: today },
      { name: 'kam nicht', status: 'no-show', date: today },
      { name: 'morgen', status: 'confirmed', date: addDays(today, 1) },
      { name: 'gestern', status: 'confirmed', date: addDays(today, -1) },
      { name: 'nie ausgetragen', status: 'ready', date: addDays(today, -HERE_DAYS - 1) },
      { name: 'zu spät für eine Antwort', status: 'pending', date: addDays(today, -2), isProposed: true },
    ];
    for (const one of all) await store(one);
    const { appointments, date, days, waitingTotal } = await get<WorkshopDay>('today');
    expect(appointments.map(({ name }) => name)).toEqual([
      'ist bereit',
      'steht seit Tagen hier',
      'bleibt noch',
      'kommt',
      'wartet auf Bestätigung',
      'abgeholt',
      'soll antworten',
    ]);
    // Panels decide by the same rule where a changed appointment belongs.
    expect(appointments.filter((one) => !concernsDay(one, today))).toEqual([]);
    expect([date, days.length, days[0]!.date, waitingTotal]).toEqual([
      today,
      APPOINTMENTS_LIMITS.todayDays,
      today,
      2,
    ]);
    expect(await get('counts')).toEqual({ waiting: 2 });
  });

  it('says who can only be reached by telephone', async () => {
    await store({ name: 'Anna', status: 'ready', date: today, email: 'anna@example.ch' });
    await store({ name: 'Beat', status: 'ready', date: today });
    const { appointments } = await get<WorkshopDay>('today');
    expect(appointments.map(({ name, isReachedByMail }) => [name, isReachedByMail])).toEqual([
      ['Anna', true],
      ['Beat', false],
    ]);
  });
});

describe('open panels', () => {
  it('are told about each change of an appointment, with what it means for the week', async () => {
    const stream = await EventStream.open<AppointmentsEvent>(service.url, 'appointments', {
      cookie: staff.cookie,
    });
    const booking = await sendBooking(service, filledBooking());
    const { bookingId } = (await booking.json()) as BookingResponse;
    const [booked] = await eventually(
      () => stream.events,
      ({ length }) => length === 1,
    );
    expect(booked).toMatchObject({ appointment: { bookingId, status: 'pending' }, waitingTotal: 1 });
    expect(booked!.days).toHaveLength(APPOINTMENTS_LIMITS.todayDays);
    await service.app
      .get(AppointmentStates)
      .change(booked!.appointment.id, 'confirmed', staffActor({ id: 92 }));
    const [, confirmed] = await eventually(
      () => stream.events,
      ({ length }) => length === 2,
    );
    expect(confirmed).toMatchObject({ appointment: { bookingId, status: 'confirmed' }, waitingTotal: 0 });
    stream.stop();
  });

  it('of people who may not see appointments hear nothing of them', async () => {
    const user = await createUser(service.db, { permissions: ['contact-messages:read'] });
    const other = await signIn(service.app, user);
    const [deaf, hearing] = [
      await EventStream.open(service.url, 'appointments', { cookie: other.cookie }),
      await EventStream.open(service.url, 'appointments', { cookie: staff.cookie }),
    ];
    expect((await sendBooking(service, filledBooking())).status).toBe(201);
    await eventually(
      () => hearing.events,
      ({ length }) => length === 1,
    );
    expect(deaf.events).toEqual([]);
    for (const stream of [deaf, hearing]) stream.stop();
  });
});
