import {
  RETENTION_PATH,
  type RetentionPreviewResponse,
  type RetentionResponse,
} from '@garage/contracts/retention';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LiveChanges, type MessageChange } from '../live/live-changes.js';
import { eventually, startContactApp } from '../testing/contact-app.js';
import { Purge } from './purge.js';

let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  // Nothing is sent here, so nobody needs to listen.
  service = await startContactApp({ url: 'smtp://127.0.0.1:9' });
  const user = await createUser(service.db, { permissions: ['settings:read', 'settings:write'] });
  staff = await signIn(service.app, user);
});
afterAll(() => service?.close());
beforeEach(async () => {
  await emptyTables(
    service.db,
    'TRUNCATE contact.contact_messages, contact.mails, contact.idempotency_keys, contact.settings, contact.appointments, contact.inspection_reminders, contact.customers, contact.customer_vehicles, auth.audit_log RESTART IDENTITY CASCADE',
  );
});

const DAYS = {
  contactMessages: 100,
  spam: 10,
  sentMails: 20,
  idempotencyKeys: 30,
  documents: 60,
  jobPhotos: 365,
  appointments: 200,
  inspectionReminders: 30,
  customers: 300,
};

/** Last sent 900 days ago. */
const addReminder = (sent: number, daysStopped: number | null) =>
  service.db.query(
    `INSERT INTO contact.inspection_reminders
       (name, email, language, license_plate, first_registration, consent_at, consent_version, due_on, sent_at,
        sent_since_consent, stopped_at)
     VALUES ('Anna', 'anna@example.ch', 'de', md5(random()::text), '2019-03-01', '2024-01-01', '1', '2099-03-01',
             now() - interval '900 days', $1, now() - make_interval(days => $2))`,
    [sent, daysStopped],
  );

