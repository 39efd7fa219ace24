import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { APPOINTMENTS_PATH } from '@garage/contracts/appointments';
import type { BookingRequest } from '@garage/contracts/booking';
import { CONTACT_MESSAGES_PATH, type ContactRequest } from '@garage/contracts/contact';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledBooking, MONDAY, sendBooking } from '../../testing/bookings.js';
import { filledForm, sendForm, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';
import { keptAndTrueCounts } from '../../testing/many-messages.js';
import { LinkEarlier } from './link-earlier.js';

const TIMES = ['09:00', '09:30', '10:00', '10:30'];

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

beforeAll(async () => {
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
    `TRUNCATE contact.contact_messages, contact.appointments, contact.customers, contact.customer_vehicles
       RESTART IDENTITY CASCADE`,
  );
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function book(change: Partial<BookingRequest> = {}): Promise<void> {
  expect((await sendBooking(service, filledBooking(change))).status).toBe(201);
}

async function write(change: Partial<ContactRequest> = {}): Promise<void> {
  expect((await sendForm(service, filledForm(change))).status).toBe(201);
}

/** Written down on the telephone. */
async function call(change: object = {}): Promise<void> {
  const response = await fetch(service.url + APPOINTMENTS_PATH, {
    method: 'POST',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify({
      services: [10],
      date: MONDAY,
      time: '09:00',
      name: 'Anna',
      phone: '079 1234567',
      ...change,
    }),
  });
  expect(response.status).toBe(201);
}

/** Of all appointments and then all messages, oldest first. */
async function owners(): Promise<(number | null)[]> {
  const rows = await service.db.query<{ customer: number | null }[]>(
    `SELECT customer_id AS customer FROM (
       SELECT 1 AS part, id, customer_id FROM contact.appointments
       UNION ALL SELECT 2, id, customer_id FROM contact.contact_messages) AS linked ORDER BY part, id`,
  );
  return rows.map(({ customer }) => customer);
}

const mark = (isSpam: boolean) =>
  fetch(`${service.url}${CONTACT_MESSAGES_PATH}/1`, {
    method: 'PUT',
    headers: { ...staff.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ isSpam }),
  });
const customers = () =>
  service.db.query<Record<string, unknown>[]>('SELECT name, email, phone FROM contact.customers ORDER BY id');
const vehicles = () =>
  service.db.query<Record<string, unknown>[]>(
    'SELECT plate, make, year, customer_id FROM contact.customer_vehicles ORDER BY id',
  );
const unlink = () =>
  service.db.query(`UPDATE contact.contact_messages SET customer_id = NULL;
    UPDATE contact.appointments SET customer_id = NULL, vehicle_id = NULL;
    DELETE FROM contact.customer_vehicles; DELETE FROM contact.customers`);

describe('who books, writes or calls', () => {
  it('is the same customer by the address, however it is written and whatever the telephone', async () => {
    await book();
    await write({ email: 'Anna.Keller@Example.ch', phone: '052 222 22 22', name: 'Anna Keller-Frei' });
    await call({ email: 'anna.keller@example.ch', phone: '044 333 33 33' });
    expect(await owners()).toEqual([1, 1, 1]);
    expect(await customers()).toEqual([
      { name: 'Anna', email: 'anna.keller@example.ch', phone: '044 333 33 33' },
    ]);
  });

  it('is somebody else with another address, also from the same telephone', async () => {
    await book();
    await book({ email: 'beat@example.ch', name: 'Beat Keller', time: '09:00' });
    expect(await owners()).toEqual([1, 2]);
  });

  it('is known by the telephone who leaves no address, until two have it', async () => {
    await book();
    await call({ phone: '0041 79 123 45 67' });
    expect(await owners()).toEqual([1, 1]);
    await write({ email: 'beat@example.ch' });
    await call({ time: '09:30' });
    await call({ time: '10:00' });
    // Whose it is nobody can say; from then on those calls stay together.
    expect(await owners()).toEqual([1, 1, 3, 3, 2]);
  });

  it('who has only called so far leaves an address later', async () => {
    await call();
    await write();
    expect(await owners()).toEqual([1, 1]);
  });

  it('nobody is known by something that is no number of a telephone', async () => {
    await call({ phone: 'intern' });
    await call({ phone: 'intern', time: '09:30' });
    expect(await owners()).toEqual([1, 2]);
  });

  it('is no customer when it is spam, and is one when staff say that it is none', async () => {
    await write({ website: 'https://spam.example' });
    expect(await owners()).toEqual([null]);
    expect((await mark(false)).status).toBe(200);
    expect(await owners()).toEqual([1]);
    expect((await mark(true)).status).toBe(200);
    expect(await owners()).toEqual([null]);
  });

  it('is one customer, with one car, when many come at once', async () => {
    const plates = ['ZH 123 456', 'zh-123456', 'ZH123456', 'zh 123.456'];
    await Promise.all([
      ...plates.map((vehicleLicensePlate, n) =>
        call({ time: TIMES[n], email: 'neu@example.ch', vehicleLicensePlate }),
      ),
      ...plates.map((_, n) => write({ email: 'Neu@example.ch', message: `Frage ${n}` })),
    ]);
    expect(await owners()).toEqual(Array.from({ length: 8 }, () => 1));
    expect(await vehicles()).toHaveLength(1);
  });

  it('callers without an address are one customer, too, when many call at once', async () => {
    await Promise.all(TIMES.map((time) => call({ time })));
    expect(new Set(await owners())).toEqual(new Set([1]));
  });
});

describe('a car', () => {
  it('is the same by its plate, and belongs to whoever brought it last', async () => {
    await book({ vehicleLicensePlate: 'ZH 123456', vehicleMake: 'Skoda', vehicleYear: 2019 });
    await book({
      time: '09:00',
      email: 'beat@example.ch',
      vehicleLicensePlate: 'zh-123 456',
      vehicleMake: 'Škoda',
    });
    expect(await vehicles()).toEqual([{ plate: 'zh-123 456', make: 'Škoda', year: 2019, customer_id: 2 }]);
  });

  it('is none without letters and digits on its plate', async () => {
    await book({ vehicleLicensePlate: '---' });
    expect(await vehicles()).toEqual([]);
  });
});

describe('what was there before', () => {
  it('gets its customers and cars, goes on where it was broken off, and leaves the counts of messages', async () => {
    await book({ vehicleLicensePlate: 'ZH 1' });
    await write();
    await write({ email: 'beat@example.ch' });
    await write({ website: 'https://spam.example' });
    await unlink();
    const stopped = new AbortController();
    stopped.abort();
    await service.app.get(LinkEarlier).run(stopped.signal);
    expect(await service.app.get(LinkEarlier).isDone()).toBe(false);
    await service.app.get(LinkEarlier).run();
    expect(await service.app.get(LinkEarlier).isDone()).toBe(true);
    const [visit, anna, beat, spam] = await owners();
    expect([visit === anna, anna === beat, spam]).toEqual([true, false, null]);
    expect(await vehicles()).toMatchObject([{ plate: 'ZH 1', customer_id: visit }]);
    const [kept, counted] = await keptAndTrueCounts(service.db);
    expect(kept).toEqual(counted);
  });

  it('does not make an older name or telephone the card’s', async () => {
    await write({ name: 'Anna Alt', phone: '052 111 11 11' });
    await service.db.query(`UPDATE contact.contact_messages SET created_at = now() - interval '1 year'`);
    await unlink();
    await write({ name: 'Anna Neu', phone: '052 999 99 99' });
    await service.app.get(LinkEarlier).run();
    expect(await customers()).toEqual([
      { name: 'Anna Neu', email: 'anna.keller@example.ch', phone: '052 999 99 99' },
    ]);
    expect(new Set(await owners()).size).toBe(1);
  });
});
