import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  type AppointmentListResponse,
  type AppointmentResponse,
  APPOINTMENTS_LIMITS,
  APPOINTMENTS_PATH,
  type EarlierVisitsResponse,
} from '@garage/contracts/appointments';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { addDays, zurichToday } from '@garage/contracts/calendar-day';
import type { ApiError } from '@garage/contracts/common';
import type { AppointmentsResponse } from '@garage/contracts/workshop-plan';
import {
  createUser,
  emptyTables,
  type SignedInClient,
  signIn,
  type TestApp,
} from '@garage/shared/testing/test-app';
import { startContactApp } from '../../testing/contact-app.js';
import { ContentServer } from '../../testing/content-server.js';

const content = new ContentServer();
let service: TestApp;
let staff: SignedInClient;

const DAY = addDays(zurichToday(), 14);

beforeAll(async () => {
  await content.start();
  service = await startContactApp({ url: 'smtp://127.0.0.1:9' }, { CONTENT_URL: content.url });
  staff = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
});
beforeEach(() =>
  emptyTables(service.db, 'TRUNCATE contact.appointments, contact.mails RESTART IDENTITY CASCADE'),
);
afterAll(async () => {
  await service?.close();
  await content.stop();
});

const ask = (query: Record<string, string>, path = '') =>
  fetch(`${service.url}${APPOINTMENTS_PATH}${path}?${new URLSearchParams(query).toString()}`, {
    headers: staff.headers,
  });

async function get<T = AppointmentListResponse>(query: Record<string, string>, path = ''): Promise<T> {
  const response = await ask(query, path);
  expect(response.status).toBe(200);
  return (await response.json()) as T;
}

const found = async (search: string) => (await get({ search })).appointments.map(({ name }) => name);

const earlier = async (id: number) =>
  (await get<AppointmentResponse>({}, `/${id}`)).appointment.earlierVisits.map(({ name }) => name);

interface Visit {
  name: string;
  date: string;
  start: number;
  days: number;
  email: string | null;
  phone: string;
  plate: string | null;
  bookingId: string;
  status: string;
  notes: string;
}

/** Each a day later than the one before unless it says its day. Ids have no letter that is searched for. */
async function store(...visits: Partial<Visit>[]): Promise<void> {
  for (const [index, visit] of visits.entries()) {
    const { name = 'Anna', days = 0, email = null, phone = '', plate = null, notes = null } = visit;
    await service.db.query(
      `INSERT INTO contact.appointments
         (booking_id, status, service_ids, appointment_date, start_minute, end_date, end_minute, drop_off,
          work_minutes, customer_name, customer_email, customer_phone, vehicle_license_plate, notes, language,
          consent_at, consent_version, fingerprint)
       VALUES (coalesce($1, 'B' || translate(gen_random_uuid()::text, 'abcdef', 'uvwxyz')), $2, '{10}', $3, $4, $3::date + $5::int, 1000, $5 > 0, 30,
               $6, $7, $8, $9, $10, 'de', now(), '1', '')`,
      [
        visit.bookingId ?? null,
        visit.status ?? 'confirmed',
        visit.date ?? addDays(DAY, index),
        visit.start ?? 450,
        days,
        name,
        email,
        phone,
        plate,
        notes,
      ],
    );
  }
}

/** Ids of all pages, one after the other. */
async function walk(query: Record<string, string>): Promise<number[]> {
  const ids: number[] = [];
  for (let cursor: string | undefined, isFirst = true; isFirst || cursor; isFirst = false) {
    const page = await get(cursor ? { ...query, cursor } : query);
    ids.push(...page.appointments.map(({ id }) => id));
    cursor = page.nextCursor;
  }
  return ids;
}

