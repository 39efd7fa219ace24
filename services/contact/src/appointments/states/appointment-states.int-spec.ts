import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AppointmentState } from '@garage/contracts/appointment-states';
import type { BookingResponse } from '@garage/contracts/booking';
import { addDays, isoWeekday } from '@garage/contracts/calendar-day';
import type { AppError } from '@garage/shared/errors/app-error';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { clockTime } from '../../calendar/availability/workshop-day.js';
import { zurichWallClock } from '../../calendar/zurich-time.js';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { CUSTOMER, staffActor, SYSTEM } from '../appointment.js';
import { AppointmentsRepository } from '../appointments.repository.js';
import { BookingService } from '../booking/booking.service.js';
import { AppointmentStates } from './appointment-states.js';

const content = new ContentServer();
const STAFF = staffActor({ id: 92 });
let service: TestApp;
let states: AppointmentStates;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  states = service.app.get(AppointmentStates);
});
beforeEach(() => emptyTables(service.db, 'DELETE FROM contact.appointments'));
afterAll(async () => {
  await service?.close();
  await content.stop();
});

/** Answers the id of the stored appointment. */
async function booked(time = '07:30', services = [10]): Promise<number> {
  const response = await sendBooking(service, filledBooking({ services, time }));
  expect(response.status).toBe(201);
  const { bookingId } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return row!.id;
}

const seats = async (id: number) =>
  (
    await service.db.query<{ at: string }[]>(
      `SELECT date::text || ' ' || start_minute || ' ' || seat AS at FROM contact.appointment_places
        WHERE appointment_id = $1 ORDER BY date, start_minute`,
      [id],
    )
  ).map(({ at }) => at);
const story = async (id: number) =>
  (await states.history(id)).map(
    ({ kind, actor, userId, fromStatus, status, date, startMinute, reason, sequence }) => [
      kind,
      userId ?? actor,
      fromStatus,
      status,
      `${date === MONDAY ? 'Monday' : date} ${clockTime(startMinute)}`,
      reason,
      sequence,
    ],
  );
const refused = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => null,
    (reason: AppError) => reason,
  );
  return [error?.status, error?.message];
};

const WAYS: AppointmentState[][] = [
  ['confirmed', 'received', 'in-work', 'ready', 'completed'],
  ['confirmed', 'received', 'ready', 'completed'],
  ['confirmed', 'in-work', 'ready', 'completed'],
  ['declined'],
  ['cancelled'],
  ['confirmed', 'cancelled'],
  ['confirmed', 'no-show'],
];

describe('the state of an appointment', () => {
  it.each(WAYS.map((way) => [way.join(' → '), way] as const))('goes %s', async (_title, way) => {
    const id = await booked();
    for (const state of way) expect((await states.change(id, state, STAFF)).status).toBe(state);
    const keeps = way.at(-1) === 'completed';
    expect(await seats(id)).toEqual(keeps ? [`${MONDAY} 450 1`] : []);
  });

  it('never takes a way that is not provided, and never leaves its end', async () => {
    const id = await booked();
    for (const state of ['received', 'in-work', 'ready', 'completed', 'no-show', 'pending'] as const) {
      expect(await refused(states.change(id, state, STAFF))).toEqual([
        409,
        'Das ist beim jetzigen Stand dieses Termins nicht möglich.',
      ]);
    }
    await states.change(id, 'cancelled', CUSTOMER);
    expect((await refused(states.change(id, 'confirmed', STAFF)))[0]).toBe(409);
    expect((await refused(states.move(id, { date: MONDAY, time: '09:00' }, STAFF)))[0]).toBe(409);
    expect((await refused(states.change(99_999, 'confirmed', STAFF)))[0]).toBe(404);
  });

  it('is written down with who, when and why', async () => {
    const id = await booked();
    await states.change(id, 'confirmed', STAFF);
    await states.change(id, 'cancelled', SYSTEM, 'Hebebühne defekt');
    expect(await story(id)).toEqual([
      ['booked', 'customer', null, 'pending', 'Monday 07:30', null, 0],
      ['state', 92, 'pending', 'confirmed', 'Monday 07:30', null, 1],
      ['state', 'system', 'confirmed', 'cancelled', 'Monday 07:30', 'Hebebühne defekt', 2],
    ]);
  });

  it('changes once when two change it at the same time', async () => {
    const id = await booked();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        refused(states.change(id, index % 2 === 0 ? 'confirmed' : 'declined', STAFF)),
      ),
    );
    const changed = outcomes.filter(([status]) => status === undefined);
    expect(changed).toHaveLength(1);
    expect(await states.history(id)).toHaveLength(2);
  });

  it('gives its seat to the next customer when it ends', async () => {
    const first = await booked();
    await booked();
    await states.change(first, 'declined', STAFF, 'ausgebucht');
    expect(await seats(await booked())).toEqual([`${MONDAY} 450 1`]);
  });
});

