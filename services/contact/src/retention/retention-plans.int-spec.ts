import { RETENTION_PREVIEW_PATH } from '@garage/contracts/retention';
import { foreignKeysWithoutIndex, QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startContactApp } from '../testing/contact-app.js';
import { insertManyMessages } from '../testing/many-messages.js';
import { Purge } from './purge.js';

/** Enough that the database takes an index by itself where there is one. */
const STORED = 10_000;
const DAY_MS = 24 * 60 * 60 * 1000;
const GROWING =
  /^(?:contact_messages|message_search|message_notes|mails|idempotency_keys|appointment_documents|inspection_reminders)$/;

let service: TestApp;
let staff: SignedInClient;
let plans: QueryPlans;

beforeAll(async () => {
  // Nothing is sent here, so nobody needs to listen.
  service = await startContactApp({ url: 'smtp://127.0.0.1:9' });
  staff = await signIn(service.app, await createUser(service.db, { permissions: ['settings:read'] }));
  await insertManyMessages(service.db, STORED);
  await service.db.query(`
    INSERT INTO contact.mails (kind, contact_message_id, header_id, status, created_at, last_attempt_at, sent_at)
    SELECT 'staff-notification', id, 'made-' || id, CASE WHEN id % 100 = 0 THEN 'failed' ELSE 'sent' END,
           created_at, created_at, CASE WHEN id % 100 <> 0 THEN created_at END
      FROM contact.contact_messages;
    INSERT INTO contact.idempotency_keys (key, fingerprint, created_at)
    SELECT 'key-' || n, 'x', now() - n * interval '5 minutes' FROM generate_series(1, ${STORED}) AS n;
    INSERT INTO contact.appointments
      (booking_id, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off, work_minutes,
       customer_name, customer_email, customer_phone, language, consent_at, consent_version, fingerprint, created_at)
    SELECT 'B' || n, '{1}', day, 450, day, 480, false, 30, 'Anna', 'anna' || n || '@example.ch', '', 'de', day, '1', '', day
      FROM generate_series(1, ${STORED}) AS n, LATERAL (SELECT current_date + 30 - n / 100 AS day) AS visit;
    INSERT INTO contact.appointment_documents (appointment_id, name, type, bytes, sha256, content, created_at)
    SELECT id, 'a.pdf', 'application/pdf', 3, sha256(booking_id::bytea), 'pdf', appointment_date - interval '20 days'
      FROM contact.appointments;
    INSERT INTO contact.inspection_reminders
      (name, email, language, license_plate, first_registration, consent_at, consent_version, due_on, sent_at,
       sent_since_consent, stopped_at)
    SELECT 'Anna', 'anna@example.ch', 'de', 'ZH ' || n, '2019-03-01', '2024-01-01', '1', '2099-03-01',
           now() - n * interval '1 hour', n % 2, CASE WHEN n % 10 = 0 THEN now() - n * interval '30 minutes' END
      FROM generate_series(1, ${STORED}) AS n;
    ANALYZE contact.mails, contact.idempotency_keys, contact.appointments, contact.appointment_documents,
            contact.inspection_reminders`);
  plans = new QueryPlans(service.db, { schema: 'contact', growing: GROWING });
}, 120_000);
afterAll(() => service?.close());

it('what would go tonight is counted and listed without looking at all that stays', async () => {
  const { statements, readWhole } = await plans.during(async () => {
    const answer = await fetch(`${service.url}${RETENTION_PREVIEW_PATH}`, { headers: staff.headers });
    expect(answer.status).toBe(200);
  });
  expect(statements).toBeGreaterThanOrEqual(11);
  expect(readWhole).toEqual([]);
});

it('the night finds what has been kept long enough without looking at all that stays', async () => {
  const { statements, readWhole } = await plans.during(() =>
    service.app.get(Purge).run(new Date(Date.now() + DAY_MS)),
  );
  expect(statements).toBeGreaterThanOrEqual(7);
  expect(readWhole).toEqual([]);
});

it('nothing that is deleted makes the database look through a whole table for what belongs to it', async () => {
  // There are a few quick weeks a year.
  expect(await foreignKeysWithoutIndex(service.db, 'contact')).toEqual([
    'contact.quick_weeks.quick_weeks_service_type_id_fkey',
  ]);
});