describe('the search for appointments', () => {
  beforeEach(() =>
    store(
      { name: 'Anna Keller', phone: '079 123 45 67', plate: 'ZH 123 456', bookingId: 'ABCD2345' },
      { name: 'Beat Müller', phone: '+41791234567', plate: 'zh-123456', email: 'Beat@Example.ch' },
      { name: 'Céline Favre', phone: '+41 (0)79 123 45 67', plate: 'GE 77', email: 'celine@example.ch' },
      { name: 'Daniel Frei', phone: '079/1234567', plate: 'ZH123.456' },
      { name: 'Eva Meier', phone: '052 345 67 89', plate: 'KA-AB 123', email: 'eva.meier@example.ch' },
    ),
  );

  it.each(['079 123 45 67', '+41791234567', '0041791234567', '079/1234567', '079 123'])(
    'finds the number %s however it was written, the latest visit first',
    async (search) => {
      expect(await found(search)).toEqual(['Daniel Frei', 'Céline Favre', 'Beat Müller', 'Anna Keller']);
    },
  );

  it.each(['ZH 123 456', 'ZH123456', 'zh-123456', 'Zh 123.456', '123 456', "123'456"])(
    'finds the plate %s however it was written',
    async (search) => {
      expect(await found(search)).toEqual(['Daniel Frei', 'Beat Müller', 'Anna Keller']);
    },
  );

  it.each<[search: string, names: string[]]>([
    ['ABCD2345', ['Anna Keller']],
    ['abcd 2345', ['Anna Keller']],
    ['muller', ['Beat Müller']],
    ['CELINE', ['Céline Favre']],
    ['beat@example.ch', ['Beat Müller']],
    ['example.ch', ['Eva Meier', 'Céline Favre', 'Beat Müller']],
    ['KAAB123', ['Eva Meier']],
    ['ka-ab 123', ['Eva Meier']],
    ['345 67 89', ['Eva Meier']],
    ['Keller 0791234567', ['Anna Keller']],
    ['Keller Müller', []],
    ['100%', []],
    ["Keller';--", []],
  ])('finds by «%s»', async (search, names) => {
    expect(await found(search)).toEqual(names);
  });

  it('looks among those that wait when it is asked to', async () => {
    await service.db.query(
      `UPDATE contact.appointments SET status = 'pending' WHERE customer_name = 'Eva Meier'`,
    );
    const { appointments } = await get({ search: 'example.ch', status: 'pending' });
    expect(appointments.map(({ name }) => name)).toEqual(['Eva Meier']);
  });

  it('knows what staff have corrected since', async () => {
    await service.db.query(
      `UPDATE contact.appointments SET customer_name = 'Anna Huber', vehicle_license_plate = 'TG 1'
        WHERE customer_name = 'Anna Keller'`,
    );
    expect(await found('huber tg1')).toEqual(['Anna Huber']);
    expect(await found('ABCD2345 Keller')).toEqual([]);
  });

  it('leads page by page to what is older than hundreds of others', async () => {
    await store(...Array.from({ length: 230 }, (_, n) => ({ name: `Reto ${n}`, date: DAY, start: n })));
    await store({ name: 'Reto damals', date: '2007-03-05' });
    const ids = await walk({ search: 'reto', limit: '100' });
    expect([ids.length, new Set(ids).size, ids.at(-1)]).toEqual([231, 231, 236]);
    expect(await found('reto damals')).toEqual(['Reto damals']);
  });
});

describe('pages of the list', () => {
  it.each<Record<string, string>>([
    { search: 'a' },
    { search: '%%%' },
    { search: 'x'.repeat(101) },
    { search: 'anna', cursor: 'abc' },
    { search: 'anna', limit: '0' },
    { search: 'anna', limit: '101' },
    { search: 'anna', from: DAY },
    { status: 'confirmed' },
    { search: 'anna', page: '2' },
  ])('are refused for %j', async (query) => {
    const response = await ask(query);
    const { code, fields } = (await response.json()) as ApiError;
    expect([response.status, code, Object.keys(fields ?? {})]).toEqual([
      400,
      'validation-failed',
      Object.keys(query).slice(-1),
    ]);
  });

  it('have all that wait for an answer, the oldest day first, and the plan says how many', async () => {
    const count = APPOINTMENTS_LIMITS.waiting + 20;
    await store(...Array.from({ length: count }, (_, n) => ({ status: 'pending', date: DAY, start: n })));
    await store({ status: 'pending', date: addDays(zurichToday(), -3) });
    expect(await walk({ status: 'pending', limit: '30' })).toEqual([
      count + 1,
      ...Array.from({ length: count }, (_, n) => n + 1),
    ]);
    const { waiting, waitingTotal } = await get<AppointmentsResponse>({ from: DAY, to: DAY });
    expect([waiting.length, waiting[0]!.id, waitingTotal]).toEqual([
      APPOINTMENTS_LIMITS.waiting,
      count + 1,
      count + 1,
    ]);
  });

  it('end earlier when notes are long, and stay below 200 KB, as the plan does', async () => {
    const long = { status: 'pending', notes: '語'.repeat(BOOKING_LIMITS.notes), date: DAY };
    await store(...Array.from({ length: 90 }, (_, n) => ({ ...long, start: n })));
    const queries: Record<string, string>[] = [
      { status: 'pending', limit: '100' },
      { from: DAY, to: addDays(DAY, APPOINTMENTS_LIMITS.days - 1) },
    ];
    for (const query of queries) {
      expect(Buffer.byteLength(await (await ask(query)).text())).toBeLessThan(200_000);
      expect(await walk(query)).toEqual(Array.from({ length: 90 }, (_, n) => n + 1));
    }
  });
});

