import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH } from '@garage/contracts/booking';
import { FINDINGS_PATH, jobPath, JOBS_PATH } from '@garage/contracts/findings';
import { QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { KeptPlacesSchedule } from '../appointments/earlier/kept-places-schedule.js';
import { SYSTEM } from '../appointments/appointment.js';
import { AppointmentStates } from '../appointments/states/appointment-states.js';
import { Purge } from '../retention/purge.js';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { CHECKS, type ReceivedCar, receiveCar } from '../testing/jobs.js';
import { insertManyAppointments } from '../testing/many-appointments.js';
import { UnansweredFindings } from './unanswered-findings.js';

/** Enough that the database takes an index by itself where there is one. */
const STORED = 20_000;
const GROWING =
  /^(?:appointments|appointment_(?:search|places|history|notes)|job_(?:checks|photos)|findings|finding_(?:answers|answer_photos)|kept_places)$/;

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;
let plans: QueryPlans;
let car: ReceivedCar;

beforeAll(async () => {
  content.services.find(({ id }) => id === 10)!.checks = CHECKS;
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
  await insertManyAppointments(service.db, STORED);
  await service.db.query(`
    INSERT INTO contact.job_checks (appointment_id, service_type_id, text, name, rating, changed_by)
    SELECT id, 10, 'Bremsbeläge', '{"de":"Bremsbeläge"}', 'green', 1 FROM contact.appointments;
    INSERT INTO contact.findings (appointment_id, title, rating, price, state, offered_at, reminded_at, answered_at, changed_by)
    SELECT id, 'Wischer', 'red', 4800, 'declined', created_at, created_at, created_at, 1 FROM contact.appointments;
    INSERT INTO contact.job_photos
      (appointment_id, finding_id, idempotency_key, is_released, width, height, content, thumbnail, created_by, created_at)
    SELECT appointment_id, id, 'a', true, 4, 3, 'x', 'x', 1, offered_at FROM contact.findings;
    INSERT INTO contact.finding_answers
      (appointment_id, finding_id, answer, answered_at, language, title, rating, price, customer, booking_id)
    SELECT appointment_id, id, state, answered_at, 'de', title, rating, price, 'Anna', 'B' FROM contact.findings;
    INSERT INTO contact.finding_answer_photos (answer_id, position, content)
    SELECT id, 1, 'x' FROM contact.finding_answers;
    INSERT INTO contact.kept_places (appointment_id, freed_by, date, start_minute, state, begins_at, ends_at, mailed_at)
    SELECT id, id - 1, appointment_date - 1, 480, 'expired', created_at, created_at, created_at
      FROM contact.appointments WHERE id > 1;
    UPDATE contact.appointments SET earlier_if_possible = true WHERE id % 3 = 0;
    ANALYZE contact.appointments, contact.job_checks, contact.findings, contact.job_photos,
      contact.finding_answers, contact.finding_answer_photos, contact.kept_places`);
  // The same car as hundreds of visits before.
  car = await receiveCar(service, { vehicleLicensePlate: 'ZH 101234' });
  plans = new QueryPlans(service.db, { schema: 'contact', growing: GROWING });
}, 120_000);
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

const CHECK = { serviceId: 10, text: 'Bremsbeläge', rating: 'green', version: 0 };
const FINDING = { title: 'Bremsbeläge', rating: 'red', price: 38_050 };

describe(`of the jobs of ${STORED} visits, none is looked at in vain`, () => {
  it.each<[what: string, statements: number, work: () => Promise<unknown>]>([
    ['the cars of the day', 3, () => call('GET', JOBS_PATH)],
    ['a car, with what was declined before', 8, () => call('GET', `${JOBS_PATH}/${car.id}`)],
    ['a check', 4, () => call('PUT', `${JOBS_PATH}/${car.id}/checks`, CHECK)],
    ['a finding', 4, () => call('POST', jobPath(FINDINGS_PATH, car.id), FINDING)],
    ['the customer’s page', 6, () => call('GET', `${BOOKING_PATH}/${car.bookingId}?token=${car.token}`)],
    ['reminders of what is not answered', 1, () => service.app.get(UnansweredFindings).remind(new Date())],
    ['places that are kept', 2, () => service.app.get(KeptPlacesSchedule).look(new Date())],
    [
      'a place that becomes free',
      8,
      async () => {
        const response = await sendBooking(service, filledBooking());
        const { bookingId } = (await response.json()) as { bookingId: string };
        const [row] = await service.db.query<{ id: number }[]>(
          'SELECT id FROM contact.appointments WHERE booking_id = $1',
          [bookingId],
        );
        await service.app.get(AppointmentStates).change(row!.id, 'cancelled', SYSTEM);
      },
    ],
    ['the night', 7, () => service.app.get(Purge).run(new Date())],
  ])('by %s', async (_what, fewest, work) => {
    const { statements, readWhole } = await plans.during(work);
    expect(statements).toBeGreaterThanOrEqual(fewest);
    expect(readWhole).toEqual([]);
  });
});