describe('an appointment that is moved', () => {
  it('takes its seats along, also onto its own former ones', async () => {
    const id = await booked('07:30', [1]);
    const moved = await states.move(id, { date: MONDAY, time: '08:00' }, STAFF, 'später');
    expect([moved.status, clockTime(moved.startMinute), clockTime(moved.endMinute)]).toEqual([
      'pending',
      '08:00',
      '12:00',
    ]);
    expect(await seats(id)).toHaveLength(8);
    expect((await story(id)).at(-1)).toEqual([
      'moved',
      92,
      'pending',
      'pending',
      'Monday 08:00',
      'später',
      1,
    ]);
  });

  it('stays where it is when the other time is taken, which is answered with free ones', async () => {
    await booked('09:00');
    await booked('09:00');
    const id = await booked('07:30');
    const error = await states
      .move(id, { date: MONDAY, time: '09:00' }, STAFF)
      .catch((reason: AppError) => reason);
    expect(error).toMatchObject({
      status: 409,
      extra: { alternatives: expect.arrayContaining([{ date: MONDAY, time: '08:30' }]) },
    });
    expect(await seats(id)).toEqual([`${MONDAY} 450 1`]);
    expect(await states.history(id)).toHaveLength(1);
  });

  it('shares the last place with nobody, however many move there at once', async () => {
    const ids = await Promise.all(
      ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00'].map((time) => booked(time)),
    );
    const outcomes = await Promise.all(
      ids.map((id) => refused(states.move(id, { date: MONDAY, time: '14:15' }, STAFF))),
    );
    expect(outcomes.filter(([status]) => status === undefined)).toHaveLength(2);
    expect(outcomes.filter(([status]) => status === 409)).toHaveLength(4);
  });

  it('follows the lead time when a customer moves it, and today’s calendar when staff do', async () => {
    const id = await booked();
    const today = zurichWallClock(new Date()).date;
    expect((await refused(states.move(id, { date: today, time: '07:30' }, CUSTOMER)))[0]).toBe(409);
    let workday = today;
    while (isoWeekday(workday) > 5) workday = addDays(workday, 1);
    expect((await states.move(id, { date: workday, time: '07:30' }, STAFF)).appointmentDate).toBe(workday);
    expect((await refused(states.move(id, { date: addDays(today, -1), time: '07:30' }, STAFF)))[0]).toBe(409);
  });
});

describe('another time that the garage suggests', () => {
  it('changes nothing until the customer accepts, which confirms the appointment there', async () => {
    const id = await booked();
    const proposed = await states.propose(id, { date: MONDAY, time: '10:00' }, STAFF, 'Lift besetzt');
    expect([proposed.status, clockTime(proposed.startMinute)]).toEqual(['pending', '07:30']);
    expect(await seats(id)).toEqual([`${MONDAY} 450 1`]);
    expect(await states.openProposal(proposed)).toMatchObject({ startMinute: 600, reason: 'Lift besetzt' });
    const accepted = await states.accept(id, proposed.proposalId!);
    expect([accepted.status, clockTime(accepted.startMinute), accepted.proposalId]).toEqual([
      'confirmed',
      '10:00',
      null,
    ]);
    expect(await seats(id)).toEqual([`${MONDAY} 600 1`]);
    expect((await story(id)).map(([kind, who]) => [kind, who])).toEqual([
      ['booked', 'customer'],
      ['proposed', 92],
      ['accepted', 'customer'],
    ]);
    const sequences = (await states.history(id)).map(({ sequence }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((left, right) => left - right));
    expect(new Set(sequences).size).toBe(3);
  });

  it('is gone once it was accepted, replaced, or overtaken by another change', async () => {
    const id = await booked();
    const first = await states.propose(id, { date: MONDAY, time: '10:00' }, STAFF);
    const second = await states.propose(id, { date: MONDAY, time: '10:30' }, STAFF);
    expect((await refused(states.accept(id, first.proposalId!)))[0]).toBe(409);
    await states.change(id, 'confirmed', STAFF);
    expect((await refused(states.accept(id, second.proposalId!)))[0]).toBe(409);
    const third = await states.propose(id, { date: MONDAY, time: '11:00' }, STAFF);
    await states.accept(id, third.proposalId!);
    expect((await refused(states.accept(id, third.proposalId!)))[0]).toBe(409);
    const other = await booked();
    expect((await refused(states.accept(other, third.proposalId!)))[0]).toBe(409);
  });

  it('may be taken by somebody else in the meantime', async () => {
    const id = await booked();
    const { proposalId } = await states.propose(id, { date: MONDAY, time: '10:00' }, STAFF);
    await booked('10:00');
    await booked('10:00');
    expect((await refused(states.accept(id, proposalId!)))[0]).toBe(409);
    expect(await seats(id)).toEqual([`${MONDAY} 450 1`]);
  });

  it('must be free when it is suggested', async () => {
    const id = await booked();
    expect((await refused(states.propose(id, { date: MONDAY, time: '03:00' }, STAFF)))[0]).toBe(409);
  });
});

describe('an appointment by telephone', () => {
  it('is confirmed at once, needs no e-mail address, and names who wrote it down', async () => {
    const appointment = await service.app
      .get(BookingService)
      .bookCalled(
        { services: [10], date: MONDAY, time: '13:15', name: 'Hans Muster', phone: '052 000 00 01' },
        STAFF,
      );
    expect(appointment).toMatchObject({ status: 'confirmed', email: null });
    expect((await story(appointment.id))[0]!.slice(0, 4)).toEqual(['booked', 92, null, 'confirmed']);
    expect(await service.app.get(AppointmentsRepository).findByBookingId(appointment.bookingId)).toEqual(
      appointment,
    );
  });
});
