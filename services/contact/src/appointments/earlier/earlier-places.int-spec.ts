import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH, type BookingResponse, type CustomerAppointment } from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import type { TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { askUntilAnswered, eventually, hurrying, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { emptyTablesAndMails } from '../../testing/empty-tables-and-mails.js';
import { MailServer } from '../../testing/mail-server.js';
import { MailEntity } from '../../mail/mail.entity.js';
import { Outbox } from '../../mail/outbox.js';
import { staffActor } from '../appointment.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { RecipientsService } from '../recipients/recipients.service.js';
import { StateUndo } from '../states/state-undo.js';
import { KeptPlacesSchedule } from './kept-places-schedule.js';

const TUESDAY = addDays(MONDAY, 1);
const STAFF = staffActor({ id: 92 });
/** Six hundred customers on a machine that does more than this. */
const FIVE_MINUTES = 300_000;
const mailServer = new MailServer();
const content = new ContentServer();
let replicas: TestApp[];
let service: TestApp;
let states: AppointmentStates;

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  const environment = { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' };
  service = await startContactApp(mailServer, environment);
  states = service.app.get(AppointmentStates);
  const { url } = service.db.options as { url: string };
  replicas = [service];
  while (replicas.length < 3) {
    replicas.push(await startContactApp(mailServer, { ...environment, DATABASE_URL: url }));
  }
});
beforeEach(async () => {
  await emptyTablesAndMails(
    service,
    mailServer,
    `DELETE FROM contact.appointments; DELETE FROM contact.settings WHERE key = 'visit'`,
  );
});
afterAll(async () => {
  for (const replica of (replicas ?? []).toReversed()) await replica.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

interface Booked {
  id: number;
  bookingId: string;
  token: string;
}

/** Booked and confirmed. */
async function booked(change: Parameters<typeof filledBooking>[0] = {}): Promise<Booked> {
  const response = await sendBooking(service, filledBooking(change));
  expect(response.status).toBe(201);
  const { bookingId, token } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  await states.change(row!.id, 'confirmed', STAFF);
  return { id: row!.id, bookingId, token };
}

const waiting = (name: string, change: Parameters<typeof filledBooking>[0] = {}) =>
  booked({ name, date: TUESDAY, earlierIfPossible: true, ...change });

async function post({ bookingId, token }: Booked, path: string, body: object, at = service) {
  const response = await fetch(`${at.url}${BOOKING_PATH}/${bookingId}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, ...body }),
  });
  return { status: response.status, body: (await response.json()) as CustomerAppointment };
}

const look = async ({ bookingId, token }: Booked) =>
  (await (
    await fetch(`${service.url}${BOOKING_PATH}/${bookingId}?token=${token}`)
  ).json()) as CustomerAppointment;

const open = () =>
  service.db.query<{ id: number; appointmentId: number; date: string; start: number }[]>(
    `SELECT id, appointment_id AS "appointmentId", date::text, start_minute AS start
       FROM contact.kept_places WHERE state = 'open' ORDER BY id`,
  );
const keptFor = async () => (await open()).map(({ appointmentId }) => appointmentId);
/** Every replica looks when the first customer may hear of a place. */
async function tell(): Promise<void> {
  const [{ beginsAt } = { beginsAt: 0 }] = await service.db.query<{ beginsAt: Date }[]>(
    `SELECT begins_at AS "beginsAt" FROM contact.kept_places WHERE state = 'open' ORDER BY begins_at`,
  );
  await Promise.all(replicas.map(({ app }) => app.get(KeptPlacesSchedule).look(new Date(beginsAt))));
}
/** Every replica looks after so many days. What is kept then begins now, and ends for none of them. */
async function days(count: number): Promise<void> {
  await service.db.query(
    `UPDATE contact.kept_places
        SET begins_at = begins_at - $1 * interval '1 day', ends_at = ends_at - $1 * interval '1 day'
      WHERE state = 'open'`,
    [count],
  );
  await Promise.all(replicas.map(({ app }) => app.get(KeptPlacesSchedule).look(new Date())));
}
const dump = () =>
  service.db.query(
    `SELECT appointments.*, (SELECT json_agg(k ORDER BY id) FROM contact.kept_places k) AS kept,
            (SELECT json_agg(p ORDER BY p) FROM contact.appointment_places p) AS places,
            (SELECT json_agg(h ORDER BY id) FROM contact.appointment_history h) AS history
       FROM contact.appointments ORDER BY id`,
  );
const seats = (date: string) =>
  service.db.query<{ start: number; cars: number; kept: number }[]>(
    `SELECT start_minute AS start, count(*)::int AS cars, (count(*) FILTER (WHERE is_kept))::int AS kept
       FROM contact.appointment_places WHERE date = $1 GROUP BY 1 ORDER BY 1`,
    [date],
  );

describe('a place that becomes free', () => {
  it('is kept for the first in line who can come then, and nobody else can book it', async () => {
    const other = await booked();
    const gone = await booked();
    await booked({ name: 'Kein Wunsch', date: TUESDAY });
    await booked({ time: '08:00' });
    await booked({ time: '08:00' });
    await waiting('Zu lange Arbeit', { services: [1], time: '13:15' });
    const first = await waiting('Erste', { time: '09:00' });
    await waiting('Zweite', { time: '08:00' });
    await states.change(gone.id, 'cancelled', STAFF);
    expect(await keptFor()).toContain(first.id);
    expect(await seats(MONDAY)).toContainEqual({ start: 450, cars: 2, kept: 1 });
    expect((await sendBooking(service, filledBooking())).status).toBe(409);
    expect((await look(other)).earlier).toEqual({ isWished: false, kept: null });
  });

  it('is taken by the button of the mail; the customer’s own place is the next one’s', async () => {
    const gone = await booked();
    const first = await waiting('Erste', { time: '07:30', language: 'fr' });
    const second = await waiting('Zweite', { date: addDays(TUESDAY, 1) });
    await states.change(gone.id, 'cancelled', STAFF);
    expect((await look(first)).earlier?.kept).toBeNull();
    await tell();
    const found = await eventually(
      hurrying(service, () =>
        mailServer.mails.filter(({ subject }) => subject?.startsWith('Vous pouvez venir plus tôt')),
      ),
      (mails) => mails.length > 0,
    );
    expect(found).toHaveLength(1);
    expect(found[0]?.text).toContain(`/fr/booking/appointment?id=${first.bookingId}`);
    const kept = (await look(first)).earlier?.kept;
    expect(kept).toMatchObject({ date: MONDAY, startTime: '07:30' });
    const stored = await dump();
    await look(first);
    expect(await dump()).toEqual(stored);
    const taken = await post(first, 'kept/take', { placeId: kept!.id });
    expect(taken).toMatchObject({ status: 200, body: { appointmentDate: MONDAY, startTime: '07:30' } });
    expect(taken.body.earlier).toEqual({ isWished: false, kept: null });
    expect((await post(first, 'kept/take', { placeId: kept!.id })).status).toBe(200);
    expect(await open()).toMatchObject([{ appointmentId: second.id, date: TUESDAY, start: 450 }]);
  });

  it('goes to the next one when it is left, or not taken in time, and is free when nobody is left', async () => {
    const gone = await booked();
    const line = [
      await waiting('Erste'),
      await waiting('Zweite'),
      await waiting('Dritte', { time: '08:00' }),
    ];
    await states.change(gone.id, 'cancelled', STAFF);
    const [kept] = await open();
    expect(await keptFor()).toEqual([line[0]!.id]);
    expect((await post(line[1]!, 'kept/leave', { placeId: kept!.id })).status).toBe(409);
    expect((await post(line[0]!, 'kept/leave', { placeId: kept!.id })).status).toBe(200);
    expect(await keptFor()).toEqual([line[1]!.id]);
    expect((await post(line[0]!, 'kept/take', { placeId: kept!.id })).status).toBe(409);
    await days(2);
    expect(await keptFor()).toEqual([line[2]!.id]);
    await days(2);
    expect(await open()).toEqual([]);
    expect(await seats(MONDAY)).toEqual([]);
  });

  it('goes to the next one when whom it is kept for does not wish for it any more, or has another time', async () => {
    const gone = await booked();
    const first = await waiting('Erste');
    const second = await waiting('Zweite');
    const third = await waiting('Dritte', { time: '08:00' });
    await states.change(gone.id, 'cancelled', STAFF);
    expect((await post(first, 'earlier', { wished: false })).body.earlier?.isWished).toBe(false);
    expect(await keptFor()).toEqual([second.id]);
    await states.move(second.id, { date: addDays(TUESDAY, 1), time: '07:30' }, STAFF);
    expect((await open()).filter(({ date }) => date === MONDAY)).toMatchObject([{ appointmentId: third.id }]);
    await states.change(third.id, 'cancelled', STAFF);
    expect((await open()).filter(({ appointmentId }) => appointmentId === third.id)).toEqual([]);
  });

  it('is where whom it is kept for can be moved, too, by the garage after a call', async () => {
    // Both places of the slot: the one that is kept is the last.
    const [gone] = [await booked(), await booked()];
    const first = await waiting('Erste');
    await states.change(gone.id, 'cancelled', STAFF);
    expect(await keptFor()).toEqual([first.id]);
    await states.move(first.id, { date: MONDAY, time: '07:30' }, STAFF);
    expect(await open()).toEqual([]);
    expect(await look(first)).toMatchObject({ appointmentDate: MONDAY, startTime: '07:30' });
    expect(await seats(MONDAY)).toEqual([{ start: 450, cars: 2, kept: 0 }]);
  });

  it('is kept no longer for whom is here already', async () => {
    const gone = await booked();
    const first = await waiting('Erste');
    const second = await waiting('Zweite', { email: 'zweite@example.ch' });
    await states.change(gone.id, 'cancelled', STAFF);
    expect(await keptFor()).toEqual([first.id]);
    await states.change(first.id, 'received', STAFF);
    expect(await keptFor()).toEqual([second.id]);
    // Nor for a mailbox that has booked nothing, as its owner says.
    const mailbox = { id: second.id, email: 'zweite@example.ch' };
    await service.app.get(RecipientsService).stop(mailbox, () => Promise.resolve());
    expect(await keptFor()).toEqual([]);
  });

  it('is told by its own mail, and not by an older one about another place', async () => {
    const [gone, later] = [await booked(), await booked({ time: '09:00' })];
    const first = await waiting('Erste');
    await states.change(gone.id, 'cancelled', STAFF);
    await tell();
    const mails = await service.db.getRepository(MailEntity).findBy({ kind: 'kept-place' });
    expect(mails).toHaveLength(1);
    const outbox = service.app.get(Outbox);
    const hasSomethingToSay = async (mail: MailEntity) => (await outbox.write(mail)) !== null;
    const [place] = await open();
    expect(await hasSomethingToSay(mails[0]!)).toBe(true);
    expect((await post(first, 'kept/leave', { placeId: place!.id })).status).toBe(200);
    await states.change(later.id, 'cancelled', STAFF);
    expect(await keptFor()).toEqual([first.id]);
    expect(await hasSomethingToSay(mails[0]!)).toBe(false);
  });

  it('comes back to whom it belonged when that is taken back before anybody heard of it', async () => {
    const gone = await booked();
    await waiting('Erste');
    await states.change(gone.id, 'cancelled', STAFF);
    expect(await open()).toHaveLength(1);
    await service.app.get(StateUndo).undo(gone.id, STAFF);
    expect(await open()).toEqual([]);
    expect(await seats(MONDAY)).toEqual([{ start: 450, cars: 1, kept: 0 }]);
  });

  it('is for nobody in line where the garage has switched that off', async () => {
    await service.db.query(
      `INSERT INTO contact.settings (key, value, version, saved_at) VALUES ('visit', '{"keepFreedPlaces": false}', 1, now())`,
    );
    const gone = await booked();
    const first = await waiting('Erste');
    await states.change(gone.id, 'cancelled', STAFF);
    expect(await open()).toEqual([]);
    expect((await look(first)).earlier).toBeNull();
  });

  it('goes with the appointments that it was about', async () => {
    const gone = await booked();
    await waiting('Erste');
    await states.change(gone.id, 'cancelled', STAFF);
    await service.db.query('DELETE FROM contact.appointments');
    expect(await service.db.query('SELECT FROM contact.kept_places')).toEqual([]);
  });
});

describe('five hundred answers at once, through three replicas', () => {
  it(
    'give each freed place to the one for whom it is kept, once',
    async () => {
      const response = await fetch(
        `${service.url}${BOOKING_PATH}/availability?services=10&from=${MONDAY}&to=${MONDAY}`,
      );
      const { days: free } = (await response.json()) as { days: { times: string[] }[] };
      const times = free[0]!.times.flatMap((time) => [time, time]);
      const gone: Booked[] = [];
      const line: Booked[] = [];
      for (const time of times) {
        gone.push(await booked({ time }));
        line.push(await waiting('Gern früher', { time }));
      }
      for (const { id } of gone) await states.change(id, 'cancelled', STAFF);
      const kept = await open();
      expect(kept.map(({ appointmentId }) => appointmentId)).toEqual(line.map(({ id }) => id));
      const answers = await Promise.all(
        Array.from({ length: 500 }, (_, index) => {
          const own = index % line.length;
          const isOwn = Math.floor(index / line.length) % 2 === 0;
          const placeId = kept[isOwn ? own : (own + 1) % kept.length]!.id;
          return askUntilAnswered(() => post(line[own]!, 'kept/take', { placeId }, replicas[index % 3])).then(
            ({ status }) => ({ status, isOwn }),
          );
        }),
      );
      expect(new Set(answers.map(({ status, isOwn }) => `${isOwn} ${status}`))).toEqual(
        new Set(['true 200', 'false 409']),
      );
      expect((await seats(MONDAY)).every(({ cars, kept: still }) => cars === 2 && still === 0)).toBe(true);
      const moved = await service.db.query<{ count: number }[]>(
        `SELECT count(*)::int AS count FROM contact.appointment_history WHERE kind = 'moved'`,
      );
      expect(moved).toEqual([{ count: line.length }]);
      expect(await seats(TUESDAY)).toEqual([]);
    },
    FIVE_MINUTES,
  );
});
