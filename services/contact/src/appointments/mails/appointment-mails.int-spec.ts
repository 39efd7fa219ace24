import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type BookingResponse } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { Language } from '@garage/contracts/languages';
import type { TestApp } from '@garage/shared/testing/test-app';
import { zurichInstant } from '../../calendar/zurich-time.js';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { eventually, hurrying, STAFF_EMAIL, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { emptyTablesAndMails } from '../../testing/empty-tables-and-mails.js';
import { MailServer, type ReceivedMail } from '../../testing/mail-server.js';
import { CUSTOMER, staffActor } from '../appointment.js';
import { AppointmentCorrections } from '../corrections/appointment-corrections.js';
import { AppointmentStates } from '../states/appointment-states.js';
import { StateUndo } from '../states/state-undo.js';
import { AppointmentReminders } from './appointment-reminders.js';

const content = new ContentServer();
const mailServer = new MailServer();
const STAFF = staffActor({ id: 92 });
const HOUR_MS = 3_600_000;
const BEGINS = zurichInstant(MONDAY, 450);
let service: TestApp;
let replicas: TestApp[];
let states: AppointmentStates;

beforeAll(async () => {
  await Promise.all([content.start(), mailServer.start()]);
  const env = { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' };
  service = await startContactApp(mailServer, env);
  const { url } = service.db.options as { url: string };
  const other = () => startContactApp(mailServer, { ...env, DATABASE_URL: url });
  replicas = [service, await other(), await other()];
  states = service.app.get(AppointmentStates);
});
beforeEach(async () => {
  await emptyTablesAndMails(service, mailServer, 'DELETE FROM contact.appointments');
});
afterAll(async () => {
  for (const replica of (replicas ?? []).toReversed()) await replica.close();
  await Promise.all([content.stop(), mailServer.stop()]);
});

async function booked(language: Language = 'de'): Promise<number> {
  const response = await sendBooking(service, filledBooking({ language }));
  const { bookingId } = (await response.json()) as BookingResponse;
  const [row] = await service.db.query<{ id: number }[]>(
    'SELECT id FROM contact.appointments WHERE booking_id = $1',
    [bookingId],
  );
  return row!.id;
}

const toCustomer = () => mailServer.mails.filter(({ recipients }) => recipients[0] !== STAFF_EMAIL);
const toGarage = () => mailServer.mails.filter(({ recipients }) => recipients[0] === STAFF_EMAIL);

const hour = (entry: Record<string, string>) => Number(entry['DTSTART']!.slice(9, 11));
const remind = (at: Date) => Promise.all(replicas.map(({ app }) => app.get(AppointmentReminders).remind(at)));
const hoursBefore = (hours: number) => new Date(BEGINS.getTime() - hours * HOUR_MS);
const reminders = () => toCustomer().filter(({ subject }) => subject?.startsWith('Zur Erinnerung'));

/** The next mail to the customer, and what its calendar file says. */
async function nextMail(count: number) {
  const mails = await eventually(toCustomer, (found) => found.length >= count);
  const mail = mails[count - 1]!;
  return { mail, entry: entryOf(mail) };
}

function entryOf({ attachments }: ReceivedMail): Record<string, string> {
  const file = attachments.find(({ filename }) => filename === 'termin.ics');
  const text = file && new TextDecoder().decode(file.content as ArrayBuffer);
  expect(text).toContain('BEGIN:VCALENDAR');
  const lines = (text ?? '').replaceAll(/\r?\n /g, '').split(/\r?\n/);
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );
}

const settled = (withinMs?: number) =>
  eventually(
    hurrying(service, () =>
      service.db.query<{ id: number }[]>(`SELECT id FROM contact.mails WHERE status <> 'sent'`),
    ),
    (waiting) => waiting.length === 0,
    withinMs,
  );

/** Resolves when a mail could not be handed over, and nobody is trying at the moment. */
const mailServerMissed = (mails = 1) =>
  eventually(
    () =>
      service.db.query<object[]>(
        `SELECT FROM contact.mails WHERE attempts > 0 AND status = 'waiting' AND NOT EXISTS (
           SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = database
            WHERE locktype = 'advisory' AND objid::int = mails.id AND datname = current_database())`,
      ),
    ({ length }) => length === mails,
  );

describe('the life of an appointment', () => {
  it('is told by mail at each step, with one calendar entry that is never older than before', async () => {
    const id = await booked('fr');
    const steps: [() => Promise<unknown>, string, string, string][] = [
      [async () => {}, 'Votre demande de rendez-vous', 'REQUEST', 'TENTATIVE'],
      [() => states.change(id, 'confirmed', STAFF), 'Confirmé', 'REQUEST', 'CONFIRMED'],
      [
        () => states.propose(id, { date: MONDAY, time: '09:00' }, STAFF, 'Pont occupé'),
        'Notre proposition',
        'REQUEST',
        'CONFIRMED',
      ],
      [
        () => states.move(id, { date: MONDAY, time: '10:00' }, STAFF, 'Pont occupé'),
        'Nouvel horaire',
        'REQUEST',
        'CONFIRMED',
      ],
      [() => states.change(id, 'cancelled', STAFF, 'Grippe'), 'Annulé', 'CANCEL', 'CANCELLED'],
    ];
    const seen: Record<string, string>[] = [];
    for (const [index, [step, subject, method, status]] of steps.entries()) {
      await step();
      const { mail, entry } = await nextMail(index + 1);
      expect(mail.subject).toContain(subject);
      expect(entry).toMatchObject({ METHOD: method, STATUS: status });
      seen.push(entry);
    }
    expect(new Set(seen.map(({ UID }) => UID)).size).toBe(1);
    expect(seen.map(({ SEQUENCE }) => Number(SEQUENCE))).toEqual([0, 1, 2, 3, 4]);
    expect(hour(seen[3]!) - hour(seen[0]!)).toBeGreaterThanOrEqual(2);
    expect(hour(seen[2]!)).toBe(hour(seen[0]!));
  });

  it('is told to the garage as far as the customer acts', async () => {
    const id = await booked();
    const { proposalId } = await states.propose(id, { date: MONDAY, time: '09:00' }, STAFF);
    await states.accept(id, proposalId!);
    await states.change(id, 'cancelled', CUSTOMER);
    const mails = await eventually(toGarage, (found) => found.length >= 3);
    expect(new Set(mails.map(({ subject }) => subject?.split(':')[0]))).toEqual(
      new Set(['Neue Terminanfrage', 'Vom Kunden abgesagt', 'Vorschlag angenommen']),
    );
    expect(mails[0]!.replyTo?.[0]?.address).toBe('anna.keller@example.ch');
    await settled();
    expect(toCustomer()).toHaveLength(4);
  });

  it('gives the garage’s reason, and is marked as written by a program', async () => {
    const id = await booked();
    await states.change(id, 'declined', STAFF, 'Betriebsferien');
    // Both mails wait at the same time, so either may be the first to leave.
    const [mail] = await eventually(
      () => toCustomer().filter(({ text }) => text?.includes('Unsere Nachricht dazu: Betriebsferien')),
      (found) => found.length > 0,
    );
    expect(mail?.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
  });
});

describe('the reminder', () => {
  it('comes a day before, once, also when three replicas look at the same time', async () => {
    const id = await booked();
    await states.change(id, 'confirmed', STAFF);
    await remind(hoursBefore(25));
    await settled();
    expect(reminders()).toHaveLength(0);
    await remind(hoursBefore(23.9));
    await remind(hoursBefore(20));
    await settled();
    expect(reminders()).toHaveLength(1);
    expect((await states.history(id)).filter(({ kind }) => kind === 'reminded')).toHaveLength(1);
  });

  it('comes all the same when somebody has only corrected, given away or undone what nobody heard of', async () => {
    const id = await booked();
    await states.change(id, 'confirmed', STAFF);
    await settled();
    const { phone, ...known } = filledBooking();
    await service.app
      .get(AppointmentCorrections)
      .correct(id, { ...known, version: 1, phone: `${phone} 9` }, STAFF);
    await mailServer.stop();
    await states.change(id, 'cancelled', STAFF);
    await mailServerMissed();
    await service.app.get(StateUndo).undo(id, STAFF);
    await mailServer.start();
    await service.db.query(
      `UPDATE contact.appointment_history SET created_at = $2 WHERE appointment_id = $1 AND kind <> 'booked'
          AND NOT (kind = 'state' AND status = 'confirmed')`,
      [id, hoursBefore(23.95)],
    );
    await remind(hoursBefore(23.9));
    await settled();
    expect(reminders()).toHaveLength(1);
  });

  it('does not come for what is pending, cancelled or over', async () => {
    await booked();
    const cancelled = await booked();
    await states.change(cancelled, 'confirmed', STAFF);
    await states.change(cancelled, 'cancelled', CUSTOMER);
    await remind(hoursBefore(23));
    await remind(hoursBefore(-1));
    await settled();
    expect(reminders()).toHaveLength(0);
  });

  it('is dropped when the appointment is cancelled while it waits for the mail server', async () => {
    const id = await booked();
    await states.change(id, 'confirmed', STAFF);
    await settled();
    await mailServer.stop();
    await remind(hoursBefore(23));
    await mailServerMissed();
    await states.change(id, 'cancelled', CUSTOMER);
    await mailServer.start();
    await eventually(
      hurrying(service, () => toCustomer().map(({ subject }) => subject?.split(':')[0])),
      (subjects) => subjects.includes('Abgesagt'),
      60_000,
    );
    await settled();
    expect(reminders()).toHaveLength(0);
  });

  it('that waited for the mail server comes in spite of a suggested time, and never after the visit began', async () => {
    const [suggested, begun] = [await booked(), await booked()];
    await states.change(suggested, 'confirmed', STAFF);
    await states.change(begun, 'confirmed', STAFF);
    await settled();
    await mailServer.stop();
    await remind(hoursBefore(23));
    await mailServerMissed(2);
    await states.propose(suggested, { date: MONDAY, time: '10:00' }, STAFF);
    const yesterday = addDays(zurichToday(), -1);
    await service.db.query('UPDATE contact.appointments SET appointment_date = $1 WHERE id = $2', [
      yesterday,
      begun,
    ]);
    await service.db.query('UPDATE contact.appointment_history SET date = $1 WHERE appointment_id = $2', [
      yesterday,
      begun,
    ]);
    await mailServer.start();
    await eventually(hurrying(service, reminders), (found) => found.length > 0, 60_000);
    await settled(60_000);
    expect(reminders()).toHaveLength(1);
    expect(reminders()[0]?.text).toContain('Termin: Montag');
    expect((await states.history(begun)).at(-1)?.kind).toBe('reminded');
  }, 150_000);

  it('comes again for a new time', async () => {
    const id = await booked();
    await states.change(id, 'confirmed', STAFF);
    await remind(hoursBefore(23));
    await states.move(id, { date: addDays(MONDAY, 7), time: '07:30' }, STAFF);
    await remind(new Date(zurichInstant(addDays(MONDAY, 7), 450).getTime() - 23 * HOUR_MS));
    await settled();
    expect((await states.history(id)).filter(({ kind }) => kind === 'reminded')).toHaveLength(2);
  });
});
