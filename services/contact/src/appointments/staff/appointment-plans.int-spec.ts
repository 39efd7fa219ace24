import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { BOOKING_PATH } from '@garage/contracts/booking';
import { BOOKING_FLOODS_PATH } from '@garage/contracts/booking-floods';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { MAILS_PATH } from '@garage/contracts/mails';
import { OFFER_BOOKINGS_PATH } from '@garage/contracts/offers';
import { PERSONAL_DATA_PATH } from '@garage/contracts/personal-data';
import { RETENTION_PREVIEW_PATH } from '@garage/contracts/retention';
import { QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { MailServerWatch } from '../../mail/mail-server-watch.js';
import { MONDAY, filledBooking, sendBooking } from '../../testing/bookings.js';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { insertManyAppointments } from '../../testing/many-appointments.js';
import { AppointmentReminders } from '../mails/appointment-reminders.js';
import { StoredAppointmentsRepository } from '../stored-appointments.repository.js';

/** Enough that the database takes an index by itself where there is one. */
const STORED = 20_000;
const GROWING = /^(?:appointments|appointment_(?:search|places|history|notes)|mails)$/;

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;
let plans: QueryPlans;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
  await insertManyAppointments(service.db, STORED);
  await service.db.query(`
    INSERT INTO contact.mails (kind, appointment_id, header_id, status, last_attempt_at, sent_at)
    SELECT 'appointment', id, 'made-' || id, 'sent', created_at, created_at FROM contact.appointments;
    ANALYZE contact.mails`);
  plans = new QueryPlans(service.db, { schema: 'contact', growing: GROWING });
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function call(method: string, path: string, body?: object): Promise<void> {
  const response = await fetch(`${service.url}${path}`, {
    method,
    headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok ? '' : text).toBe('');
}

const list = (query: string) => call('GET', `${APPOINTMENTS_PATH}?${query}`);
/** Years of visits lie before and after these days. */
const [LAST_WINTER, LONG_AGO] = [addDays(zurichToday(), -270), addDays(zurichToday(), -540)];
const AFTER = Buffer.from(`${LONG_AGO}.480.9000`).toString('base64url');
const ID = 9000;
const BOOKED = { services: [10], date: MONDAY, time: '09:00', name: 'Anna', phone: '079 123 45 67' };

describe(`of ${STORED} appointments, none is looked at in vain`, () => {
  it.each<[what: string, statements: number, work: () => Promise<unknown>]>([
    ['a week of the plan', 8, () => list(`from=${LAST_WINTER}&to=${addDays(LAST_WINTER, 6)}`)],
    [
      'a month of the plan, goes on',
      8,
      () => list(`from=${addDays(LONG_AGO, -18)}&to=${addDays(LONG_AGO, 13)}&cursor=${AFTER}`),
    ],
    ['those that wait', 1, () => list('status=pending')],
    ['the overview of today', 4, () => call('GET', `${APPOINTMENTS_PATH}/today`)],
    ['how many wait', 1, () => call('GET', `${APPOINTMENTS_PATH}/counts`)],
    ['a search for a frequent word', 1, () => list('search=person')],
    ['a search for a rare word', 2, () => list('search=person4321')],
    ['a search for two rare words', 2, () => list('search=person4321+person4321@example.ch')],
    ['a search for nothing that there is', 2, () => list('search=vergaser')],
    ['a search for a number', 1, () => list('search=078+000+43+21')],
    ['a search for the end of a number', 2, () => list('search=0004321')],
    ['a search for a plate', 2, () => list('search=zh-101234')],
    ['a search far behind', 2, () => list(`search=person&cursor=${AFTER}`)],
    ['an appointment with its history', 5, () => call('GET', `${APPOINTMENTS_PATH}/${ID}`)],
    [
      'older visits of its customer',
      2,
      () => call('GET', `${APPOINTMENTS_PATH}/${ID}/earlier-visits?cursor=${AFTER}`),
    ],
    [
      'free times',
      4,
      () => call('GET', `${BOOKING_PATH}/availability?services=10&from=${MONDAY}&to=${MONDAY}`),
    ],
    ['a booking', 10, async () => expect((await sendBooking(service, filledBooking())).status).toBe(201)],
    ['a call', 10, () => call('POST', APPOINTMENTS_PATH, BOOKED)],
    ['a note', 2, () => call('POST', `${APPOINTMENTS_PATH}/${ID}/notes`, { text: 'Anrufen' })],
    ['what offers have brought', 1, () => call('GET', OFFER_BOOKINGS_PATH)],
    ['suspicious requests', 1, () => call('GET', BOOKING_FLOODS_PATH)],
    ['reminders', 1, () => service.app.get(AppointmentReminders).remind(new Date())],
    ['mails that have not left', 2, () => call('GET', MAILS_PATH)],
    ['a look after the mail server', 1, () => service.app.get(MailServerWatch).look()],
    [
      'what is kept about a person',
      1,
      () => call('POST', `${PERSONAL_DATA_PATH}/search`, { email: 'person4321@example.ch' }),
    ],
    ['what goes tonight', 7, () => call('GET', `${RETENTION_PREVIEW_PATH}?appointments=990&sentMails=990`)],
    [
      'what is kept long enough',
      1,
      () => {
        const { appointments } = service.app.get(StoredAppointmentsRepository).retention;
        return service.db.transaction((manager) =>
          appointments.deleteSome({ days: 990, now: new Date() }, manager),
        );
      },
    ],
    [
      'origins that are forgotten',
      1,
      () => service.app.get(StoredAppointmentsRepository).forgetOrigins(new Date()),
    ],
  ])('by %s', async (_what, fewest, work) => {
    const { statements, readWhole } = await plans.during(work);
    expect(statements).toBeGreaterThanOrEqual(fewest);
    expect(readWhole).toEqual([]);
  });
});
