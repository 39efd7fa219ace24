import type { AdminVehicleSettings, VehicleSettings } from '@garage/contracts/vehicles';
import { createUser, emptyTables, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ContentApp, startContentApp } from '../testing/content-app.js';
import { eventually } from '../testing/eventually.js';

let service: ContentApp;
let staff: SignedInClient;
/** Who may also change from where scripts and frames come. */
let admin: SignedInClient;
let username: string;

beforeAll(async () => {
  service = await startContentApp();
  const user = await createUser(service.db, { permissions: ['vehicles:read', 'vehicles:write'] });
  username = user.username;
  staff = await signIn(service.app, user);
  admin = await signIn(service.app, await createUser(service.db, { permissions: ['*'] }));
});
afterAll(() => service?.close());
beforeEach(async () => {
  await service.db.query(`DELETE FROM content.page_records WHERE page = 'vehicles' AND version > 1`);
  await emptyTables(service.db, 'TRUNCATE auth.audit_log');
});

type Body = AdminVehicleSettings & { message?: string; fields?: Record<string, string> };

async function call(method: string, path = '', body?: unknown, client = staff) {
  const answer = await fetch(`${service.url}/api/admin/vehicle-settings${path}`, {
    method,
    headers: { ...client.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const onTheSite = async () =>
  (await (await fetch(`${service.url}/api/vehicles/settings`)).json()) as VehicleSettings;

describe('the settings of the vehicles page', () => {
  it('are read with everything that can be set, placeholders unfilled', async () => {
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      maintenanceMode: false,
      widgetDealerId: 'garage-muster',
      widgetHeight: 800,
      widgetHosts: [],
      backgroundColor: '#ffffff',
      version: 1,
      savedBy: null,
      checks: [],
    });
    expect(body.maintenanceMessage.it).toContain('{{phone}}');
  });

  it('switch maintenance with one field; the site shows it within a second', async () => {
    await onTheSite();
    const { status, body } = await call('POST', '', { maintenanceMode: true });
    expect(status).toBe(200);
    expect(body).toMatchObject({ maintenanceMode: true, widgetDealerId: 'garage-muster', version: 2 });
    expect(body.savedBy).toBe(username);
    await eventually(onTheSite, ({ maintenanceMode }) => maintenanceMode, 1000);
  });

  it('change as a whole, and are recorded by field', async () => {
    const change = {
      maintenanceMessage: { de: 'Kurze Pause', fr: 'Petite pause' },
      maintenanceRedirectUrl: '',
      widgetDealerId: '4711',
      widgetHeight: 900,
      widgetHosts: ['https://pictures.cars.example/a', 'https://pictures.cars.example/b'],
      backgroundColor: '#F5F5F5',
    };
    const { body } = await call('POST', '', { version: 1, ...change }, admin);
    expect(body).toMatchObject({ ...change, widgetHosts: ['https://pictures.cars.example'], version: 2 });
    expect(body.maintenanceMessage).toEqual({ de: 'Kurze Pause', fr: 'Petite pause' });
    await eventually(onTheSite, ({ backgroundColor }) => backgroundColor === '#F5F5F5', 1000);
    const [line] = await service.db.query<{ action: string; details: { changed: string[] } }[]>(
      `SELECT action, details FROM auth.audit_log WHERE action = 'vehicle-settings-changed'`,
    );
    expect(line).toMatchObject({ action: 'vehicle-settings-changed' });
    expect(line!.details.changed).toEqual(
      expect.arrayContaining(['maintenanceMessageEn', 'maintenanceRedirectUrl', 'widgetDealerId']),
    );
  });

  it('are no new version when nothing changes', async () => {
    const { status, body } = await call('POST', '', { maintenanceMode: false });
    expect([status, body.version]).toEqual([200, 1]);
    expect(await service.db.query('SELECT FROM auth.audit_log')).toEqual([]);
  });

  it('are not overwritten by somebody who has not seen the last change', async () => {
    await call('POST', '', { version: 1, widgetHeight: 900 });
    const { status } = await call('POST', '', { version: 1, widgetHeight: 700 });
    expect(status).toBe(409);
    expect((await call('GET')).body.widgetHeight).toBe(900);
  });

  it('lose none of two changes made at the same time', async () => {
    await Promise.all([
      call('POST', '', { widgetHeight: 900 }),
      call('POST', '', { maintenanceMode: true }),
      call('POST', '', { widgetDealerId: '4711' }),
    ]);
    expect((await call('GET')).body).toMatchObject({
      widgetHeight: 900,
      maintenanceMode: true,
      widgetDealerId: '4711',
      version: 4,
    });
  });

  it.each([
    [{ maintenanceMode: 'true' }, 'maintenanceMode'],
    [{ maintenanceMessage: { en: 'Only English' } }, 'maintenanceMessage.de'],
    [{ widgetScriptUrl: 'http://cars.example/a.js' }, 'widgetScriptUrl'],
    [{ listingFrameUrl: 'https://*.cars.example/' }, 'listingFrameUrl'],
    [{ sellerPageUrl: `https://cars.example/${'a'.repeat(500)}` }, 'sellerPageUrl'],
    [{ widgetInitFunction: 'alert(1)' }, 'widgetInitFunction'],
    [{ widgetHeight: 20 }, 'widgetHeight'],
    [{ widgetHosts: ['https://a.example', 'data:'] }, 'widgetHosts'],
    [{ widgetHosts: Array.from({ length: 21 }, (_, index) => `https://h${index}.example`) }, 'widgetHosts'],
    [{ backgroundColor: 'red;}' }, 'backgroundColor'],
    [{ dealer: '1' }, 'dealer'],
  ])('refuse %j in German, by the field', async (change, field) => {
    const { status, body } = await call('POST', '', change);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toEqual([field]);
    expect((await call('GET')).body.version).toBe(1);
  });

  it.each([{}, undefined])('refuse %j, which changes nothing', async (change) => {
    expect((await call('POST', '', change)).status).toBe(400);
  });

  it('may be read but not changed with the permission to read', async () => {
    const user = await createUser(service.db, { permissions: ['vehicles:read'] });
    const reader = await signIn(service.app, user);
    expect((await call('GET', '', undefined, reader)).status).toBe(200);
    expect((await call('POST', '', { maintenanceMode: true }, reader)).status).toBe(403);
    expect((await call('POST', '/check', undefined, reader)).status).toBe(403);
  });
});

describe('the check of the addresses', () => {
  it('asks those that are set, refuses what is not public, and remembers the answers', async () => {
    const addresses = {
      maintenanceRedirectUrl: '',
      sellerPageUrl: 'https://127.0.0.1:1/seller',
      dealerPageUrl: 'https://localhost/dealer',
      widgetScriptUrl: 'https://10.0.0.1/script.js',
      listingFrameUrl: 'https://169.254.169.254/frame',
      listingInfoUrl: '',
    };
    await call('POST', '', addresses, admin);
    const { status, body } = await call('POST', '/check');
    expect(status).toBe(200);
    expect(body.checks.map(({ field, problem }) => [field, problem])).toEqual([
      ['sellerPageUrl', 'not-public'],
      ['dealerPageUrl', 'not-public'],
      ['widgetScriptUrl', 'not-public'],
      ['listingFrameUrl', 'not-public'],
    ]);
    expect((await call('GET')).body.checks).toEqual(body.checks);
    // An address that was changed has not been asked yet.
    const changed = await call('POST', '', { sellerPageUrl: 'https://cars.example/seller' });
    expect(changed.body.checks.map(({ field }) => field)).not.toContain('sellerPageUrl');
  });
});
