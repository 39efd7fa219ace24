import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AvailabilityResponse,
  BOOKING_LINK_DAYS,
  BOOKING_PATH,
  type BookingConflict,
  type BookingResponse,
  type CustomerAppointment,
} from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import { emptyTables, type TestApp } from '@garage/shared/testing/test-app';
import { staffActor } from '../appointments/appointment.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { zurichInstant, zurichWallClock } from '../calendar/zurich-time.js';
import { MONDAY } from '../testing/bookings.js';
import { startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';

const content = new ContentServer();
const STAFF = staffActor({ id: 92 });
const HOUR_MS = 3_600_000;
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

async function post(path: string, body: unknown) {
  const response = await fetch(`${service.url}${BOOKING_PATH}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as CustomerAppointment & ApiError & BookingConflict,
  };
}

async function booked(time = '07:30') {
  const { status, body } = await post('', {
    services: [1],
    date: MONDAY,
    time,
    name: 'Anne Favre',
    email: 'anne.favre@example.ch',
    phone: '+41 79 123 45 67',
    privacy: true,
    language: 'fr',
  });
  expect(status).toBe(201);
  const { bookingId, token } = body as unknown as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return { bookingId, token, id: row!.id };
}

async function look({ bookingId, token }: { bookingId: string; token: string }) {
  const response = await fetch(`${service.url}${BOOKING_PATH}/${bookingId}?token=${token}`);
  return { status: response.status, body: (await response.json()) as CustomerAppointment };
}

/** Everything that is stored about appointments. */
const dump = () =>
  service.db.query(
    `SELECT appointments.*, (SELECT json_agg(h) FROM contact.appointment_history h) AS history,
            (SELECT json_agg(p) FROM contact.appointment_places p) AS places FROM contact.appointments`,
  );

/** Puts it so many hours from now, as if it had been booked long ago. */
async function beginsIn(hours: number, id: number) {
  const { date, minutes } = zurichWallClock(new Date(Date.now() + hours * HOUR_MS));
  await service.db.query(
    'UPDATE contact.appointments SET appointment_date = $2, start_minute = $3 WHERE id = $1',
    [id, date, minutes],
  );
}

describe('the page of an appointment', () => {
  it('shows its customer everything in the customer’s language', async () => {
    const appointment = await booked();
    const { status, body } = await look(appointment);
    expect(status).toBe(200);
    expect(body).toEqual({
      bookingId: appointment.bookingId,
      status: 'pending',
      appointmentDate: MONDAY,
      startTime: '07:30',
      endDate: MONDAY,
      endTime: '11:30',
      dropOff: false,
      services: [{ id: 1, name: 'Entretien' }],
      name: 'Anne Favre',
      language: 'fr',
      freeCancellationUntil: new Date(zurichInstant(MONDAY, 450).getTime() - 24 * HOUR_MS).toISOString(),
      canCancel: true,
      canMove: true,
      canConfirmRecipient: false,
      feeApplies: false,
      reason: null,
      proposal: null,
      earlier: { isWished: false, kept: null },
      documents: [],
      findings: [],
      checks: [],
      photos: [],
      approvedTotal: 0,
    });
  });

  it('keeps its services as they were booked, whatever becomes of them', async () => {
    const appointment = await booked();
    const rename = (name: string) =>
      service.db.query('UPDATE contact.service_types SET name = $1 WHERE id = 1', [
        { de: 'Wartung', fr: name },
      ]);
    await rename('Révision');
    expect((await look(appointment)).body.services).toEqual([{ id: 1, name: 'Entretien' }]);
    // The last release has kept the ids alone.
    await service.db.query('UPDATE contact.appointments SET booked_services = NULL');
    expect((await look(appointment)).body.services).toEqual([{ id: 1, name: 'Révision' }]);
    await rename('Entretien');
  });

  it('hands out the visit for the calendar as it stands now, to nobody else', async () => {
    const { bookingId, token, id } = await booked();
    await states.change(id, 'confirmed', STAFF);
    const address = `${service.url}${BOOKING_PATH}/${bookingId}/calendar`;
    const response = await fetch(`${address}?token=${token}`);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="termin.ics"');
    expect(response.headers.get('cache-control')).toContain('no-store');
    const file = (await response.text()).replaceAll('\r\n ', '').split('\r\n');
    const begins = zurichInstant(MONDAY, 450).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
    for (const line of ['METHOD:PUBLISH', 'SEQUENCE:1', 'STATUS:CONFIRMED', `DTSTART:${begins}Z`]) {
      expect(file).toContain(line);
    }
    expect(file.filter((line) => line.startsWith(`UID:${bookingId}@`))).toHaveLength(1);
    expect(file.some((line) => line.startsWith('ATTENDEE'))).toBe(false);
    expect((await fetch(`${address}?token=wrong`)).status).toBe(404);
  });

  it('is found by nobody without the right token, who does not learn whether it exists', async () => {
    const { bookingId, token } = await booked();
    const other = await booked('13:15');
    for (const wrong of ['', 'x', token.slice(1), `${token}x`, other.token, token.toLowerCase()]) {
      expect((await look({ bookingId, token: wrong })).status).toBe(404);
      const { status } = await post(`/${bookingId}/cancel`, { token: wrong || ' ' });
      expect([400, 404]).toContain(status);
    }
    expect((await look({ bookingId: '22222222', token })).status).toBe(404);
    expect((await look({ bookingId: `${bookingId}%00`, token })).status).toBe(404);
    expect((await look({ bookingId, token })).body.status).toBe('pending');
  });

  it('opens until some weeks after the visit, and then for nobody and nothing', async () => {
    const { bookingId, token, id } = await booked();
    const endedAgo = (days: number) =>
      service.db.query('UPDATE contact.appointments SET appointment_date = $2, end_date = $2 WHERE id = $1', [
        id,
        addDays(zurichToday(), -days),
      ]);
    await endedAgo(BOOKING_LINK_DAYS);
    expect((await look({ bookingId, token })).status).toBe(200);
    await endedAgo(BOOKING_LINK_DAYS + 1);
    expect(await look({ bookingId, token })).toMatchObject({ status: 410, body: { code: 'link-expired' } });
    expect((await look({ bookingId, token: 'guess' })).status).toBe(404);
    expect((await post(`/${bookingId}/cancel`, { token })).status).toBe(410);
    for (const path of ['calendar', `free-times`]) {
      const address = `${service.url}${BOOKING_PATH}/${bookingId}/${path}?token=${token}`;
      expect((await fetch(`${address}&from=${MONDAY}&to=${MONDAY}`)).status).toBe(410);
    }
  });

  it('changes nothing when a mail program opens every link, and cannot be made to by its address', async () => {
    const appointment = await booked();
    await states.propose(appointment.id, { date: MONDAY, time: '13:15' }, STAFF);
    const before = await dump();
    const own = `/${appointment.bookingId}`;
    const query = `?token=${appointment.token}`;
    for (const path of [own, `${own}/cancel`, `${own}/accept`, `${own}/move`]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS']) {
        await fetch(`${service.url}${BOOKING_PATH}${path}${query}&proposalId=1`, { method });
      }
    }
    expect(await dump()).toEqual(before);
  });
});

describe('cancelling', () => {
  it('ends the appointment, frees its places, and is answered the same when pressed again', async () => {
    const { bookingId, token, id } = await booked();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post(`/${bookingId}/cancel`, { token })),
    );
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      Array.from({ length: 4 }, () => [200, 'cancelled']),
    );
    expect(await states.history(id)).toHaveLength(2);
    expect(await service.db.query('SELECT FROM contact.appointment_places')).toEqual([]);
    expect((await look({ bookingId, token })).body).toMatchObject({ canCancel: false, canMove: false });
  });

  it('is possible later than a day before, with the fee named, but only for what was confirmed', async () => {
    const { bookingId, token, id } = await booked();
    await beginsIn(20, id);
    expect((await look({ bookingId, token })).body).toMatchObject({
      canCancel: true,
      canMove: false,
      feeApplies: false,
    });
    await states.change(id, 'confirmed', STAFF);
    expect((await look({ bookingId, token })).body).toMatchObject({ canCancel: true, feeApplies: true });
    expect((await post(`/${bookingId}/cancel`, { token })).body.status).toBe('cancelled');
  });

  it('is refused once the appointment has begun or work has', async () => {
    const begun = await booked();
    await beginsIn(-1, begun.id);
    const late = await post(`/${begun.bookingId}/cancel`, { token: begun.token });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Dieser Termin kann nicht mehr abgesagt werden. Bitte rufen Sie uns an.',
    ]);
    const working = await booked('08:00');
    await states.change(working.id, 'confirmed', STAFF);
    await states.change(working.id, 'in-work', STAFF);
    expect((await post(`/${working.bookingId}/cancel`, { token: working.token })).status).toBe(409);
  });

  it('tells why when the garage did it', async () => {
    const appointment = await booked();
    await states.change(appointment.id, 'declined', STAFF, 'Leider ist die Hebebühne defekt.');
    expect((await look(appointment)).body).toMatchObject({
      status: 'declined',
      reason: 'Leider ist die Hebebühne defekt.',
    });
  });
});

describe('another time that the garage suggests', () => {
  it('is shown and accepted once, also when pressed twice', async () => {
    const { bookingId, token, id } = await booked();
    await states.propose(id, { date: MONDAY, time: '13:15' }, STAFF, 'Am Morgen sind wir voll.');
    const { proposal } = (await look({ bookingId, token })).body;
    expect(proposal).toMatchObject({
      date: MONDAY,
      startTime: '13:15',
      endTime: '17:15',
      reason: 'Am Morgen sind wir voll.',
    });
    const body = { token, proposalId: proposal!.id };
    const answers = await Promise.all([
      post(`/${bookingId}/accept`, body),
      post(`/${bookingId}/accept`, body),
    ]);
    expect(answers.map((answer) => [answer.status, answer.body.status, answer.body.startTime])).toEqual([
      [200, 'confirmed', '13:15'],
      [200, 'confirmed', '13:15'],
    ]);
    expect((await states.history(id)).map(({ kind }) => kind)).toEqual(['booked', 'proposed', 'accepted']);
  });

  it('is answered with the nearest other times when somebody was faster', async () => {
    const { bookingId, token, id } = await booked();
    const { proposalId } = await states.propose(id, { date: MONDAY, time: '13:15' }, STAFF);
    await booked('13:15');
    await booked('13:15');
    const { status, body } = await post(`/${bookingId}/accept`, { token, proposalId });
    expect(status).toBe(409);
    expect(new Set(body.alternatives.map(({ date }) => date)).size).toBeGreaterThan(1);
    expect(body.alternatives[0]?.date).toBe(MONDAY);
  });

  it('cannot be taken any more when it is too near or past, and says so', async () => {
    const { bookingId, token, id } = await booked();
    const { proposalId } = await states.propose(id, { date: MONDAY, time: '13:15' }, STAFF);
    const suggestedFor = async (hours: number, sinceHours = 200) => {
      const { date, minutes } = zurichWallClock(new Date(Date.now() + hours * HOUR_MS));
      await service.db.query(
        `UPDATE contact.appointment_history
            SET date = $2, start_minute = $3, created_at = now() - make_interval(hours => $4) WHERE id = $1`,
        [proposalId, date, minutes, sinceHours],
      );
      return (await look({ bookingId, token })).body.proposal?.isExpired;
    };
    expect(await suggestedFor(48)).toBe(false);
    // Staff have suggested a time that was near already: it stands until it begins.
    expect(await suggestedFor(20, 1)).toBe(false);
    for (const hours of [20, -1]) {
      expect(await suggestedFor(hours)).toBe(true);
      const { status, body } = await post(`/${bookingId}/accept`, { token, proposalId });
      expect([status, body.message]).toEqual([
        409,
        'Die vorgeschlagene Zeit ist vorbei oder steht zu kurz bevor. Bitte wählen Sie eine andere Zeit oder rufen Sie uns an.',
      ]);
    }
    expect((await look({ bookingId, token })).body.status).toBe('pending');
  });

  it('is refused when there is none, and with a proposal of somebody else', async () => {
    const mine = await booked();
    const other = await booked('08:00');
    const { proposalId } = await states.propose(other.id, { date: MONDAY, time: '13:15' }, STAFF);
    for (const wrong of [1_000_000, proposalId]) {
      const answer = await post(`/${mine.bookingId}/accept`, { token: mine.token, proposalId: wrong });
      expect(answer.status).toBe(409);
    }
    expect((await post(`/${mine.bookingId}/accept`, { token: mine.token, proposalId: 'x' })).status).toBe(
      400,
    );
  });
});

describe('moving by the customer', () => {
  it('takes a free time, and answers a taken one with others', async () => {
    const { bookingId, token } = await booked();
    await booked('13:15');
    await booked('13:15');
    const taken = await post(`/${bookingId}/move`, { token, date: MONDAY, time: '13:15' });
    expect([taken.status, taken.body.alternatives[0]]).toEqual([409, { date: MONDAY, time: '07:30' }]);
    const moved = await post(`/${bookingId}/move`, { token, date: MONDAY, time: '08:00' });
    expect([moved.status, moved.body.startTime, moved.body.status]).toEqual([200, '08:00', 'pending']);
  });

  it('offers the times of the same work as if its own place were free, also when the garage offers it no more', async () => {
    const { bookingId, token } = await booked();
    const free = async () => {
      const response = await fetch(
        `${service.url}${BOOKING_PATH}/${bookingId}/free-times?token=${token}&from=${MONDAY}&to=${MONDAY}`,
      );
      expect(response.status).toBe(200);
      return ((await response.json()) as AvailabilityResponse).days[0]?.times;
    };
    // Four hours from half past seven fill the places that a move by half an hour needs.
    await booked();
    expect(await free()).toEqual(['08:00', '13:15']);
    await service.db.query('UPDATE contact.service_types SET is_active = false WHERE id = 1');
    expect(await free()).toEqual(['08:00', '13:15']);
    expect((await post(`/${bookingId}/move`, { token, date: MONDAY, time: '08:00' })).status).toBe(200);
    await service.db.query('UPDATE contact.service_types SET is_active = true WHERE id = 1');
    const foreign = `${service.url}${BOOKING_PATH}/${bookingId}/free-times?token=x&from=${MONDAY}&to=${MONDAY}`;
    expect((await fetch(foreign)).status).toBe(404);
  });

  it('is no way around the fee', async () => {
    const { bookingId, token, id } = await booked();
    await beginsIn(20, id);
    const { status, body } = await post(`/${bookingId}/move`, { token, date: MONDAY, time: '13:15' });
    expect([status, body.message]).toEqual([
      409,
      'Dieser Termin kann hier nicht mehr verschoben werden. Bitte rufen Sie uns an.',
    ]);
  });

  it.each([{ date: '2027-02-30', time: '08:00' }, { date: MONDAY, time: '8:00' }, { date: MONDAY }, {}])(
    'needs a day and a time: %j',
    async (wanted) => {
      const { bookingId, token } = await booked();
      expect((await post(`/${bookingId}/move`, { token, ...wanted })).status).toBe(400);
    },
  );
});
