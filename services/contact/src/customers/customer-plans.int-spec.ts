import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import { CUSTOMERS_PATH } from '@garage/contracts/customers';
import { CUSTOMER_VEHICLES_PATH } from '@garage/contracts/customer-vehicles';
import { QueryPlans } from '@garage/shared/testing/query-plans';
import { createUser, signIn, type SignedInClient, type TestApp } from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { insertManyAppointments } from '../testing/many-appointments.js';
import { insertManyMessages } from '../testing/many-messages.js';
import { LinkEarlier } from './links/link-earlier.js';

/** Enough that the database takes an index by itself where there is one. */
const CUSTOMERS = 30_000;
/** Within the time that a statement has on a busy machine. */
const STEP = 5000;
const VISITS = 20_000;
const GROWING = /^(?:appointments|contact_messages|appointment_documents|customers|customer_\w+)$/;

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;
let plans: QueryPlans;

/** Each with a car. */
async function insertCustomers(first: number, last: number): Promise<void> {
  const statements = [
    `INSERT INTO contact.customers (id, name, email, phone, words, last_contact_at)
     SELECT n, 'Person ' || n, 'person' || n || '@example.ch', '+4178' || lpad(n::text, 7, '0'),
            ' person ' || n || ' person' || n || '@example.ch 4178' || lpad(n::text, 7, '0'), now() - n * interval '1 hour'
       FROM generate_series($1::int, $2::int) AS n`,
    `INSERT INTO contact.customer_keys (customer_id, kind, value)
     SELECT id, 'email', email FROM contact.customers WHERE id BETWEEN $1 AND $2
     UNION ALL SELECT id, 'phone', substr(phone, 2) FROM contact.customers WHERE id BETWEEN $1 AND $2`,
    `INSERT INTO contact.customer_vehicles (id, plate, make, customer_id, last_visit_at)
     SELECT n, 'ZH ' || 100000 + n, 'Seat', n, now() - n * interval '1 hour'
       FROM generate_series($1::int, $2::int) AS n`,
    `INSERT INTO contact.customer_notes (customer_id, text, author_id)
     SELECT n, 'Notiz', 1 FROM generate_series($1::int, $2::int) AS n`,
  ];
  for (const statement of statements) await service.db.query(statement, [first, last]);
}

const LINKS = [
  `SELECT setval(pg_get_serial_sequence('contact.customers', 'id'), ${CUSTOMERS}),
          setval(pg_get_serial_sequence('contact.customer_vehicles', 'id'), ${CUSTOMERS})`,
  'UPDATE contact.appointments SET customer_id = id / 2 + 1, vehicle_id = id / 2 + 1 WHERE id < 20000',
  'UPDATE contact.contact_messages SET customer_id = id / 2 + 1 WHERE id < 10000 AND spam_reason IS NULL',
  'UPDATE contact.contact_messages SET customer_id = id / 2 + 1 WHERE id BETWEEN 10000 AND 19990 AND spam_reason IS NULL',
  `INSERT INTO contact.appointment_documents (appointment_id, name, type, bytes, sha256, content)
   SELECT id, 'a.pdf', 'application/pdf', 3, sha256(booking_id::bytea), 'pdf' FROM contact.appointments`,
  `ANALYZE contact.appointment_documents, contact.customers, contact.customer_keys, contact.customer_vehicles,
           contact.customer_notes, contact.appointments, contact.contact_messages`,
];

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
  await insertManyAppointments(service.db, VISITS);
  await insertManyMessages(service.db, VISITS);
  for (let from = 0; from < CUSTOMERS; from += STEP) await insertCustomers(from + 1, from + STEP);
  for (const statement of LINKS) await service.db.query(statement);
  plans = new QueryPlans(service.db, { schema: 'contact', growing: GROWING });
}, 120_000);
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function ask(path: string): Promise<void> {
  const response = await fetch(service.url + path, { headers: staff.headers });
  expect(response.ok ? '' : await response.text()).toBe('');
}

describe(`of ${CUSTOMERS} customers, none is looked at in vain`, () => {
  it.each<[what: string, statements: number, work: () => Promise<unknown>]>([
    ['the list', 4, () => ask(CUSTOMERS_PATH)],
    ['a search for a frequent word', 4, () => ask(`${CUSTOMERS_PATH}?search=person`)],
    ['a search for a rare word', 5, () => ask(`${CUSTOMERS_PATH}?search=person4321`)],
    ['a search for an address', 5, () => ask(`${CUSTOMERS_PATH}?search=person4321@example.ch`)],
    ['a search for a number', 4, () => ask(`${CUSTOMERS_PATH}?search=078+000+43+21`)],
    ['a search for a plate', 5, () => ask(`${CUSTOMERS_PATH}?search=zh-104321`)],
    ['a search for nothing that there is', 5, () => ask(`${CUSTOMERS_PATH}?search=vergaser`)],
    ['a card', 5, () => ask(`${CUSTOMERS_PATH}/4321`)],
    ['appointments of a customer', 1, () => ask(`${APPOINTMENTS_PATH}?customer=4321`)],
    ['visits of a car', 1, () => ask(`${APPOINTMENTS_PATH}?vehicle=4321`)],
    ['messages of a customer', 1, () => ask(`${CONTACT_MESSAGES_PATH}?customer=4321`)],
    ['the list of cars', 1, () => ask(CUSTOMER_VEHICLES_PATH)],
    ['a search for a car', 2, () => ask(`${CUSTOMER_VEHICLES_PATH}?search=zh-104321`)],
    ['a car', 1, () => ask(`${CUSTOMER_VEHICLES_PATH}/4321`)],
    [
      'a booking',
      10,
      () =>
        sendBooking(
          service,
          filledBooking({ email: 'person77@example.ch', vehicleLicensePlate: 'ZH 100077' }),
        ),
    ],
    ['what has no customer yet', 2, () => service.app.get(LinkEarlier).run()],
  ])('by %s', async (_what, fewest, work) => {
    const { statements, readWhole } = await plans.during(work);
    expect(statements).toBeGreaterThanOrEqual(fewest);
    expect(readWhole).toEqual([]);
  });
});
