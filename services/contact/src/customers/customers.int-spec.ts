import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOOKING_TOKEN_HEADER } from '@garage/contracts/appointment-documents';
import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import { BOOKING_PATH, type BookingResponse } from '@garage/contracts/booking';
import type { ApiError } from '@garage/contracts/common';
import { CONTACT_MESSAGES_PATH } from '@garage/contracts/contact';
import {
  CUSTOMER_VEHICLES_PATH,
  type CustomerVehicleResponse,
  type CustomerVehiclesResponse,
} from '@garage/contracts/customer-vehicles';
import { type CustomerResponse, CUSTOMERS_PATH, type CustomersResponse } from '@garage/contracts/customers';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../testing/bookings.js';
import { filledForm, sendForm, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;
let reader: SignedInClient;

beforeAll(async () => {
  await content.start();
  service = await startContactApp(
    { url: 'smtp://127.0.0.1:9' },
    { CONTENT_URL: content.url, RATE_LIMIT_FACTOR: '1000' },
  );
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
  reader = await signIn(service.app, await createUser(service.db, { permissions: ['customers:read'] }));
});
beforeEach(async () => {
  await emptyTables(
    service.db,
    `TRUNCATE contact.contact_messages, contact.appointments, contact.customers, contact.customer_vehicles,
       auth.audit_log RESTART IDENTITY CASCADE`,
  );
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

type Answer = CustomerResponse &
  CustomersResponse &
  CustomerVehicleResponse &
  CustomerVehiclesResponse &
  ApiError;

async function call(method: string, path: string, body?: object, client = staff) {
  const response = await fetch(service.url + path, {
    method,
    headers: { ...client.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

const card = async (id = 1, client = staff) =>
  (await call('GET', `${CUSTOMERS_PATH}/${id}`, undefined, client)).body.customer;
const found = async (search: string) =>
  (await call('GET', `${CUSTOMERS_PATH}?search=${encodeURIComponent(search)}`)).body.customers.map(
    ({ name }) => name,
  );
const audit = () =>
  service.db.query<object[]>('SELECT action, subject, details FROM auth.audit_log ORDER BY id');

async function addAnna(): Promise<BookingResponse> {
  const booked = await sendBooking(
    service,
    filledBooking({ vehicleLicensePlate: 'ZH 123456', vehicleMake: 'Škoda', vehicleModel: 'Octavia' }),
  );
  return (await booked.json()) as BookingResponse;
}
const write = (name: string, email: string, phone: string) =>
  sendForm(service, filledForm({ name, email, phone }));

describe('the card of a customer', () => {
  it('has what is known, with cars, documents and who may be the same', async () => {
    const { bookingId, token } = await addAnna();
    await fetch(`${service.url}${BOOKING_PATH}/${bookingId}/documents?name=ausweis.pdf`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream', [BOOKING_TOKEN_HEADER]: token },
      body: '%PDF-1.7\n%%EOF\n',
    });
    await write('Beat Keller', 'beat@example.ch', '079 123 45 67');
    expect(await card()).toMatchObject({
      name: 'Anna Keller',
      emails: ['anna.keller@example.ch'],
      phones: ['41791234567'],
      vehicles: [{ plate: 'ZH 123456', make: 'Škoda', customer: { id: 1, name: 'Anna Keller' } }],
      documents: [{ name: 'ausweis.pdf', appointmentId: 1 }],
      similar: [{ id: 2, name: 'Beat Keller' }],
      notes: [],
    });
    expect(await card(1, reader)).not.toHaveProperty('documents');
  });

  it('leads to appointments and messages of the customer and the car', async () => {
    await addAnna();
    await write('Anna Keller', 'anna.keller@example.ch', '079 123 45 67');
    await write('Beat Keller', 'beat@example.ch', '079 222 22 22');
    const of = async (path: string) => (await call('GET', path)).body as unknown as Record<string, object[]>;
    expect((await of(`${APPOINTMENTS_PATH}?customer=1`))['appointments']).toMatchObject([{ id: 1 }]);
    expect((await of(`${APPOINTMENTS_PATH}?vehicle=1`))['appointments']).toMatchObject([{ id: 1 }]);
    expect((await of(`${APPOINTMENTS_PATH}?customer=2`))['appointments']).toEqual([]);
    expect((await of(`${CONTACT_MESSAGES_PATH}?customer=1`))['messages']).toMatchObject([{ id: 1 }]);
    expect((await call('GET', `${APPOINTMENTS_PATH}?customer=x`)).status).toBe(400);
  });

  it('is corrected by staff, which later bookings leave alone, and that is recorded', async () => {
    await addAnna();
    const saved = await call('PUT', `${CUSTOMERS_PATH}/1`, {
      version: 1,
      name: 'Anna Keller-Frei',
      email: 'anna@keller.example',
      phone: '+41 79 123 45 67',
    });
    expect(saved.body.customer).toMatchObject({
      name: 'Anna Keller-Frei',
      version: 2,
      emails: ['anna.keller@example.ch', 'anna@keller.example'],
    });
    await write('anna', 'anna@keller.example', '052 222 22 22');
    expect(await card()).toMatchObject({
      name: 'Anna Keller-Frei',
      email: 'anna@keller.example',
      phone: '052 222 22 22',
    });
    expect(await audit()).toEqual([
      { action: 'customer-changed', subject: 'customer:1', details: { changed: ['name', 'email'] } },
    ]);
  });

  it('is not overwritten unseen, nor given the address of somebody else', async () => {
    await addAnna();
    await write('Beat', 'beat@example.ch', '079 222 22 22');
    const wish = { version: 1, name: 'Anna', email: 'Beat@Example.ch' };
    const refused = await call('PUT', `${CUSTOMERS_PATH}/1`, wish);
    expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['email']]);
    expect((await call('PUT', `${CUSTOMERS_PATH}/1`, { ...wish, version: 7 })).status).toBe(409);
    expect((await call('PUT', `${CUSTOMERS_PATH}/9`, wish)).status).toBe(404);
    expect((await call('PUT', `${CUSTOMERS_PATH}/1`, { version: 1 })).status).toBe(400);
    expect(await card()).toMatchObject({ name: 'Anna Keller', version: 1 });
  });

  it('holds notes, which only their authors take back', async () => {
    await addAnna();
    const [note] = (await call('POST', `${CUSTOMERS_PATH}/1/notes`, { text: 'Zahlt bar' })).body.customer
      .notes;
    expect(note).toMatchObject({ text: 'Zahlt bar' });
    const colleague = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
    const path = `${CUSTOMERS_PATH}/1/notes/${note!.id}`;
    expect((await call('DELETE', path, undefined, colleague)).status).toBe(403);
    expect((await call('DELETE', path)).body.customer.notes).toEqual([]);
    expect((await call('DELETE', path)).status).toBe(404);
    expect((await call('POST', `${CUSTOMERS_PATH}/9/notes`, { text: 'x' })).status).toBe(404);
    expect(await audit()).toMatchObject([
      { action: 'customer-note-added', details: { noteId: note!.id } },
      { action: 'customer-note-deleted' },
    ]);
  });
});

describe('customers', () => {
  beforeEach(async () => {
    await addAnna();
    await write('Beat Müller', 'beat@example.ch', '052 345 67 89');
    await service.db.query(`UPDATE contact.customer_vehicles SET chassis_number = 'TMBJJ7NE8L0012345'`);
  });

  it.each([
    'keller',
    'an',
    'ANNA.KELLER@',
    '079 123 45 67',
    '+41791234567',
    '0041 79 / 123 45 67',
    '123 45 67',
    'zh-123 456',
    'ZH123456',
    'octavia',
    'tmbjj7ne8l0012345',
  ])('are found by name, address, telephone, plate and chassis number: %s', async (search) => {
    expect(await found(search)).toEqual(['Anna Keller']);
  });

  it('are listed, whoever came last first, page by page', async () => {
    expect(await found('muller')).toEqual(['Beat Müller']);
    expect(await found('vergaser')).toEqual([]);
    const first = await call('GET', `${CUSTOMERS_PATH}?limit=1`);
    expect(first.body).toMatchObject({ customers: [{ name: 'Beat Müller' }], isComplete: true });
    const second = await call('GET', `${CUSTOMERS_PATH}?limit=1&cursor=${first.body.nextCursor}`);
    expect(second.body.customers).toMatchObject([
      { name: 'Anna Keller', vehicles: [{ plate: 'ZH 123456' }] },
    ]);
    expect(second.body).not.toHaveProperty('nextCursor');
    for (const query of ['search=a', 'search=.', 'cursor=x', 'limit=101']) {
      expect((await call('GET', `${CUSTOMERS_PATH}?${query}`)).status).toBe(400);
    }
  });

  it('are not said to be complete while older rows wait for theirs', async () => {
    await service.db.query('UPDATE contact.contact_messages SET customer_id = NULL');
    expect((await call('GET', CUSTOMERS_PATH)).body.isComplete).toBe(false);
  });
});

describe('a car', () => {
  const CAR = {
    version: 1,
    plate: 'ZH 123456',
    make: 'Škoda',
    model: 'Octavia',
    nextInspection: '2027-05-01',
  };

  it('is found, read and corrected, which later visits leave alone', async () => {
    await addAnna();
    const listed = await call('GET', `${CUSTOMER_VEHICLES_PATH}?search=zh123456`);
    expect(listed.body.vehicles).toMatchObject([{ id: 1, customer: { name: 'Anna Keller' } }]);
    const saved = await call('PUT', `${CUSTOMER_VEHICLES_PATH}/1`, { ...CAR, model: 'Octavia Combi' });
    expect(saved.body.vehicle).toMatchObject({
      model: 'Octavia Combi',
      nextInspection: '2027-05-01',
      version: 2,
    });
    await sendBooking(
      service,
      filledBooking({
        time: '09:00',
        vehicleLicensePlate: 'zh123456',
        vehicleModel: 'octavia',
        vehicleYear: 2019,
      }),
    );
    const { vehicle } = (await call('GET', `${CUSTOMER_VEHICLES_PATH}/1`)).body;
    expect(vehicle).toMatchObject({ model: 'Octavia Combi', year: 2019 });
    expect(await audit()).toMatchObject([
      {
        action: 'customer-vehicle-changed',
        subject: 'vehicle:1',
        details: { changed: ['model', 'nextInspection'] },
      },
    ]);
  });

  it('is not overwritten unseen, nor given the plate of another one', async () => {
    await addAnna();
    await sendBooking(service, filledBooking({ time: '09:00', vehicleLicensePlate: 'ZH 2' }));
    const taken = await call('PUT', `${CUSTOMER_VEHICLES_PATH}/1`, { ...CAR, plate: 'zh-2' });
    expect([taken.status, Object.keys(taken.body.fields ?? {})]).toEqual([400, ['plate']]);
    expect((await call('PUT', `${CUSTOMER_VEHICLES_PATH}/1`, { ...CAR, version: 2 })).status).toBe(409);
    expect((await call('PUT', `${CUSTOMER_VEHICLES_PATH}/1`, { ...CAR, plate: '--' })).status).toBe(400);
    expect((await call('GET', `${CUSTOMER_VEHICLES_PATH}/9`)).status).toBe(404);
  });
});
