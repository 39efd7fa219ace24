import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AppointmentAssigneesResponse,
  type AppointmentDetails,
  type AppointmentResponse,
  APPOINTMENTS_PATH,
  type CorrectAppointmentRequest,
} from '@garage/contracts/appointments';
import {
  BOOKING_PATH,
  type BookingConflict,
  type BookingRequest,
  type BookingResponse,
} from '@garage/contracts/booking';
import { addDays } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import { createUser, type SignedInClient, signIn, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { eventually, hurrying, STAFF_EMAIL, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { emptyTablesAndMails } from '../../testing/empty-tables-and-mails.js';
import { MailServer } from '../../testing/mail-server.js';
import { BookingTokens } from '../booking/booking-tokens.js';

const ANNA = 'anna.keller@example.ch';
/** Held by whoever hands a mail over (`MailsRepository`). */
const MAIL_LOCK = 0x6d61696c;
const mailServer = new MailServer();
const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  await Promise.all([mailServer.start(), content.start()]);
  service = await startContactApp(mailServer, { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' });
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1, fullName: 'Reto Ammann' }));
});
beforeEach(async () => {
  await emptyTablesAndMails(
    service,
    mailServer,
    `DELETE FROM contact.appointments; DELETE FROM contact.customers; DELETE FROM contact.customer_vehicles`,
  );
});
afterAll(async () => {
  await service?.close();
  await Promise.all([mailServer.stop(), content.stop()]);
});

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${service.url}${APPOINTMENTS_PATH}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...staff.headers },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
}

async function shown(response: Response): Promise<AppointmentDetails> {
  expect([response.status, response.ok]).toEqual([200, true]);
  return ((await response.json()) as AppointmentResponse).appointment;
}

async function refusal(response: Response): Promise<ApiError & Partial<BookingConflict>> {
  expect(response.ok).toBe(false);
  return (await response.json()) as ApiError & Partial<BookingConflict>;
}

async function booked(change: Partial<BookingRequest> = {}): Promise<AppointmentDetails> {
  const response = await sendBooking(service, filledBooking(change));
  expect(response.status).toBe(201);
  const { bookingId } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return shown(await call('GET', `/${row!.id}`));
}

/** A correction that changes nothing but what is named. */
function correction(
  known: AppointmentDetails,
  change: Partial<CorrectAppointmentRequest> = {},
): CorrectAppointmentRequest {
  return {
    version: known.version,
    services: known.services.map(({ id }) => id),
    name: known.name,
    phone: known.phone,
    ...(known.email !== null && { email: known.email }),
    ...change,
  };
}

const correct = (known: AppointmentDetails, change: Partial<CorrectAppointmentRequest>) =>
  call('PUT', `/${known.id}`, correction(known, change));
const goOn = async ({ id }: AppointmentDetails, ...states: string[]) => {
  let response = await call('GET', `/${id}`);
  for (const state of states) response = await call('PUT', `/${id}/state`, { state });
  return shown(response);
};
const assign = ({ id }: AppointmentDetails, userId: number | null | undefined) =>
  call('PUT', `/${id}/assignee`, { userId });
const undo = ({ id }: AppointmentDetails) => call('POST', `/${id}/undo`);

/** Of customers, in the order in which they came. */
const cards = () =>
  service.db.query<{ email: string; plates: string[] }[]>(
    `SELECT email, ARRAY(SELECT plate FROM contact.customer_vehicles WHERE customer_id = customers.id) AS plates
       FROM contact.customers ORDER BY id`,
  );
const seats = async ({ id }: AppointmentDetails) =>
  service.db.query<{ from: number; to: number }[]>(
    `SELECT start_minute AS "from", end_minute AS "to" FROM contact.appointment_places
      WHERE appointment_id = $1 ORDER BY date, start_minute`,
    [id],
  );

/** Mails that have not been handed over: how often that was tried, and whether somebody tries at this moment. */
const underway = () =>
  service.db.query<{ attempts: number; isHeld: boolean }[]>(
    `SELECT attempts, EXISTS (
              SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
               WHERE locktype = 'advisory' AND classid = ${MAIL_LOCK} AND objid::int = mails.id
                 AND datname = current_database()) AS "isHeld"
       FROM contact.mails WHERE status <> 'sent'`,
  );

