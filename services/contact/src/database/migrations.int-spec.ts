import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import { sqlStateOf } from '@garage/shared/errors/postgres-errors';
import { createAuthTables, createDatabase, type TestDatabase } from '@garage/shared/testing/test-app';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { DataSource } from 'typeorm';
import { ScopeMailKeys1764100000000 } from './migrations/1764100000000-scope-mail-keys.js';
import { FailedMailsWait1764340000000 } from './migrations/1764340000000-failed-mails-wait.js';
import { AppointmentVolume1764500000000 } from './migrations/1764500000000-appointment-volume.js';
import { SeatsApart1764510000000 } from './migrations/1764510000000-seats-apart.js';
import { BookedServices1764631000000 } from './migrations/1764631000000-booked-services.js';
import { migrations } from './migrations.js';

const EXCLUDED = '23P01';

let database: TestDatabase;
let dataSource: DataSource;

beforeEach(async () => {
  database = await createDatabase();
  await createAuthTables(database.url);
  dataSource = new DataSource({
    type: 'postgres',
    url: database.url,
    schema: 'contact',
    migrations,
    installExtensions: false,
  });
  await dataSource.initialize();
  await dataSource.query('CREATE SCHEMA contact');
});
afterEach(async () => {
  await dataSource.destroy();
  await database.drop();
});

async function tables(): Promise<string[]> {
  const rows: { name: string }[] = await dataSource.query(
    `SELECT table_name AS name FROM information_schema.tables
      WHERE table_schema = 'contact' AND table_name <> 'migrations' ORDER BY table_name`,
  );
  return rows.map(({ name }) => name);
}

const run = () => dataSource.runMigrations({ transaction: 'each' });

const mailboxOf = async (address: string) => {
  const [row] = await dataSource.query<{ mailbox: string }[]>(
    'SELECT contact.mailbox_of($1::text) AS mailbox',
    [address],
  );
  return row!.mailbox;
};

/** Takes back this migration, and all that came later. */
async function undo(migration: (typeof migrations)[number]): Promise<void> {
  for (let i = migrations.indexOf(migration); i < migrations.length; i++)
    await dataSource.undoLastMigration();
}

const stored = (table: string) =>
  dataSource.query<Record<string, unknown>[]>(`SELECT * FROM contact.${table} ORDER BY id`);

async function insertVisit(bookingId: string, email: string): Promise<void> {
  await dataSource.query(
    `INSERT INTO contact.appointments
       (booking_id, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off, work_minutes,
        customer_name, customer_email, customer_phone, language, consent_at, consent_version, fingerprint)
     VALUES ($1, '{1}', '2027-01-04', 450, '2027-01-04', 480, false, 30, 'Anna', $2, '079', 'de', now(), '1', '')`,
    [bookingId, email],
  );
}

it('the migrations can be undone and done again', async () => {
  await run();
  const made = await tables();
  expect(made).toContain('appointments');
  for (let i = 0; i < migrations.length; i++) await dataSource.undoLastMigration();
  expect(await tables()).toEqual([]);
  await run();
  expect(await tables()).toEqual(made);
});

it('the migrations keep visits, their history and mails of the last release, there and back', async () => {
  await run();
  await undo(ScopeMailKeys1764100000000);
  await insertVisit('AAAAAAAA', 'Anna+rad@Example.ch');
  await dataSource.query(
    `INSERT INTO contact.mails (kind, header_id, recipient, appointment_id, idempotency_key)
     SELECT 'appointment', 'a', customer_email, id, 'key-00001' FROM contact.appointments`,
  );
  const before = [await stored('appointments'), await stored('mails')];
  await run();
  const [[visit], [mail]] = [await stored('appointments'), await stored('mails')];
  expect(visit).toMatchObject({ ...before[0]![0], recipient_confirmed_at: null, recipient_stopped_at: null });
  expect(mail).toMatchObject({ ...before[1]![0], admitted_at: null, held_until: null });

  await dataSource.query(
    `INSERT INTO contact.appointment_history
       (appointment_id, kind, actor, status, date, start_minute, end_date, end_minute, drop_off, sequence)
     SELECT id, kind, 'customer', 'pending', '2027-01-04', 450, '2027-01-04', 480, false, 0
       FROM contact.appointments, unnest('{booked,recipient-stopped}'::text[]) AS kind`,
  );
  await dataSource.query(`UPDATE contact.appointments SET recipient_stopped_at = now()`);
  await dataSource.query(
    `INSERT INTO contact.mails (kind, header_id, idempotency_key) VALUES ('reply', 'r', 'key-00001')`,
  );
  await undo(ScopeMailKeys1764100000000);
  expect(await stored('appointments')).toEqual(before[0]);
  expect(await stored('appointment_history')).toMatchObject([{ kind: 'booked' }]);
  expect(await stored('mails')).toMatchObject([before[1]![0], { kind: 'reply', idempotency_key: null }]);
});