async function call(method: string, path = '', body?: unknown) {
  const answer = await fetch(`${service.url}${RETENTION_PATH}${path}`, {
    method,
    headers: { ...staff.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as RetentionResponse & { fields?: Record<string, string> },
  };
}

const addMessage = (ageDays: number, spamReason: string | null = null, count = 1) =>
  service.db.query(
    `INSERT INTO contact.contact_messages
       (name, email, phone, message, language, spam_reason, consent_at, consent_version, created_at)
     SELECT 'Anna', 'a@example.ch', '', 'Text', 'de', $2, now(), '1', now() - make_interval(days => $1::int)
       FROM generate_series(1, $3::int)`,
    [ageDays, spamReason, count],
  );
const addMail = (ageDays: number, status: string, kind: string, messageId: number | null = null) =>
  service.db.query(
    `INSERT INTO contact.mails (kind, status, header_id, contact_message_id, created_at, last_attempt_at, sent_at)
     SELECT $3, $2, 'x', $4, at - interval '4 days', at, CASE WHEN $2 = 'sent' THEN at END
       FROM (SELECT now() - make_interval(days => $1) AS at) AS attempt`,
    [ageDays, status, kind, messageId],
  );
const addKeys = (ageDays: number, count: number) =>
  service.db.query(
    `INSERT INTO contact.idempotency_keys (key, fingerprint, created_at)
     SELECT 'key-' || $1::int || '-' || n, 'f', now() - make_interval(days => $1::int) FROM generate_series(1, $2::int) n`,
    [ageDays, count],
  );
/** It ended so many days ago; what comes is negative. */
const addAppointment = (endedDaysAgo: number) =>
  service.db.query(
    `INSERT INTO contact.appointments
       (booking_id, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off, work_minutes,
        customer_name, customer_email, customer_phone, language, consent_at, consent_version, fingerprint)
     VALUES ('B' || $1::int, '{1}', current_date - $1::int, 450, current_date - $1::int, 480, false, 30,
             'Anna', 'a@example.ch', '', 'de', now(), '1', '')`,
    [endedDaysAgo],
  );
const addDocument = (appointmentId: number) =>
  service.db.query(
    `INSERT INTO contact.appointment_documents (appointment_id, name, type, bytes, sha256, content, created_at)
     SELECT id, 'ausweis.pdf', 'application/pdf', 3, sha256(random()::text::bytea), 'pdf', end_date - interval '20 days'
       FROM contact.appointments WHERE id = $1`,
    [appointmentId],
  );
/** With a car; last here so many days ago. */
const addCustomer = (daysAgo: number) =>
  service.db.query(
    `WITH customer AS (
       INSERT INTO contact.customers (name, last_contact_at) VALUES ('Anna', now() - make_interval(days => $1))
       RETURNING id)
     INSERT INTO contact.customer_vehicles (plate, customer_id, last_visit_at) SELECT 'ZH ' || id, id, now() FROM customer`,
    [daysAgo],
  );
const ids = async (table: string) =>
  (await service.db.query<{ id: number }[]>(`SELECT id FROM contact.${table} ORDER BY id`)).map(
    ({ id }) => id,
  );
const tomorrow = () => new Date(Date.now() + 24 * 60 * 60 * 1000);
const preview = async (query = '') =>
  (await call('GET', `/preview${query}`)).body as unknown as RetentionPreviewResponse;

describe('the periods', () => {
  it('are the usual ones until somebody sets others', async () => {
    const { body } = await call('GET');
    expect(body).toMatchObject({
      days: {
        contactMessages: 365,
        spam: 30,
        sentMails: 90,
        idempotencyKeys: 30,
        documents: 90,
        jobPhotos: 365,
        appointments: 730,
        inspectionReminders: 30,
        customers: 730,
      },
      version: 0,
      lastRun: null,
    });
    expect(new Date(body.nextRun).getTime()).toBeGreaterThan(Date.now());
  });

  it('are saved, recorded, and not overwritten unseen', async () => {
    const { status, body } = await call('PUT', '', { version: 0, days: { ...DAYS, sentMails: 90 } });
    expect([status, body.version, body.days.contactMessages]).toEqual([200, 1, 100]);
    expect((await call('PUT', '', { version: 0, days: DAYS })).status).toBe(409);
    expect(await service.db.query('SELECT action, details FROM auth.audit_log')).toEqual([
      {
        action: 'retention-changed',
        details: { changed: ['contactMessages', 'spam', 'documents', 'appointments', 'customers'] },
      },
    ]);
  });

  it.each([
    [{ contactMessages: 89 }, 'days.contactMessages'],
    [{ contactMessages: 3651 }, 'days.contactMessages'],
    [{ spam: 0 }, 'days.spam'],
    [{ sentMails: '20' }, 'days.sentMails'],
    [{ idempotencyKeys: null }, 'days.idempotencyKeys'],
    [{ everything: 1 }, 'days.everything'],
  ])('refuse %j', async (change, field) => {
    const { status, body } = await call('PUT', '', { version: 0, days: { ...DAYS, ...change } });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
  });
});

describe('what would be deleted tonight', () => {
  it('is counted and listed without what visitors wrote, and nothing is deleted', async () => {
    await call('PUT', '', { version: 0, days: DAYS });
    await addMessage(120);
    await addMessage(50);
    await addMessage(20, 'honeypot');
    await addMail(30, 'sent', 'test');
    await addKeys(40, 3);
    await addAppointment(201);
    await addAppointment(198);
    await addAppointment(59);
    await addDocument(2);
    await addDocument(3);
    await addReminder(1, 31);
    await addReminder(1, null);
    await addCustomer(301);
    await addCustomer(298);
    const { counts, messages, documents, appointments, inspectionReminders } = await preview();
    expect(documents).toEqual([
      { id: 1, bookingId: 'B198', endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), bytes: 3 },
    ]);
    expect(appointments).toEqual([
      { id: 1, bookingId: 'B201', endDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), documents: 0 },
    ]);
    expect(inspectionReminders).toEqual([{ id: 1, endedAt: expect.any(String) }]);
    expect(counts).toEqual({
      contactMessages: 1,
      spam: 1,
      sentMails: 1,
      idempotencyKeys: 3,
      documents: 1,
      jobPhotos: 0,
      appointments: 1,
      inspectionReminders: 1,
      customers: 1,
    });
    expect(messages).toEqual([
      { id: 1, createdAt: expect.any(String), isRead: false, isAnswered: false, isSpam: false },
      { id: 3, createdAt: expect.any(String), isRead: false, isAnswered: false, isSpam: true },
    ]);
    expect(await ids('contact_messages')).toEqual([1, 2, 3]);
  });

  it('can be tried out with other periods', async () => {
    await addMessage(200);
    expect((await preview()).counts.contactMessages).toBe(0);
    expect((await preview('?contactMessages=150')).counts.contactMessages).toBe(1);
    expect((await call('GET', '/preview?contactMessages=5')).status).toBe(400);
    expect((await call('GET', '/preview?contactMessages=a')).status).toBe(400);
  });
});