/** Subjects of what the customers have got, once nothing is left to send. */
async function told(): Promise<string[]> {
  await eventually(
    hurrying(service, () => service.db.query<object[]>(`SELECT FROM contact.mails WHERE status <> 'sent'`)),
    (waiting) => waiting.length === 0,
  );
  return mailServer.mails
    .filter(({ recipients }) => recipients[0] !== STAFF_EMAIL)
    .map(({ subject, recipients }) => `${recipients[0]}: ${subject?.split(/ (?:am|für) /)[0]}`);
}

describe('a correction', () => {
  it('changes what is named, counts a version, and says in the history what was there before', async () => {
    const known = await booked({ vehicleLicensePlate: 'ZH 1', notes: 'quietscht', language: 'fr' });
    const after = await shown(
      await correct(known, { name: 'Anna Köller', vehicleLicensePlate: 'ZH 123', vehicleYear: 2019 }),
    );
    expect(after).toMatchObject({
      name: 'Anna Köller',
      vehicleLicensePlate: 'ZH 123',
      vehicleYear: 2019,
      notes: null,
      language: 'fr',
      startTime: known.startTime,
      status: 'pending',
      version: known.version + 1,
    });
    expect(after.history.at(-1)).toMatchObject({
      kind: 'corrected',
      user: { name: 'Reto Ammann' },
      isTold: false,
      changes: [
        { field: 'name', from: 'Anna Keller', to: 'Anna Köller' },
        { field: 'vehicleLicensePlate', from: 'ZH 1', to: 'ZH 123' },
        { field: 'vehicleYear', from: null, to: '2019' },
        { field: 'notes', from: 'quietscht', to: null },
      ],
    });
    const found = await call('GET', '?search=k%C3%B6ller');
    expect(await found.json()).toMatchObject({ appointments: [{ id: known.id }] });
  });

  it('loses nothing of a colleague: a correction of what was read before is refused', async () => {
    const known = await booked();
    await shown(await correct(known, { phone: '052 111 22 33' }));
    const refused = await correct(known, { name: 'Anna Meier' });
    expect(refused.status).toBe(409);
    expect(await refusal(refused)).toMatchObject({ code: 'conflict' });
    expect(await shown(await call('GET', `/${known.id}`))).toMatchObject({
      name: 'Anna Keller',
      phone: '052 111 22 33',
    });
  });

  it('that says what is there already leaves no line', async () => {
    const known = await booked();
    const after = await shown(await correct(known, {}));
    expect([after.version, after.history.length]).toEqual([known.version, known.history.length]);
  });

  it('of the work takes the place that it needs now, its own counting as free', async () => {
    const known = await booked({ services: [10] });
    expect(await seats(known)).toEqual([{ from: 450, to: 480 }]);
    const longer = await shown(await correct(known, { services: [1] }));
    expect(longer).toMatchObject({ startTime: '07:30', endTime: '11:30' });
    expect(await seats(known)).toHaveLength(8);
    const shorter = await shown(await correct(longer, { services: [10] }));
    expect(shorter.endTime).toBe('08:00');
    expect(await seats(known)).toEqual([{ from: 450, to: 480 }]);
  });

  it('of the work is refused with other times where there is no room, and changes nothing', async () => {
    for (const seat of [1, 2]) await booked({ time: '08:00', email: `kunde${seat}@example.ch` });
    const known = await booked({ time: '07:30' });
    const refused = await correct(known, { services: [1], name: 'Anna Meier' });
    expect(refused.status).toBe(409);
    const { alternatives } = await refusal(refused);
    expect(alternatives!.length).toBeGreaterThan(0);
    expect(alternatives).not.toContainEqual({ date: MONDAY, time: '07:30' });
    expect(await shown(await call('GET', `/${known.id}`))).toMatchObject({
      name: 'Anna Keller',
      endTime: '08:00',
      version: known.version,
    });
    expect(await seats(known)).toHaveLength(1);
  });

  it('of neighbours who want the same room at once is made for as many as there is room for', async () => {
    const known = await Promise.all(
      [1, 2].map((seat) => booked({ time: '07:30', email: `kunde${seat}@example.ch` })),
    );
    await booked({ time: '08:00', email: 'spaeter@example.ch' });
    const answers = await Promise.all(known.map((one) => correct(one, { services: [1] })));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  });

  it('keeps a service that is offered no more, and adds none', async () => {
    const known = await booked();
    await service.db.query('UPDATE contact.service_types SET is_active = false WHERE id = ANY ($1)', [
      [4, 10],
    ]);
    try {
      expect(await shown(await correct(known, { name: 'Anna Meier' }))).toMatchObject({ name: 'Anna Meier' });
      const refused = await refusal(await correct({ ...known, version: 2 }, { services: [10, 4] }));
      expect(refused.fields).toEqual({ services: 'Diese Leistung gibt es nicht (mehr).' });
    } finally {
      await service.db.query('UPDATE contact.service_types SET is_active = true');
    }
  });

  it('leaves a service that stays as it was booked, with the name and the time of then', async () => {
    const known = await booked();
    await service.db.query(
      `UPDATE contact.service_types SET duration = 90, name = '{"de":"Räder wechseln"}' WHERE id = 10`,
    );
    try {
      const after = await shown(await correct(known, { services: [10, 12], otherText: 'Bitte waschen' }));
      expect(after.services.map(({ name }) => name)).toEqual(['Radwechsel', 'Anderes']);
      expect([after.startTime, after.endTime]).toEqual(['07:30', '09:00']);
    } finally {
      await service.db.query(
        `UPDATE contact.service_types SET duration = 30, name = '{"de":"Radwechsel"}' WHERE id = 10`,
      );
    }
  });

  it('asks what is wished where the service is for other wishes', async () => {
    const refused = await refusal(await correct(await booked(), { services: [12] }));
    expect(refused.fields).toEqual({ otherText: 'Bitte beschreiben Sie kurz, was Sie wünschen.' });
  });

  it('of customer and car is possible for ever, of the work until it is done', async () => {
    const known = await goOn(await booked(), 'confirmed', 'in-work', 'ready');
    const refused = await correct(known, { services: [1] });
    expect([refused.status, (await refusal(refused)).message]).toEqual([
      409,
      'Die Arbeit ist erledigt. Berichtigen lassen sich jetzt nur noch die Angaben zur Kundschaft und zum Fahrzeug.',
    ]);
    await goOn(known, 'completed');
    expect(await shown(await correct(known, { vehicleLicensePlate: 'ZH 9' }))).toMatchObject({
      status: 'completed',
      vehicleLicensePlate: 'ZH 9',
    });
  });

  it('tells the customer only when that is asked for, at the new address', async () => {
    const known = await booked();
    await told();
    mailServer.mails.length = 0;
    const quiet = await shown(await correct(known, { phone: '052 111 22 33' }));
    expect(await told()).toEqual([]);
    const loud = await correct(quiet, { email: 'anna@beispiel.ch', notify: true });
    expect((await shown(loud)).history.at(-1)).toMatchObject({ kind: 'corrected', isTold: true });
    expect(await told()).toEqual(['anna@beispiel.ch: Angepasst: Ihr Termin']);
  });

  it('sends what could not leave to the new address', async () => {
    mailServer.unknownMailboxes.add('ana@example.ch');
    const known = await booked({ email: 'ana@example.ch' });
    const failed = () =>
      service.db.query<{ id: number }[]>(`SELECT id FROM contact.mails WHERE status = 'failed'`);
    await eventually(hurrying(service, failed), ({ length }) => length === 1);
    await shown(await correct(known, { email: ANNA }));
    const [mail] = await service.db.query<{ recipient: string }[]>(
      `SELECT recipient FROM contact.mails WHERE status = 'failed'`,
    );
    expect(mail).toEqual({ recipient: ANNA });
    mailServer.unknownMailboxes.clear();
  });

  it('forgets what was said of a mailbox when the address is another one', async () => {
    const known = await booked();
    await service.db.query('UPDATE contact.appointments SET recipient_stopped_at = now()');
    const same = await shown(await correct(known, { email: 'Anna.Keller@Example.ch' }));
    expect(same.recipientStopped).toBe(true);
    const other = await shown(await correct(same, { email: 'anna@beispiel.ch' }));
    expect(other.recipientStopped).toBe(false);
  });

  it('leaves no card behind for an address and a plate that were a slip of the pen', async () => {
    const known = await goOn(await booked({ email: 'ana.keller@example.ch', vehicleLicensePlate: 'ZH 1' }));
    expect(await cards()).toEqual([{ email: 'ana.keller@example.ch', plates: ['ZH 1'] }]);
    const right = await shown(await correct(known, { email: ANNA, vehicleLicensePlate: 'ZH 2' }));
    expect(await cards()).toEqual([{ email: ANNA, plates: ['ZH 2'] }]);

    // What else is known of somebody keeps the card.
    await booked({ email: ANNA, time: '09:00' });
    await shown(await correct(right, { email: 'beat@example.ch' }));
    expect((await cards()).map(({ email }) => email)).toEqual([ANNA, 'beat@example.ch']);
  });

  it('leaves a visit on the card that staff have made for it when only its car is put right', async () => {
    const known = await goOn(await booked({ email: ANNA, vehicleLicensePlate: 'ZH 1' }));
    // As after the visit was moved to a new card.
    await service.db.query('DELETE FROM contact.customer_keys');
    await shown(await correct(known, { vehicleLicensePlate: 'ZH 2' }));
    expect(await cards()).toEqual([{ email: ANNA, plates: ['ZH 2'] }]);
    // Another telephone may be somebody else's; the card of its own stays, though nothing leads to it.
    await shown(await correct({ ...known, version: known.version + 1 }, { phone: '052 111 22 33' }));
    expect(await cards()).toHaveLength(2);
  });

  it('offers what shorter work leaves free to whoever waits for an earlier place', async () => {
    const long = await goOn(await booked({ services: [1, 10] }), 'confirmed');
    const next = { date: addDays(MONDAY, 1), email: 'beat@example.ch', earlierIfPossible: true };
    const waiting = await goOn(await booked(next), 'confirmed');
    const before = await seats(long);
    await shown(await correct(long, { services: [10] }));
    const kept = await service.db.query<{ appointmentId: number; start: number }[]>(
      `SELECT appointment_id AS "appointmentId", start_minute AS start FROM contact.kept_places`,
    );
    expect(kept).toEqual([{ appointmentId: waiting.id, start: expect.any(Number) }]);
    expect(before.slice(1).some(({ from }) => from === kept[0]!.start)).toBe(true);
  });

  it('leaves mails to a wrong address without a way to the appointment', async () => {
    const known = await booked();
    const { bookingId } = known;
    const tokens = service.app.get(BookingTokens);
    const linkOf = (mailboxVersion: number) => tokens.ofMail({ bookingId, mailboxVersion });
    const opened = async (token: string) =>
      (await fetch(`${service.url}${BOOKING_PATH}/${bookingId}?token=${token}`)).status;
    const same = await shown(await correct(known, { email: 'Anna.Keller@Example.ch' }));
    expect(await opened(linkOf(0))).toBe(200);
    await shown(await correct(same, { email: 'anna@beispiel.ch' }));
    expect([await opened(linkOf(0)), await opened(linkOf(1))]).toEqual([404, 200]);
    // Whoever has booked it stands before the page that said so.
    expect(await opened(tokens.of(bookingId))).toBe(200);
  });

  it('refuses what cannot be stored, field by field', async () => {
    const refused = await refusal(
      await call('PUT', '/1', { services: [], name: '', phone: 'x'.repeat(41), version: 0, notify: 'ja' }),
    );
    expect(Object.keys(refused.fields ?? {}).toSorted()).toEqual([
      'name',
      'notify',
      'phone',
      'services',
      'version',
    ]);
    expect((await call('PUT', '/999999', correction(await booked()))).status).toBe(404);
  });
});

