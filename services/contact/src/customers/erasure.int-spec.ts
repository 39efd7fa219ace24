import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { BOOKING_TOKEN_HEADER } from '@garage/contracts/appointment-documents';
import { type AppointmentResponse, APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { CUSTOMERS_PATH } from '@garage/contracts/customers';
import type { FindingResponse } from '@garage/contracts/findings';
import { PERSONAL_DATA_PATH, type PersonalDataExport } from '@garage/contracts/personal-data';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import sharp from 'sharp';
import { filledBooking, MONDAY, sendBooking } from '../testing/bookings.js';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { CHECKS, receiveCar } from '../testing/jobs.js';

const EMAIL = 'roswitha.zwicky@example.ch';
const SECOND_EMAIL = 'zwicky.privat@example.ch';
/** What nobody else's records have. */
const TRACES = ['zwicky', '3214567', '32 145', 'GR 98765', 'GR98765', 'Radmuttern'];

const TABLES_OF_A_VISIT = [
  'appointment_documents',
  'appointment_history',
  'appointment_notes',
  'finding_answer_photos',
  'finding_answers',
  'findings',
  'job_checks',
  'job_photos',
  'mails',
];

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
  content.services.find(({ id }) => id === 10)!.checks = CHECKS;
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
});
beforeEach(async () => {
  await emptyTables(
    service.db,
    `TRUNCATE contact.contact_messages, contact.appointments, contact.customers, contact.customer_vehicles,
       contact.inspection_reminders RESTART IDENTITY CASCADE`,
  );
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(service.url + path, {
    method,
    headers: { ...staff.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok ? 'done' : await response.text()).toBe('done');
  return response.json();
}

async function upload(path: string, bytes: Buffer, headers: Record<string, string>): Promise<void> {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    body: new Uint8Array(bytes),
  });
  expect(response.status).toBe(201);
}

const erase = (plate: string) => call('POST', `${PERSONAL_DATA_PATH}/erase`, { plate });

/** The tables of the service, of its jobs and of the accounts with their record that have the words in any column. */
async function tablesWith(words: string): Promise<string[]> {
  const tables = await service.db.query<{ name: string }[]>(
    `SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema IN ('contact', 'pgboss', 'auth')`,
  );
  const having: string[] = [];
  for (const { name } of tables) {
    const rows: unknown[] = await service.db.query(
      `SELECT FROM ${name} AS stored WHERE position(lower($1) IN lower(stored::text)) > 0 LIMIT 1`,
      [words],
    );
    if (rows.length > 0) having.push(name);
  }
  return having;
}

/** Writes, books, calls under another address, and is noted about. */
async function addZwicky(): Promise<void> {
  const person = { name: 'Roswitha Zwicky', email: EMAIL, phone: '079 321 45 67' };
  await sendForm(service, filledForm({ ...person, message: 'Die Radmuttern fehlen.' }));
  await sendBooking(
    service,
    filledBooking({
      ...person,
      vehicleLicensePlate: 'GR 98765',
      inspectionReminder: true,
      firstRegistration: '2019-03',
      notes: 'Radmuttern nachziehen',
    }),
  );
  await call('PUT', `${CUSTOMERS_PATH}/1`, { version: 1, name: 'Roswitha Zwicky', email: SECOND_EMAIL });
  await sendForm(
    service,
    filledForm({ ...person, email: SECOND_EMAIL, message: 'Noch einmal wegen der Radmuttern.' }),
  );
  await call('POST', APPOINTMENTS_PATH, {
    services: [10],
    date: MONDAY,
    time: '09:00',
    name: 'Frau Zwicky',
    phone: '0041 79 321 45 67',
    vehicleLicensePlate: 'gr-98765',
  });
  await call('POST', `${CUSTOMERS_PATH}/1/notes`, { text: 'Radmuttern im Handschuhfach' });
  await call('POST', `${CONTACT_MESSAGES_PATH}/1/replies`, {
    subject: 'Radmuttern',
    text: 'Guten Tag Frau Zwicky',
  });
  await service.db.query(`UPDATE contact.appointments SET status = 'completed'`);
}

it('a customer who is erased leaves no word of theirs in any table, and nobody else loses one', async () => {
  await addZwicky();
  await sendForm(service, filledForm());
  await sendBooking(service, filledBooking({ time: '10:00', vehicleLicensePlate: 'ZH 1' }));
  for (const trace of TRACES.slice(0, 2)) expect(await tablesWith(trace)).not.toEqual([]);
  const exported = (await call('POST', `${PERSONAL_DATA_PATH}/export`, {
    email: EMAIL,
  })) as PersonalDataExport;
  expect(exported.customers).toMatchObject([
    {
      name: 'Frau Zwicky',
      known_by: [EMAIL, SECOND_EMAIL, '41793214567'],
      vehicles: [{ plate: 'gr-98765' }],
      notes_of_staff: [{ text: 'Radmuttern im Handschuhfach' }],
    },
  ]);
  expect(exported.messages).toHaveLength(2);
  expect(exported.appointments).toHaveLength(2);

  // By one address goes what came under the other and by telephone, too.
  expect(await call('POST', `${PERSONAL_DATA_PATH}/erase`, { email: EMAIL })).toEqual({
    messages: 2,
    appointments: 2,
    inspectionReminders: 1,
    customers: 1,
  });
  for (const trace of TRACES) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
  expect(await service.db.query('SELECT name FROM contact.customers')).toEqual([{ name: 'Anna Keller' }]);
  expect(await service.db.query('SELECT plate FROM contact.customer_vehicles')).toEqual([{ plate: 'ZH 1' }]);
});

it('by a plate goes the car with its visits, and the customer who has nothing else', async () => {
  await sendBooking(service, filledBooking({ vehicleLicensePlate: 'ZH 1' }));
  await sendBooking(
    service,
    filledBooking({ email: 'beat@example.ch', name: 'Beat', time: '09:00', vehicleLicensePlate: 'ZH 2' }),
  );
  await sendForm(service, filledForm({ email: 'beat@example.ch', name: 'Beat' }));
  await service.db.query(`UPDATE contact.appointments SET status = 'completed'`);
  expect(await erase('zh-1')).toMatchObject({ appointments: 1, customers: 1 });
  expect(await erase('zh-2')).toMatchObject({ appointments: 1, customers: 0 });
  expect(await service.db.query('SELECT name FROM contact.customers')).toEqual([{ name: 'Beat' }]);
  expect(await service.db.query('SELECT FROM contact.customer_vehicles')).toEqual([]);
});

it('by the number of the card goes somebody who has left neither an address nor a plate', async () => {
  const caller = { services: [10], date: MONDAY, name: 'Frau Zwicky', phone: '079 321 45 67' };
  await call('POST', APPOINTMENTS_PATH, { ...caller, time: '09:00' });
  await service.db.query(`UPDATE contact.appointments SET status = 'completed'`);
  const found = await call('POST', `${PERSONAL_DATA_PATH}/search`, { customer: 1 });
  expect(found).toMatchObject({ customers: [{ id: 1, name: 'Frau Zwicky' }], appointments: [{ id: 1 }] });
  expect(await call('POST', `${PERSONAL_DATA_PATH}/search`, { customer: 4711 })).toMatchObject({
    customers: [],
    appointments: [],
  });
  await call('POST', `${PERSONAL_DATA_PATH}/erase`, { customer: 1 });
  for (const trace of TRACES) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
});

it('the number of a card that was merged leads to the one that stands for both', async () => {
  await sendForm(service, filledForm({ name: 'Roswitha Zwicky', email: EMAIL }));
  await sendForm(service, filledForm({ name: 'Frau Zwicky', email: SECOND_EMAIL }));
  await service.db.query('UPDATE contact.customers SET merged_into = 1 WHERE id = 2');
  const found = await call('POST', `${PERSONAL_DATA_PATH}/search`, { customer: 2 });
  expect(found).toMatchObject({ customers: [{ id: 1 }] });
});

/** All that visits leave behind: a document, checks, findings with photos, answers, a correction. */
async function finishJob(): Promise<void> {
  const person = {
    name: 'Roswitha Zwicky',
    email: EMAIL,
    phone: '079 321 45 67',
    vehicleLicensePlate: 'GR 98765',
  };
  const car = await receiveCar(service, person);
  const next = (await (
    await sendBooking(service, filledBooking({ ...person, time: '09:00' }))
  ).json()) as BookingResponse;
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer();
  const job = `/api/admin/jobs/${car.id}`;
  const visit = `${APPOINTMENTS_PATH}/${car.id}`;
  await upload(`${BOOKING_PATH}/${next.bookingId}/documents?name=Zwicky.jpg`, picture, {
    [BOOKING_TOKEN_HEADER]: next.token,
  });
  await call('PUT', `${job}/checks`, {
    serviceId: 10,
    text: 'Bremsbeläge',
    rating: 'red',
    note: 'Radmuttern lose',
    version: 0,
  });
  await call('POST', `${job}/notes`, { text: 'Frau Zwicky wartet' });
  const { finding } = (await call('POST', `${visit}/findings`, {
    title: 'Radmuttern',
    rating: 'red',
    text: 'Zwicky anrufen',
    price: 12_000,
  })) as FindingResponse;
  await upload(`${visit}/photos?finding=${finding.id}`, picture, {
    ...staff.headers,
    'idempotency-key': 'photo-key-1',
  });
  const { finding: offered } = (await call(
    'POST',
    `${visit}/findings/${finding.id}/offer`,
  )) as FindingResponse;
  await call('POST', `${BOOKING_PATH}/${car.bookingId}/findings/${finding.id}/answer`, {
    token: car.token,
    answer: 'approved',
    price: offered.price,
    version: offered.version,
  });
  const { appointment } = (await call('GET', visit)) as AppointmentResponse;
  await call('PUT', visit, {
    services: appointment.services.map(({ id }) => id),
    name: 'R. Zwicky',
    phone: appointment.phone,
    email: EMAIL,
    vehicleLicensePlate: 'GR 98765',
    notes: 'Radmuttern',
    version: appointment.version,
    notify: true,
  });
  await service.db.query(`UPDATE contact.appointments SET status = 'completed'`);
}

it('what the workshop has seen, photographed, offered and heard goes with the customer', async () => {
  await finishJob();
  const left = async () => {
    const having: string[] = [];
    for (const table of TABLES_OF_A_VISIT) {
      const rows: unknown[] = await service.db.query(`SELECT FROM contact.${table} LIMIT 1`);
      if (rows.length > 0) having.push(table);
    }
    return having;
  };
  // Photos are no text that could be searched: the rows themselves have to go.
  expect(await left()).toEqual(TABLES_OF_A_VISIT);
  await call('POST', `${PERSONAL_DATA_PATH}/erase`, { email: EMAIL });
  expect(await left()).toEqual([]);
  for (const trace of TRACES) expect([trace, await tablesWith(trace)]).toEqual([trace, []]);
});
