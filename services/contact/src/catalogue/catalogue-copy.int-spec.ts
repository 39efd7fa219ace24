import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH, type BookableService, type BookableServicesResponse } from '@garage/contracts/booking';
import {
  SERVICE_TYPES_PATH,
  type ServiceType,
  type ServiceTypesResponse,
} from '@garage/contracts/booking-settings';
import { SITE_SERVICES_PATH } from '@garage/contracts/site-services';
import {
  createAuthTables,
  createDatabase,
  createUser,
  signIn,
  type TestApp,
  type TestDatabase,
} from '@garage/shared/testing/test-app';
import { eventually, startContactApp } from '../testing/contact-app.js';
import { ContentServer } from '../testing/content-server.js';
import { MailServer } from '../testing/mail-server.js';

const mailServer = new MailServer();
const content = new ContentServer();
const { services } = content;
const [maintenance, , wheels] = services;
let database: TestDatabase;
let service: TestApp;

/** A start, or a restart, on the database of the test. */
async function start(contentUrl = content.url): Promise<void> {
  service = await startContactApp(mailServer, {
    DATABASE_URL: database.url,
    CONTENT_URL: contentUrl,
    RATE_LIMIT_FACTOR: '1000',
  });
}

async function bookable(): Promise<BookableService[]> {
  const response = await fetch(`${service.url}${BOOKING_PATH}/services`);
  return ((await response.json()) as BookableServicesResponse).services;
}

const names = async () => (await bookable()).map(({ name }) => name);

async function listed(): Promise<ServiceType[]> {
  const { headers } = await signIn(service.app, await createUser(service.db, { roleId: 1 }));
  const response = await fetch(`${service.url}${SERVICE_TYPES_PATH}`, { headers });
  return ((await response.json()) as ServiceTypesResponse).serviceTypes;
}

beforeAll(() => mailServer.start());
beforeEach(async () => {
  database = await createDatabase();
  await createAuthTables(database.url);
  content.services = services;
  await content.start();
});
afterEach(async () => {
  await service?.close();
  await content.stop();
  await database.drop();
});
afterAll(() => mailServer.stop());

const stored = () =>
  service.db.query<{ id: number; minutes: number; removed: boolean }[]>(
    `SELECT id, duration + buffer_minutes AS minutes, is_removed AS removed
       FROM contact.service_types ORDER BY is_removed, position, id`,
  );

/** As the last release leaves it, and the content service that takes it in. */
async function inherit(): Promise<void> {
  await start();
  expect(await names()).toHaveLength(4);
  await service.db.query(`DELETE FROM contact.settings WHERE key = 'copied-services'`);
  await service.db.query(
    `UPDATE contact.service_types SET duration = 90, buffer_minutes = 20, is_active = false WHERE id = 4`,
  );
  await service.db.query(
    `INSERT INTO contact.service_types (id, name, description, duration, position)
     VALUES (13, '{"de": "Klimaservice"}', '{"de": "Kältemittel"}', 60, 13)`,
  );
  await service.db.query(`
    CREATE SCHEMA content;
    CREATE TABLE content.handed_over (services jsonb);`);
  await service.close();
}
const takeIn = (version: number) =>
  service.db.query(`
    CREATE FUNCTION content.merge_booked_services(booked jsonb) RETURNS integer LANGUAGE sql
      AS 'INSERT INTO content.handed_over VALUES (booked); SELECT ${version}'`);
const handedOver = () =>
  service.db.query<{ services: ServiceType[] }[]>('SELECT services FROM content.handed_over');