describe('taking back the last change of state', () => {
  it('is possible for ten minutes, and says until when', async () => {
    const known = await goOn(await booked(), 'confirmed');
    const left = Date.parse(known.undoableUntil!) - Date.now();
    expect(left).toBeGreaterThan(9 * 60_000);
    expect(left).toBeLessThanOrEqual(10 * 60_000);
    const after = await shown(await undo(known));
    expect(after).toMatchObject({ status: 'pending', undoableUntil: null });
    expect(after.history.at(-1)).toMatchObject({ kind: 'undone', from: 'confirmed', to: 'pending' });
    expect((await refusal(await undo(known))).message).toBe(
      'Die letzte Änderung dieses Termins lässt sich nicht rückgängig machen.',
    );
  });

  it('is refused after that', async () => {
    const known = await goOn(await booked(), 'confirmed');
    await service.db.query(
      `UPDATE contact.appointment_history SET created_at = created_at - interval '11 minutes'`,
    );
    const refused = await undo(known);
    expect([refused.status, (await refusal(refused)).message]).toEqual([
      409,
      'Das lässt sich nur zehn Minuten lang rückgängig machen. Diese Zeit ist um.',
    ]);
    expect((await shown(await call('GET', `/${known.id}`))).undoableUntil).toBeNull();
  });

  it('is refused once the visit has been moved, and not because a number was corrected', async () => {
    const known = await goOn(await booked(), 'confirmed');
    const corrected = await shown(await correct(known, { phone: '052 111 22 33' }));
    expect(corrected.undoableUntil).not.toBeNull();
    await call('PUT', `/${known.id}/time`, { date: MONDAY, time: '09:00' });
    expect((await undo(known)).status).toBe(409);
  });

  it('takes the place again that was given back', async () => {
    const known = await goOn(await booked(), 'confirmed', 'cancelled');
    expect(await seats(known)).toEqual([]);
    expect(await shown(await undo(known))).toMatchObject({ status: 'confirmed', startTime: '07:30' });
    expect(await seats(known)).toEqual([{ from: 450, to: 480 }]);
  });

  it('is refused when somebody else has the place by now', async () => {
    const known = await goOn(await booked(), 'confirmed', 'cancelled');
    for (let seat = 1; ; seat++) {
      const { status } = await sendBooking(service, filledBooking({ email: `kunde${seat}@example.ch` }));
      if (status === 409) break;
    }
    const refused = await undo(known);
    expect([refused.status, (await refusal(refused)).message]).toEqual([
      409,
      'Der Platz dieses Termins ist inzwischen vergeben. Tragen Sie den Termin zu einer freien Zeit neu ein und rufen Sie die Kundschaft an.',
    ]);
    expect((await shown(await call('GET', `/${known.id}`))).status).toBe('cancelled');
  });

  it('brings back a suggestion that waited for an answer', async () => {
    const known = await booked();
    await call('POST', `/${known.id}/proposal`, { date: MONDAY, time: '10:00' });
    const confirmed = await goOn(known, 'confirmed');
    expect(confirmed.proposal).toBeNull();
    expect((await shown(await undo(known))).proposal).toMatchObject({ startTime: '10:00' });
  });

  it('withdraws a mail that has not left: the customer never hears of it', async () => {
    const known = await goOn(await booked(), 'confirmed');
    await told();
    mailServer.mails.length = 0;
    await mailServer.stop();
    try {
      await goOn(known, 'cancelled');
      await eventually(underway, (mails) => mails.some(({ attempts, isHeld }) => attempts > 0 && !isHeld));
      expect((await shown(await undo(known))).history.at(-1)).toMatchObject({
        kind: 'undone',
        isTold: false,
      });
    } finally {
      await mailServer.start();
    }
    expect(await told()).toEqual([]);
    expect(mailServer.mails).toEqual([]);
  });

  it('puts right by another mail what the customer has been told, with the entry of the calendar', async () => {
    const known = await goOn(await booked(), 'confirmed', 'cancelled');
    await told();
    mailServer.mails.length = 0;
    expect((await shown(await undo(known))).history.at(-1)).toMatchObject({ kind: 'undone', isTold: true });
    expect(await told()).toEqual([`${ANNA}: Gilt weiterhin: Ihr Termin`]);
    const [mail] = mailServer.mails;
    const file = new TextDecoder().decode(mail!.attachments[0]!.content as ArrayBuffer);
    expect(file).toContain('METHOD:REQUEST');
    expect(file).toContain('STATUS:CONFIRMED');
  });

  it('counts a mail that is leaving at this moment as one that has left', async () => {
    const known = await goOn(await booked(), 'confirmed');
    await told();
    mailServer.mails.length = 0;
    let decide: (() => void) | undefined;
    mailServer.decision = new Promise((resolve) => {
      decide = resolve;
    });
    try {
      const before = mailServer.exchanges;
      await goOn(known, 'cancelled');
      // A worker that holds a mail and has not written it yet would still find out that there is nothing to say.
      await eventually(
        () => mailServer.exchanges,
        (exchanges) => exchanges > before,
      );
      expect((await shown(await undo(known))).history.at(-1)).toMatchObject({ isTold: true });
    } finally {
      decide?.();
      mailServer.decision = Promise.resolve();
    }
    expect((await told()).toSorted()).toEqual([
      `${ANNA}: Abgesagt: Ihr Termin`,
      `${ANNA}: Gilt weiterhin: Ihr Termin`,
    ]);
  });

  it('says nothing of it after the mail that puts it right, when the mail that was leaving could not', async () => {
    const known = await goOn(await booked(), 'confirmed');
    await told();
    mailServer.mails.length = 0;
    let decide: (() => void) | undefined;
    mailServer.decision = new Promise((resolve) => {
      decide = resolve;
    });
    mailServer.refusal = { responseCode: 451, message: 'later' };
    try {
      const before = mailServer.exchanges;
      await goOn(known, 'cancelled');
      // A worker that holds a mail and has not written it yet would still find out that there is nothing to say.
      await eventually(
        () => mailServer.exchanges,
        (exchanges) => exchanges > before,
      );
      await shown(await undo(known));
      decide?.();
      await eventually(underway, (mails) => mails.some(({ attempts }) => attempts > 0));
    } finally {
      decide?.();
      mailServer.decision = Promise.resolve();
      mailServer.refusal = null;
    }
    expect(await told()).toEqual([`${ANNA}: Gilt weiterhin: Ihr Termin`]);
  });

  it('says in every state what stands again, and nothing where the customer heard nothing', async () => {
    const pending = await goOn(await booked(), 'declined');
    await told();
    await shown(await undo(pending));
    expect((await told()).at(-1)).toBe(`${ANNA}: Noch offen: Ihre Terminanfrage`);
    const ready = await goOn(pending, 'confirmed', 'in-work', 'ready');
    await told();
    await shown(await undo(ready));
    expect((await told()).at(-1)).toBe(`${ANNA}: Noch nicht bereit: Ihr Fahrzeug`);
    const before = await told();
    await goOn(ready, 'ready', 'completed');
    await shown(await undo(ready));
    expect(await told()).toEqual([...before, `${ANNA}: Ihr Fahrzeug ist bereit`]);
  });
});