describe('the nightly run', () => {
  it('deletes what is old enough, in pieces, and leaves the rest', async () => {
    await call('PUT', '', { version: 0, days: DAYS });
    await addMessage(120); // 1, with its reply, note and notification
    await addMail(119, 'sent', 'reply', 1);
    await addMessage(50); // 2
    await addMail(49, 'sent', 'reply', 2); // answers stay with their message
    await addMail(49, 'waiting', 'staff-notification', 2); // never what is still to be sent
    await addMail(49, 'sent', 'staff-notification', 2);
    await addMail(22, 'failed', 'appointment'); // 5, given up long ago
    await addMail(18, 'failed', 'appointment'); // 6, given up not long ago
    await addMail(49, 'failed', 'reply', 2); // 7, which staff may send again
    await addMessage(20, 'too-fast'); // 3
    await addMessage(5, 'too-fast'); // 4
    await addKeys(31, 1001);
    await addAppointment(202); // 1, with its history, places, documents and mails
    await addAppointment(195); // 2, which keeps no documents
    await addDocument(2); // 1
    await addAppointment(-3); // 3, still to come, with its documents
    await addDocument(3); // 2
    await addReminder(1, 32); // 1, stopped
    await addReminder(1, 20); // 2, stopped not long ago
    await addReminder(2, null); // 3, answered with no new consent
    await addReminder(1, null); // 4, still to be sent again
    await addCustomer(302); // 1, with a car
    await addCustomer(302); // 2, whose visit is still kept
    await service.db.query('UPDATE contact.appointments SET customer_id = 2, vehicle_id = 2 WHERE id = 3');
    await addCustomer(298); // 3, not long ago
    await addKeys(28, 2);
    await service.app.get(Purge).run(tomorrow());
    expect(await ids('contact_messages')).toEqual([2, 4]);
    expect(await ids('mails')).toEqual([2, 3, 6, 7]);
    expect(await ids('appointments')).toEqual([2, 3]);
    expect(await ids('appointment_documents')).toEqual([2]);
    expect(await ids('inspection_reminders')).toEqual([2, 4]);
    expect(await ids('customers')).toEqual([2, 3]);
    expect(await ids('customer_vehicles')).toEqual([2, 3]);
    const [keys] = await service.db.query<{ count: number }[]>(
      'SELECT count(*)::int FROM contact.idempotency_keys',
    );
    expect(keys!.count).toBe(2);
    const deleted = {
      contactMessages: 1,
      spam: 1,
      sentMails: 2,
      idempotencyKeys: 1001,
      documents: 1,
      jobPhotos: 0,
      appointments: 1,
      inspectionReminders: 2,
      customers: 1,
    };
    expect((await call('GET')).body.lastRun).toMatchObject({ deleted });
    const lines = await service.db.query<unknown[]>(
      `SELECT actor_user_id, details FROM auth.audit_log WHERE action = 'data-purged'`,
    );
    expect(lines).toEqual([{ actor_user_id: null, details: { deleted } }]);
  });

  it('tells open panels once which messages are gone, however many', async () => {
    await addMessage(400, null, 450);
    await addMessage(300);
    const now = tomorrow();
    const heard: MessageChange[] = [];
    const stop = service.app.get(LiveChanges).subscribe('contact-messages', (change) => heard.push(change));
    await service.app.get(Purge).run(now);
    // Comes after everything that the purge has told.
    await service.db.transaction((manager) =>
      service.app.get(LiveChanges).announce('contact-messages', [{ id: 4711 }], manager),
    );
    await eventually(
      () => heard.at(-1),
      (last) => last !== undefined && 'id' in last,
    );
    stop();
    const before = new Date(now.getTime() - 365 * 24 * 60 * 60 * 1000).toISOString();
    expect(heard).toEqual([{ expired: { before, isSpam: false } }, { id: 4711 }]);
    expect(await ids('contact_messages')).toHaveLength(1);
  });

  it('is scheduled for three o’clock in Zurich, for all replicas together, and makes up for a missed night', async () => {
    const schedules = await service.db.query<object[]>(
      `SELECT cron, timezone, options->>'missed' AS missed FROM pgboss.schedule WHERE name = 'purge'`,
    );
    expect(schedules).toEqual([{ cron: '0 3 * * *', timezone: 'Europe/Zurich', missed: 'once' }]);
  });

  it('counts nothing twice when two replicas are at it', async () => {
    const purge = service.app.get(Purge);
    await addKeys(400, 1001);
    await Promise.all([purge.run(tomorrow()), purge.run(tomorrow())]);
    const runs = await service.db.query<{ deleted: number }[]>(
      `SELECT (details->'deleted'->>'idempotencyKeys')::int AS deleted FROM auth.audit_log`,
    );
    expect(runs.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(1001);
  });

  it('stops between two pieces when the service stops, and what is left is deleted by the next attempt', async () => {
    const purge = service.app.get(Purge);
    await addMessage(400);
    await expect(purge.run(tomorrow(), AbortSignal.abort())).rejects.toThrow('aborted');
    expect(await ids('contact_messages')).toEqual([1]);
    expect((await call('GET')).body.lastRun).toBeNull();
    await purge.run(tomorrow());
    expect(await ids('contact_messages')).toEqual([]);
  });

  it('of a quiet night leaves no line in the audit record', async () => {
    await service.app.get(Purge).run(tomorrow());
    expect((await call('GET')).body.lastRun).not.toBeNull();
    expect(await service.db.query('SELECT FROM auth.audit_log')).toEqual([]);
  });
});

it('which network a visit was booked from is forgotten by the next night, unless it still waits for an answer', async () => {
  for (const [index, status] of ['pending', 'cancelled', 'cancelled'].entries()) {
    await addAppointment(-30 - index);
    await service.db.query(
      `UPDATE contact.appointments SET status = $1, booked_from = 'network', created_at = now() - make_interval(hours => $2)
        WHERE id = (SELECT max(id) FROM contact.appointments)`,
      [status, index === 1 ? 1 : 25],
    );
  }
  await service.app.get(Purge).run(new Date());
  expect(await service.db.query('SELECT status, booked_from FROM contact.appointments ORDER BY id')).toEqual([
    { status: 'pending', booked_from: 'network' },
    { status: 'cancelled', booked_from: 'network' },
    { status: 'cancelled', booked_from: null },
  ]);
});