describe('the plan', () => {
  it('has who comes on its days, and who came before and is still there', async () => {
    await store(
      { name: 'ging', date: addDays(DAY, -3), days: 1 },
      { name: 'bleibt', date: addDays(DAY, -2), days: 2 },
      { name: 'gestern', date: addDays(DAY, -1) },
      { name: 'kommt', date: DAY, days: 4 },
      { name: 'morgen', date: addDays(DAY, 1) },
      { name: 'danach', date: addDays(DAY, 2) },
    );
    const { appointments } = await get<AppointmentsResponse>({ from: DAY, to: addDays(DAY, 1) });
    expect(appointments.map(({ name }) => name)).toEqual(['bleibt', 'kommt', 'morgen']);
  });

  it('of a full month comes in pages, none of which is cut off', async () => {
    const count = APPOINTMENTS_LIMITS.planned + 30;
    await store(...Array.from({ length: count }, (_, n) => ({ date: addDays(DAY, n % 30), start: n })));
    const ids = await walk({ from: DAY, to: addDays(DAY, 29) });
    expect([ids.length, new Set(ids).size]).toEqual([count, count]);
  });
});

describe('the history of a customer and a car', () => {
  it('knows address, telephone and plate in every spelling', async () => {
    await store(
      { name: 'Adresse', email: 'ANNA@example.ch' },
      { name: 'Telefon', phone: '079/123 45 67' },
      { name: 'Auto', plate: 'zh-123456' },
      { name: 'Fremd', email: 'anna@example.com', phone: '079 123 45 68', plate: 'ZH 123 457' },
      { name: 'heute', email: 'anna@example.ch', phone: '+41791234567', plate: 'ZH 123 456' },
      { name: 'später', email: 'anna@example.ch' },
    );
    expect(await earlier(5)).toEqual(['Auto', 'Telefon', 'Adresse']);
  });

  it('does not take people without a number for the same one', async () => {
    await store(
      { phone: '-' },
      { phone: 'intern 12' },
      { phone: '' },
      { phone: 'intern 12' },
      { phone: '-' },
    );
    expect(await earlier(5)).toEqual([]);
    expect(await earlier(4)).toEqual([]);
  });

  it('goes on to the first visit', async () => {
    const visits = 2 * APPOINTMENTS_LIMITS.earlierVisits + 5;
    await store(...Array.from({ length: visits + 1 }, () => ({ plate: 'ZH 1' })));
    const { appointment } = await get<AppointmentResponse>({}, `/${visits + 1}`);
    const ids = appointment.earlierVisits.map(({ id }) => id);
    for (let cursor = appointment.earlierVisitsCursor; cursor !== undefined;) {
      const page: EarlierVisitsResponse = await get({ cursor }, `/${visits + 1}/earlier-visits`);
      ids.push(...page.visits.map(({ id }) => id));
      cursor = page.nextCursor;
    }
    expect(ids).toEqual(Array.from({ length: visits }, (_, n) => visits - n));
    expect((await ask({ cursor: 'abc' }, `/${visits}/earlier-visits`)).status).toBe(400);
    expect((await ask({}, `/${visits}/earlier-visits`)).status).toBe(400);
  });
});
