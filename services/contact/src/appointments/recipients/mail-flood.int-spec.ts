import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  BOOKING_PATH,
  type BookingRequest,
  type BookingResponse,
  type CustomerAppointment,
} from '@garage/contracts/booking';
import type { BookingRecipient } from '@garage/contracts/booking-recipients';
import { addDays } from '@garage/contracts/calendar-day';
import { MAILS_PATH, type UnsentMailsResponse } from '@garage/contracts/mails';
import { createUser, emptyTables, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { eventually, STAFF_EMAIL, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { MailServer } from '../../testing/mail-server.js';
import { staffActor } from '../appointment.js';
import { AppointmentStates } from '../states/appointment-states.js';

const content = new ContentServer();
const mailServer = new MailServer();
const STAFF = staffActor({ id: 92 });
const VICTIM = 'viktoria@example.ch';
const HALF_HOURS = ['07:30', '08:00', '08:30', '09:00', '09:30', '10:00', '10:30', '11:00', '13:15', '13:45'];
let service: TestApp;
let states: AppointmentStates;
let addresses = 0;

/** An address that nobody has used before. */
const someAddress = () => `198.51.${Math.floor(addresses / 200)}.${(addresses++ % 200) + 1}`;

const mailsTo = (address: string) => mailServer.mails.filter(({ recipients }) => recipients[0] === address);
const toVictim = () => mailServer.mails.filter(({ recipients }) => /^viktoria/i.test(recipients[0]!));
/** The times that the victim was told. */
const told = () => toVictim().map(({ subject }) => /um (\d\d:\d\d)/.exec(subject ?? '')?.[1]);
const notices = () => mailsTo(STAFF_EMAIL).map(({ subject }) => subject ?? '');

async function book(change: Partial<BookingRequest> = {}, from = someAddress()) {
  const response = await sendBooking(service, filledBooking({ email: VICTIM, ...change }), {
    'x-forwarded-for': from,
  });
  const { bookingId, token } = (await response.json()) as BookingResponse;
  return { status: response.status, bookingId, token };
}

/** A visit that was booked, with the token that the page gets. */
async function booked(change: Partial<BookingRequest> = {}) {
  const { status, bookingId, token } = await book(change);
  expect(status).toBe(201);
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return { bookingId, token, id: row!.id };
}

async function post(path: string, body: unknown, from = someAddress()) {
  const response = await fetch(`${service.url}${BOOKING_PATH}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as CustomerAppointment & BookingRecipient };
}

async function get(path: string) {
  const response = await fetch(`${service.url}${BOOKING_PATH}/${path}`, {
    headers: { 'x-forwarded-for': someAddress() },
  });
  return { status: response.status, body: (await response.json()) as CustomerAppointment & BookingRecipient };
}

const move = ({ bookingId, token }: { bookingId: string; token: string }, time: string, date = MONDAY) =>
  post(`${bookingId}/move`, { token, date, time });

/** Resolves when every mail has left or is held back, and nobody looks at one. */
const settled = () =>
  eventually(
    () =>
      service.db.query<object[]>(
        `SELECT FROM contact.mails WHERE status <> 'sent' AND (held_until IS NULL OR admitted_at IS NOT NULL)
         UNION ALL
         SELECT FROM pgboss.job WHERE state = 'active' OR (state IN ('created', 'retry') AND start_after < now())`,
      ),
    (underway) => underway.length === 0,
    60_000,
  );

/** So many hours later: what has left is longer ago, and what was held back until then is looked at again. */
async function later(hours: number) {
  await service.db.query(
    `UPDATE contact.mails SET admitted_at = admitted_at - make_interval(hours => $1),
                              held_until = CASE WHEN admitted_at IS NULL THEN held_until - make_interval(hours => $1) END`,
    [hours],
  );
  await service.db.query(
    `UPDATE pgboss.job SET start_after = start_after - make_interval(hours => $1) WHERE state = 'created'`,
    [hours],
  );
  await eventually(
    () =>
      service.db.query<object[]>(`SELECT FROM pgboss.job WHERE state = 'created' AND start_after < now()`),
    ({ length }) => length === 0,
    60_000,
  );
  await settled();
}

/** What the latest mail's link to end mails holds. */
async function stopLink() {
  const mails = await eventually(
    () => mailsTo(VICTIM),
    ({ length }) => length > 0,
  );
  const [, bookingId, token] = /\?stop=(\w+)&token=([\w-]+)/.exec(mails.at(-1)!.text ?? '') ?? [];
  return { bookingId: bookingId!, token: token! };
}

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1' });
  states = service.app.get(AppointmentStates);
  await states.ready();
});
beforeEach(async () => {
  await settled();
  await emptyTables(service.db, 'DELETE FROM contact.appointments');
  await emptyTables(service.db, 'DELETE FROM contact.inspection_reminders');
  await emptyTables(service.db, 'DELETE FROM contact.mails');
  mailServer.mails.length = 0;
});
afterAll(async () => {
  await service?.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

describe('a hundred bookings and moves from twenty addresses, aimed at one mailbox', () => {
  it('send at most five mails to it, ever, while everybody else books and is told at once', async () => {
    const networks = Array.from({ length: 20 }, someAddress);
    const spellings = [VICTIM, 'Viktoria@Example.ch', 'viktoria+rad@example.ch'];
    const flood = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        book(
          {
            email: spellings[index % 3]!,
            date: addDays(MONDAY, Math.floor(index / 20)),
            time: HALF_HOURS[index % 10]!,
          },
          networks[index % 20],
        ),
      ),
    );
    const visits = flood.filter(({ status }) => status === 201);
    expect(visits).toHaveLength(3);
    const moves = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const { bookingId, token } = visits[index % 3]!;
        const wanted = { token, date: addDays(MONDAY, 3), time: HALF_HOURS[index % 10]! };
        return post(`${bookingId}/move`, wanted, networks[index % 20]);
      }),
    );
    expect(moves.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(9);

    const others = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        book({ email: `kunde${index}@example.ch`, date: addDays(MONDAY, 4), time: HALF_HOURS[index]! }),
      ),
    );
    expect(others.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    await settled();
    for (const index of others.keys()) expect(mailsTo(`kunde${index}@example.ch`)).toHaveLength(1);

    expect(toVictim()).toHaveLength(3);
    for (const mail of toVictim()) expect(mail.text).toContain('Sie haben nichts gebucht?');
    for (let day = 1; day <= 3; day += 1) await later(25);
    expect(toVictim()).toHaveLength(5);
  }, 180_000);
});

describe('a customer who changes often', () => {
  it('is told the newest state in one later mail, at once when a button of a mail shows whose mailbox it is', async () => {
    const visit = await booked({ time: '07:30' });
    await settled();
    for (const time of ['08:00', '08:30', '09:00']) {
      expect((await move(visit, time)).status).toBe(200);
      await settled();
    }
    expect(told()).toEqual(['07:30', '08:00', '08:30']);

    const { token } = await stopLink();
    const opened = await get(`${visit.bookingId}?token=${token}`);
    expect(opened.body).toMatchObject({ startTime: '09:00', canConfirmRecipient: true });
    expect((await post(`${visit.bookingId}/recipient/confirm`, { token })).status).toBe(200);
    await eventually(told, ({ length }) => length === 4);
    expect(told().at(-1)).toBe('09:00');
    expect((await get(`${visit.bookingId}?token=${token}`)).body).toMatchObject({
      canConfirmRecipient: false,
    });
  });

  it('hears of a visit whose first mail was held back, and of the end of those that it has heard of', async () => {
    for (const time of HALF_HOURS.slice(0, 3)) {
      const { bookingId, token } = await booked({ time });
      await settled();
      await post(`${bookingId}/cancel`, { token });
      await settled();
    }
    mailServer.mails.length = 0;
    const moved = await booked({ time: '10:00' });
    await move(moved, '10:30');
    const cancelled = await booked({ time: '11:00' });
    await post(`${cancelled.bookingId}/cancel`, { token: cancelled.token });
    await settled();
    expect(mailsTo(VICTIM)).toEqual([]);
    await later(25);
    const subjects = toVictim().map(({ subject }) => subject?.replace(/ (?:am|für) .*, um/, ''));
    expect(new Set(subjects)).toEqual(
      new Set(['Abgesagt: Ihr Termin 08:00 Uhr', 'Ihre Terminanfrage 10:30 Uhr']),
    );
    const first = toVictim().find(({ subject }) => subject?.includes('10:30'));
    expect(first?.text).toContain('Der Platz in der Werkstatt ist für Sie reserviert.');
  });

  it('hears at once what the staff decide, whatever was sent before', async () => {
    const visit = await booked();
    for (const time of ['08:00', '08:30', '09:00']) await move(visit, time);
    await settled();
    await states.change(visit.id, 'confirmed', STAFF);
    await eventually(
      () => mailsTo(VICTIM).at(-1)?.subject ?? '',
      (subject) => subject.startsWith('Bestätigt') && subject.includes('09:00'),
    );
    await later(25);
    expect(mailsTo(VICTIM).at(-1)!.subject).toMatch(/^Bestätigt/);
  });

  it('has mails that staff see held back, and can send at once', async () => {
    const visit = await booked();
    for (const time of ['08:00', '08:30', '09:00']) {
      await move(visit, time);
      await settled();
    }
    const { headers } = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    const response = await fetch(service.url + MAILS_PATH, { headers });
    const { mails, counts } = (await response.json()) as UnsentMailsResponse;
    expect(counts).toMatchObject({ waiting: 0, failed: 0, held: 1, oldestSeconds: 0 });
    expect(mails).toMatchObject([{ kind: 'appointment', failure: null, recipient: VICTIM }]);
    expect(Date.parse(mails[0]!.heldUntil!) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await fetch(`${service.url}${MAILS_PATH}/${mails[0]!.id}/resend`, { method: 'POST', headers });
    await eventually(
      () => mailsTo(VICTIM).length,
      (count) => count === 4,
    );
  });
});

describe('the owner of a mailbox who has booked nothing', () => {
  it('ends its mails by a button, not by opening the link; the staff learn of it and decide', async () => {
    const visit = await booked();
    const link = await stopLink();
    expect(link.bookingId).toBe(visit.bookingId);
    const address = `${visit.bookingId}/recipient`;
    expect((await get(`${address}?token=${link.token}`)).body).toEqual({
      language: 'de',
      hasStopped: false,
    });
    const stop = () => post(`${address}/stop`, { token: link.token });
    const answers = await Promise.all([stop(), stop()]);
    for (const { body } of answers) expect(body.hasStopped).toBe(true);
    await eventually(notices, (all) => all.some((subject) => subject.startsWith('Nicht selbst gebucht?')));
    await settled();
    expect(notices().filter((subject) => subject.startsWith('Nicht selbst gebucht?'))).toHaveLength(1);

    // Neither whoever booked nor the staff cause another mail, and nothing more can be booked with it.
    expect((await move(visit, '09:00')).status).toBe(409);
    expect((await book({ email: 'VIKTORIA+x@example.ch', time: '09:00' })).status).toBe(409);
    await states.change(visit.id, 'declined', STAFF);
    await settled();
    expect(mailsTo(VICTIM)).toHaveLength(1);

    const undone = await post(`${address}/confirm`, { token: link.token });
    expect(undone.body.hasStopped).toBe(false);
    expect((await book({ time: '09:00' })).status).toBe(201);
  });

  it('is nobody who has only the link that the page shows after booking', async () => {
    const { bookingId, token } = await booked();
    for (const wrong of [token, '', 'x', `${token}x`]) {
      expect((await get(`${bookingId}/recipient?token=${wrong}`)).status).toBe(404);
      for (const say of ['confirm', 'stop']) {
        const { status } = await post(`${bookingId}/recipient/${say}`, { token: wrong || ' ' });
        expect([400, 404]).toContain(status);
      }
    }
    expect((await get(`${bookingId}?token=${token}`)).body.canConfirmRecipient).toBe(false);
  });

  it('gets no reminders of inspections either', async () => {
    await booked({ inspectionReminder: true, firstRegistration: '2019-03', vehicleMake: 'Škoda' });
    const { bookingId, token } = await stopLink();
    await post(`${bookingId}/recipient/stop`, { token });
    const [reminder] = await service.db.query<{ stopped: boolean }[]>(
      'SELECT stopped_at IS NOT NULL AS stopped FROM contact.inspection_reminders',
    );
    expect(reminder).toEqual({ stopped: true });
  });
});
