import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { AdminGarageResponse, GarageFacts, GarageResponse } from '@garage/contracts/garage';
import { createUser, emptyTables, type SignedInClient, signIn } from '@garage/shared/testing/test-app';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ContentApp, startContentApp } from '../../testing/content-app.js';

let service: ContentApp;
let staff: SignedInClient;
let username: string;

beforeAll(async () => {
  service = await startContentApp();
  const user = await createUser(service.db, { permissions: ['settings:read', 'settings:write'] });
  username = user.username;
  staff = await signIn(service.app, user);
});
afterAll(() => service?.close());
beforeEach(async () => {
  await service.db.query(
    `UPDATE content.site_settings SET value = $1, version = 1, saved_by = NULL WHERE key = 'garage'`,
    [DEFAULT_GARAGE],
  );
  await emptyTables(service.db, 'TRUNCATE auth.audit_log');
});

type Body = AdminGarageResponse & { message?: string; fields?: Record<string, string> };

async function call(method: 'GET' | 'PUT', body?: unknown, client = staff) {
  const answer = await fetch(`${service.url}/api/admin/website/garage`, {
    method,
    headers: { ...client.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
}

const save = (change: Record<string, unknown>, version = 1) =>
  call('PUT', { version, garage: { ...DEFAULT_GARAGE, ...change } });
const onTheSite = async () =>
  (await (await fetch(`${service.url}/api/website/garage`)).json()) as GarageResponse;

const hours = (blocks: unknown) => ({ openingHours: { ...DEFAULT_GARAGE.openingHours, monday: blocks } });

const closure = (change: object) => ({
  closures: [{ from: '2027-01-01', to: '2027-01-02', reason: { de: 'Ferien' }, ...change }],
});

describe('the facts about the garage', () => {
  it('are read with their version', async () => {
    const { status, body } = await call('GET');
    expect(status).toBe(200);
    expect(body).toMatchObject({ garage: DEFAULT_GARAGE, version: 1, savedBy: null });
  });

  it('are saved as a whole; the site has them at once', async () => {
    await onTheSite();
    const change: Partial<GarageFacts> = {
      name: 'Garage Sonnenhof',
      description: { de: 'Am Rhein', fr: 'Au bord du Rhin' },
      brands: ['Audi'],
      openingHours: { ...DEFAULT_GARAGE.openingHours, saturday: [{ from: '08:00', to: '12:00' }] },
      closures: [{ from: '2099-07-01', to: '2099-07-14', reason: { de: 'Sommerferien' } }],
      holidays: ['christmas'],
      canton: 'BE',
      location: { latitude: 46.95, longitude: 7.45 },
      links: { externalBooking: 'https://booking.example/garage', reviews: null },
      rating: { value: 4.8, reviews: 127 },
      jubileeYear: null,
      lateCancellationFee: 60,
      brandColor: '#1d6f8a',
      languages: ['fr', 'de', 'en', 'it', 'pt'],
    };
    const { status, body } = await save(change);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 2, savedBy: username });
    expect(body.garage).toEqual({ ...DEFAULT_GARAGE, ...change });
    const site = await onTheSite();
    expect(site.garage).toEqual(body.garage);
    expect(site.closures).toContainEqual(change.closures![0]);
  });

  it('keep a day’s blocks in order, and forget what is empty', async () => {
    const { body } = await save({
      openingHours: {
        ...DEFAULT_GARAGE.openingHours,
        monday: [
          { from: '13:00', to: '17:00' },
          { from: '08:00', to: '12:00' },
        ],
      },
      tagline: '  ',
      links: { externalBooking: '', reviews: null },
      description: { de: 'Nur deutsch', en: '' },
    });
    expect(body.garage.openingHours.monday.map(({ from }) => from)).toEqual(['08:00', '13:00']);
    expect(body.garage).toMatchObject({ tagline: '', links: { externalBooking: null, reviews: null } });
    expect(body.garage.description).toEqual({ de: 'Nur deutsch' });
  });

  it('may come from before there were colours and an order of languages', async () => {
    await save({ brandColor: '#1D6F8A', languages: ['it', 'de', 'en', 'fr', 'pt'] });
    expect((await call('GET')).body.garage).toMatchObject({ brandColor: '#1d6f8a', languages: { 0: 'it' } });
    const { body } = await save({ brandColor: undefined, languages: undefined }, 2);
    expect(body.garage).toMatchObject({ brandColor: null, languages: ['de', 'en', 'fr', 'it', 'pt'] });
  });

  it('are recorded by the parts that changed, and not at all when nothing changed', async () => {
    await save({});
    expect((await call('GET')).body.version).toBe(1);
    await save({ phone: '+41 44 111 22 33', holidays: [] });
    const lines = await service.db.query<unknown[]>('SELECT action, details FROM auth.audit_log');
    expect(lines).toEqual([{ action: 'garage-changed', details: { changed: ['phone', 'holidays'] } }]);
  });

  it('are not overwritten by somebody who has not seen the last change', async () => {
    await save({ name: 'Garage Eins' });
    const { status, body } = await save({ name: 'Garage Zwei' });
    expect(status).toBe(409);
    expect(body.message).toContain('inzwischen geändert');
    expect((await call('GET')).body.garage.name).toBe('Garage Eins');
  });

  it('are taken from one of two who save at the same time', async () => {
    const answers = await Promise.all([save({ name: 'Garage Eins' }), save({ name: 'Garage Zwei' })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it.each([
    [{ name: ' ' }, 'garage.name'],
    [{ description: { en: 'English' } }, 'garage.description.de'],
    [{ brands: ['Audi', ''] }, 'garage.brands'],
    [{ brands: 'Audi' }, 'garage.brands'],
    [{ foundedYear: 1700 }, 'garage.foundedYear'],
    [{ foundedYear: 2100 }, 'garage.foundedYear'],
    [{ address: { ...DEFAULT_GARAGE.address, postalCode: 'CH-8400' } }, 'garage.address.postalCode'],
    [{ phone: '052 123 45 67' }, 'garage.phone'],
    [{ phone: '+41 52 <script>' }, 'garage.phone'],
    [{ email: 'info@' }, 'garage.email'],
    [hours([{ from: '17:00', to: '08:00' }]), 'garage.openingHours.monday'],
    [
      hours([
        { from: '08:00', to: '12:00' },
        { from: '11:00', to: '14:00' },
      ]),
      'garage.openingHours.monday',
    ],
    [hours([{ from: '8', to: '24:30' }]), 'garage.openingHours.monday.0.from'],
    [hours(Array.from({ length: 5 }, () => ({ from: '08:00', to: '09:00' }))), 'garage.openingHours.monday'],
    [hours(['08:00']), 'garage.openingHours.monday'],
    [hours(null), 'garage.openingHours.monday'],
    [{ openingHours: {} }, 'garage.openingHours.monday'],
    [closure({ to: '2026-12-31' }), 'garage.closures.0.to'],
    [closure({ from: '2027-02-30' }), 'garage.closures.0.from'],
    [closure({ reason: { de: '' } }), 'garage.closures.0.reason.de'],
    [{ links: { externalBooking: 'http://booking.example', reviews: null } }, 'garage.links.externalBooking'],
    [{ social: { facebook: 'javascript:alert(1)' } }, 'garage.social.facebook'],
    [{ holidays: ['easterSunday'] }, 'garage.holidays'],
    [{ canton: 'XX' }, 'garage.canton'],
    [{ brandColor: 'red' }, 'garage.brandColor'],
    [{ brandColor: '#ffff00' }, 'garage.brandColor'],
    [{ languages: ['de', 'fr'] }, 'garage.languages'],
    [{ languages: ['de', 'en', 'fr', 'it', 'rm'] }, 'garage.languages'],
    [{ location: { latitude: 91, longitude: 8 } }, 'garage.location.latitude'],
    [{ rating: { value: 6, reviews: 1 } }, 'garage.rating.value'],
    [{ paymentMethods: ['gold'] }, 'garage.paymentMethods'],
    [{ priceRange: '€' }, 'garage.priceRange'],
    [{ owner: 'me' }, 'garage.owner'],
  ])('refuse %j in German, by the field', async (change, field) => {
    const { status, body } = await save(change);
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})).toContain(field);
    expect(body.fields![field]).not.toMatch(/\b(must|should)\b/);
    expect((await call('GET')).body.version).toBe(1);
  });

  it.each([undefined, {}, { version: 1 }, { version: 1, garage: [] }, { version: 1, garage: 'x' }, []])(
    'refuse %j',
    async (body) => {
      expect((await call('PUT', body)).status).toBe(400);
    },
  );

  it('may be read but not changed with the permission to read', async () => {
    const user = await createUser(service.db, { permissions: ['settings:read'] });
    const reader = await signIn(service.app, user);
    expect((await call('GET', undefined, reader)).status).toBe(200);
    expect((await call('PUT', { version: 1, garage: DEFAULT_GARAGE }, reader)).status).toBe(403);
  });
});