describe('who looks after an appointment', () => {
  it('is one of those who may work on appointments, shown in plan and history', async () => {
    const colleague = await createUser(service.db, { roleId: 1, fullName: 'Mia Huber' });
    const other = await createUser(service.db, { permissions: ['contact-messages:write'] });
    const answered = await call('GET', '/assignees');
    const { assignees } = (await answered.json()) as AppointmentAssigneesResponse;
    expect(assignees).toContainEqual({ id: colleague.id, name: 'Mia Huber' });
    expect(assignees.map(({ id }) => id)).not.toContain(other.id);

    const known = await booked();
    const given = await shown(await assign(known, colleague.id));
    expect(given.assignee).toEqual({ id: colleague.id, name: 'Mia Huber' });
    expect(given.history.at(-1)).toMatchObject({
      kind: 'assigned',
      changes: [{ field: 'assignee', from: null, to: 'Mia Huber' }],
    });
    const plan = (await (await call('GET', `?from=${MONDAY}&to=${MONDAY}`)).json()) as AppointmentsResponse;
    expect(plan.appointments[0]?.assignee?.name).toBe('Mia Huber');
    expect((await assign(known, other.id)).status).toBe(400);
    expect((await assign(known, undefined)).status).toBe(400);
    expect((await assign({ ...known, id: 999_999 }, colleague.id)).status).toBe(404);

    await service.db.query('DELETE FROM auth.users WHERE id = $1', [colleague.id]);
    expect((await shown(await call('GET', `/${known.id}`))).assignee).toBeNull();
    expect((await shown(await assign(known, null))).assignee).toBeNull();
  });
});