it('the migrations keep with each visit the services that it was booked with, as they are called', async () => {
  await run();
  await undo(BookedServices1764631000000);
  await dataSource.query(
    `INSERT INTO contact.service_types (id, name, description, duration, position)
     VALUES (1, '{"de": "Wartung", "fr": "Entretien"}', '{"de": ""}', 240, 1)`,
  );
  await insertVisit('AAAAAAAA', 'anna@example.ch');
  const before = await stored('appointments');
  await run();
  await dataSource.query(`UPDATE contact.service_types SET name = '{"de": "Inspektion"}', duration = 60`);
  expect(await stored('appointments')).toMatchObject([
    {
      ...before[0],
      booked_services: [{ id: 1, name: { de: 'Wartung', fr: 'Entretien' }, duration: 240 }],
    },
  ]);
  await undo(BookedServices1764631000000);
  expect(await stored('appointments')).toEqual(before);
});

it('the migrations let mails that the last release still tries each hour wait, and no others', async () => {
  await run();
  await undo(FailedMailsWait1764340000000);
  await dataSource.query(
    `INSERT INTO contact.mails (kind, header_id, status, attempts, failure, sent_at)
     VALUES ('test', 'a', 'failed', 7, 'refused', NULL), ('test', 'b', 'sent', 1, NULL, now()),
            ('test', 'c', 'waiting', 0, NULL, NULL)`,
  );
  const [, sent, waiting] = await stored('mails');
  await run();
  expect(await stored('mails')).toMatchObject([
    { status: 'waiting', attempts: 7, failure: 'refused' },
    sent!,
    waiting!,
  ]);
  await undo(FailedMailsWait1764340000000);
  expect(await stored('mails')).toHaveLength(3);
});

it('the migrations note who has booked, before and after, and keep every appointment as it was', async () => {
  await run();
  await undo(AppointmentVolume1764500000000);
  await insertVisit('AAAAAAAA', 'Anna@Example.ch');
  await dataSource.query(
    `UPDATE contact.appointments SET customer_phone = '079 123 45 67', vehicle_license_plate = 'zh-123 456'`,
  );
  const before = await stored('appointments');
  await run();
  expect(await stored('appointments')).toMatchObject(before);
  await insertVisit('BBBBBBBB', 'beat@example.ch');
  await dataSource.query(
    `UPDATE contact.appointments SET customer_name = 'Beat Müller' WHERE booking_id = 'BBBBBBBB'`,
  );
  const known = await dataSource.query<object[]>(
    'SELECT words, phone, email, plate FROM contact.appointment_search ORDER BY appointment_id',
  );
  expect(known).toEqual([
    {
      words: ' aaaaaaaa anna anna@example.ch 079 123 45 67 zh-123 456 zh123456',
      phone: '41791234567',
      email: 'anna@example.ch',
      plate: 'ZH123456',
    },
    expect.objectContaining({ words: expect.stringContaining(' beat muller beat@example.ch '), plate: null }),
  ]);
  await dataSource.query('DELETE FROM contact.appointments');
  expect(await dataSource.query('SELECT FROM contact.appointment_search')).toEqual([]);
});

it('the migrations part places that share a seat at the same moment since slots were cut anew, and no others', async () => {
  const day = addDays(zurichToday(), 7);
  const past = addDays(zurichToday(), -7);
  await run();
  await undo(SeatsApart1764510000000);
  for (const id of ['A', 'B', 'C', 'D']) await insertVisit(id.repeat(8), 'anna@example.ch');
  const take = (appointment: number, date: string, from: number, to: number, seat = 1) =>
    dataSource.query(
      `INSERT INTO contact.appointment_places (appointment_id, date, start_minute, end_minute, seat)
       VALUES ($1, $2, $3, $4, $5)`,
      [appointment, date, from, to, seat],
    );
  await take(1, day, 450, 720);
  await take(2, day, 480, 540);
  await take(3, day, 500, 520);
  await take(3, day, 720, 780);
  await take(1, past, 450, 720);
  await take(2, past, 480, 540);
  await run();
  const seats = await dataSource.query<{ at: string }[]>(
    `SELECT concat_ws(' ', appointment_id, start_minute, seat) AS at FROM contact.appointment_places
      ORDER BY date, start_minute`,
  );
  expect(seats.map(({ at }) => at)).toEqual([
    // what is past
    '1 450 1',
    '2 480 1',
    // what is to come
    '1 450 1',
    '2 480 2',
    '3 500 3',
    '3 720 1',
  ]);

  // As the last release takes one, which finds the first seat free at this minute.
  await take(4, day, 510, 540);
  const [late] = await dataSource.query<{ seat: number }[]>(
    'SELECT seat FROM contact.appointment_places WHERE appointment_id = 4',
  );
  expect(late!.seat).toBe(4);
  const refused = await dataSource
    .query('UPDATE contact.appointment_places SET seat = 1 WHERE appointment_id = 4')
    .catch(sqlStateOf);
  expect(refused).toBe(EXCLUDED);
  await undo(SeatsApart1764510000000);
  expect(await dataSource.query('SELECT FROM contact.appointment_places')).toHaveLength(7);
});

it('the database tells mailboxes apart as mail servers do', async () => {
  await run();
  expect(await mailboxOf('Anna.Keller+Rad+2@Example.ch')).toBe('anna.keller@example.ch');
  expect(await mailboxOf('a.n.n.a@googlemail.com')).toBe('anna@gmail.com');
  expect(await mailboxOf('ANNA@MÜLLER.ch')).toBe('anna@müller.ch');
  expect(await mailboxOf('ａnna@example.ch')).toBe('anna@example.ch');
});
