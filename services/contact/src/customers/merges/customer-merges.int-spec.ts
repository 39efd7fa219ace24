import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CustomerResponse, CUSTOMERS_PATH } from '@garage/contracts/customers';
import { PERSONAL_DATA_PATH } from '@garage/contracts/personal-data';
import {
  createUser,
  emptyTables,
  signIn,
  type SignedInClient,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { filledBooking, sendBooking } from '../../testing/bookings.js';
import { filledForm, sendForm, startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';

const BEAT = { name: 'Beat Keller', email: 'beat@example.ch', phone: '079 222 22 22' };

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
/** Anna is 1, Beat is 2; each has an appointment (1 and 2) with a car and a message (1 and 2). */
beforeEach(async () => {
  await emptyTables(
    service.db,
    `TRUNCATE contact.contact_messages, contact.appointments, contact.customers, contact.customer_vehicles,
       auth.audit_log RESTART IDENTITY CASCADE`,
  );
  await sendBooking(service, filledBooking({ vehicleLicensePlate: 'ZH 1' }));
  await sendBooking(service, filledBooking({ ...BEAT, time: '09:00', vehicleLicensePlate: 'ZH 2' }));
  await sendForm(service, filledForm());
  await sendForm(service, filledForm(BEAT));
  await call('POST', '/2/notes', { text: 'Zahlt bar' });
});
afterAll(async () => {
  await service?.close();
  await content.stop();
});

async function call(method: string, path: string, body?: object, client = staff) {
  const response = await fetch(`${service.url}${CUSTOMERS_PATH}${path}`, {
    method,
    headers: { ...client.headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as CustomerResponse };
}

/** Whose each appointment and message is, in their order. */
async function owners(): Promise<number[][]> {
  return [await ownersIn('appointments'), await ownersIn('contact_messages')];
}

async function ownersIn(table: string): Promise<number[]> {
  const rows = await service.db.query<{ customer: number }[]>(
    `SELECT customer_id AS customer FROM contact.${table} ORDER BY id`,
  );
  return rows.map(({ customer }) => customer);
}

/** All that customers are and have, but for versions and times. */
const everything = () =>
  service.db.query<object[]>(
    `SELECT id, name, words, merged_into,
            ARRAY(SELECT value FROM contact.customer_keys WHERE customer_id = customers.id ORDER BY value) AS keys,
            ARRAY(SELECT plate FROM contact.customer_vehicles WHERE customer_id = customers.id ORDER BY plate) AS cars,
            ARRAY(SELECT text FROM contact.customer_notes WHERE customer_id = customers.id) AS notes
       FROM contact.customers ORDER BY id`,
  );

describe('two customers who are one', () => {
  it('have everything on one card, and what comes later comes there', async () => {
    const merged = await call('POST', '/1/merges', { customerId: 2 });
    expect(merged.body.customer).toMatchObject({
      name: 'Anna Keller',
      emails: ['anna.keller@example.ch', 'beat@example.ch'],
      notes: [{ text: 'Zahlt bar' }],
      merges: [{ id: 1, name: 'Beat Keller' }],
    });
    expect(merged.body.customer.vehicles.map(({ plate }) => plate).toSorted()).toEqual(['ZH 1', 'ZH 2']);
    expect((await call('GET', '/2')).status).toBe(404);
    await sendForm(service, filledForm(BEAT));
    expect(await owners()).toEqual([
      [1, 1],
      [1, 1, 1],
    ]);
  });

  it('are parted again, each with what was theirs; what came meanwhile stays', async () => {
    const before = [await everything(), await owners()];
    await call('POST', '/1/merges', { customerId: 2 });
    expect((await call('POST', '/1/merges/1/undo')).body.customer.merges).toEqual([]);
    expect([await everything(), await owners()]).toEqual(before);

    await call('POST', '/1/merges', { customerId: 2 });
    await sendForm(service, filledForm(BEAT));
    await call('POST', '/1/merges/2/undo');
    expect(await owners()).toEqual([
      [1, 2],
      [1, 2, 1],
    ]);
    await sendForm(service, filledForm(BEAT));
    expect((await owners())[1]).toEqual([1, 2, 1, 2]);
  });

  it('are parted when others have joined later, too', async () => {
    await sendForm(service, filledForm({ name: 'Cora', email: 'cora@example.ch', phone: '079 333 33 33' }));
    const before = [await everything(), await owners()];
    await call('POST', '/1/merges', { customerId: 2 });
    await call('POST', '/3/merges', { customerId: 1 });
    expect((await owners())[0]).toEqual([3, 3]);
    // Anna is a part of Cora now: whoever wants Beat back parts those two first.
    expect((await call('POST', '/1/merges/1/undo')).status).toBe(404);
    await call('POST', '/3/merges/2/undo');
    await call('POST', '/1/merges/1/undo');
    expect([await everything(), await owners()]).toEqual(before);
  });

  it('are merged and parted once, and each time that is recorded', async () => {
    for (const [path, body, status] of [
      ['/1/merges', { customerId: 1 }, 400],
      ['/1/merges', { customerId: 9 }, 400],
      ['/1/merges', {}, 400],
      ['/9/merges', { customerId: 1 }, 404],
      ['/1/merges', { customerId: 2 }, 200],
      ['/1/merges', { customerId: 2 }, 400],
      ['/2/merges', { customerId: 1 }, 404],
      ['/1/merges/7/undo', undefined, 404],
      ['/1/merges/1/undo', undefined, 200],
      ['/1/merges/1/undo', undefined, 409],
    ] as const) {
      expect([path, (await call('POST', path, body)).status]).toEqual([path, status]);
    }
    expect(
      await service.db.query(
        `SELECT action, subject, details FROM auth.audit_log WHERE action LIKE 'customers-%' ORDER BY id`,
      ),
    ).toEqual([
      { action: 'customers-merged', subject: 'customer:1', details: { mergeId: 1, mergedId: 2 } },
      { action: 'customers-parted', subject: 'customer:1', details: { mergeId: 1, mergedId: 2 } },
    ]);
  });

  it('are one when bookings of both come at the same moment', async () => {
    const [merged] = await Promise.all([
      call('POST', '/1/merges', { customerId: 2 }),
      ...Array.from({ length: 6 }, (_, n) =>
        sendForm(service, filledForm({ ...BEAT, message: `Frage ${n}` })),
      ),
    ]);
    expect(merged.status).toBe(200);
    expect(new Set((await owners())[1])).toEqual(new Set([1]));
  });

  it('are erased together, by the address of either', async () => {
    await call('POST', '/1/merges', { customerId: 2 });
    await service.db.query(`UPDATE contact.appointments SET status = 'completed'`);
    const erased = await fetch(`${service.url}${PERSONAL_DATA_PATH}/erase`, {
      method: 'POST',
      headers: { ...staff.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ email: BEAT.email }),
    });
    expect(await erased.json()).toMatchObject({ messages: 2, appointments: 2 });
    expect(await everything()).toEqual([]);
    expect(await service.db.query('SELECT FROM contact.customer_merges')).toEqual([]);
  });
});

describe('what was given to the wrong customer', () => {
  it('is given to another one, or to a new one with its name', async () => {
    expect((await call('POST', '/1/moves', { appointmentId: 1, customerId: 2 })).status).toBe(200);
    expect((await call('POST', '/2/moves', { messageId: 2 })).status).toBe(200);
    expect(await owners()).toEqual([
      [2, 2],
      [1, 3],
    ]);
    expect((await call('GET', '/3')).body.customer).toMatchObject({
      name: 'Beat Keller',
      emails: [],
      phones: [],
    });
  });

  it('is only what the customer has, and what somebody may see', async () => {
    const clerk = await signIn(
      service.app,
      await createUser(service.db, {
        permissions: ['customers:read', 'customers:write', 'appointments:read'],
      }),
    );
    for (const [wish, status] of [
      [{}, 400],
      [{ appointmentId: 1, messageId: 1 }, 400],
      [{ appointmentId: 2 }, 404],
      [{ appointmentId: 1, customerId: 9 }, 400],
      [{ messageId: 1 }, 403],
    ] as const) {
      expect([wish, (await call('POST', '/1/moves', wish, clerk)).status]).toEqual([wish, status]);
    }
    expect(await owners()).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });
});