describe('the services that can be booked', () => {
  it('are those of the record, with all that booking needs of them', async () => {
    await start();
    expect(await names()).toEqual(['Wartung', 'Motor', 'Radwechsel', 'Anderes']);
    expect((await listed())[0]).toEqual({
      id: 1,
      name: { de: 'Wartung', fr: 'Entretien' },
      description: { de: 'Wartung nach Mass' },
      duration: 240,
      bufferMinutes: 0,
      color: '#4a4545',
      isActive: true,
      isOther: false,
      checks: { de: '' },
      price: null,
      isPriceFrom: false,
    });
  });

  it('follow the record within five seconds, also while nobody asks', async () => {
    await start();
    expect(await names()).toContain('Radwechsel');
    const asked = () =>
      content.asked.filter(({ path }) => path === SITE_SERVICES_PATH).map(({ atMs }) => atMs);
    content.asked.length = 0;
    const changedMs = performance.now();
    content.services = [
      {
        ...wheels!,
        name: { de: 'Räder wechseln' },
        duration: 45,
        bufferMinutes: 15,
        checks: { de: 'Profil' },
        price: 8950,
        isPriceFrom: true,
      },
      { ...maintenance!, isActive: false },
    ];
    content.version += 1;
    const rows = await eventually(stored, ([first]) => first?.minutes === 60);
    // What is new is heard at one time and stored at the next, with one more that was on its way when it changed, and one
    // more for every two seconds for which this machine stood still.
    const lateMs = performance.now() - changedMs - 4000;
    expect(asked().length).toBeLessThanOrEqual(3 + Math.max(0, Math.ceil(lateMs / 2000)));
    const times = await eventually(asked, ({ length }) => length >= 3);
    // Every two seconds, but where this machine stood still.
    expect(Math.min(...times.slice(1).map((atMs, before) => atMs - times[before]!))).toBeLessThan(2500);
    // What is gone from the record stays for what was booked with it.
    expect(rows.map(({ id, removed }) => [id, removed])).toEqual([
      [10, false],
      [1, false],
      [4, true],
      [12, true],
    ]);
    expect(await bookable()).toMatchObject([{ name: 'Räder wechseln', price: 8950, isPriceFrom: true }]);
    expect((await listed()).map(({ id, isActive }) => [id, isActive])).toEqual([
      [10, true],
      [1, false],
    ]);
    content.services = services;
    content.version += 1;
    await eventually(
      () => names(),
      (found) => found.length === 4,
    );
  });

  it('are known while the content service is away, after a restart as well', async () => {
    await start();
    expect(await names()).toHaveLength(4);
    await service.close();
    await start('http://127.0.0.1:9');
    expect(await names()).toHaveLength(4);
  });

  it('never go back to an older version, which another replica may hear later', async () => {
    await start();
    expect(await names()).toHaveLength(4);
    const { version } = content;
    await service.db.query(
      `UPDATE contact.settings SET value = jsonb_build_object('version', $1::int) WHERE key = 'copied-services'`,
      [version + 1],
    );
    await service.db.query(`UPDATE contact.service_types SET name = '{"de": "Neuer"}' WHERE id = 10`);
    await service.close();
    await start();
    expect(await names()).toEqual(['Wartung', 'Motor', 'Neuer', 'Anderes']);
  });
});

describe('a list of its own, from before there was one record', () => {
  it('stays as it is until the content service takes it in, is handed over once, and follows from then on', async () => {
    await inherit();
    content.version += 1;
    await start();
    expect(await names()).toEqual(['Wartung', 'Radwechsel', 'Anderes', 'Klimaservice']);
    const merged = content.version + 1;
    await takeIn(merged);
    const [only, ...others] = await eventually(
      () => handedOver(),
      (rows) => rows.length > 0,
    );
    expect(others).toEqual([]);
    expect(
      only!.services.map(({ id, duration, bufferMinutes, isActive }) => [
        id,
        duration,
        bufferMinutes,
        isActive,
      ]),
    ).toEqual([
      [1, 240, 0, true],
      [4, 90, 20, false],
      [10, 30, 0, true],
      [12, 60, 0, true],
      [13, 60, 0, true],
    ]);
    // What was heard before is older than what has been made of it.
    expect(await names()).toContain('Klimaservice');
    content.version = merged;
    await eventually(
      () => names(),
      (found) => !found.includes('Klimaservice'),
    );
    expect(await handedOver()).toHaveLength(1);
  });
});
