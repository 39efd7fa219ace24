import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const SERVICES = [
  { id: 10, name: 'Radwechsel', description: '', duration: 30, color: '#4a4545', isOther: false },
  { id: 12, name: 'Anderes', description: '', duration: 60, color: '#4a4545', isOther: true },
];
const DAYS = [{ date: '2099-01-05', times: ['07:30', '13:15'], dropOff: false }];
const COMPLETE = {
  service: '10',
  slot: '2099-01-05T13:15',
  name: 'Anna Meier',
  email: 'anna@example.ch',
  phone: '+41 79 123 45 67',
  notes: 'Bitte leise.\r\nDanke.',
  privacy: 'on',
};
const BOOKED = {
  bookingId: 'K7Q2M9XA',
  token: 'secret',
  status: 'pending',
  appointmentDate: '2099-01-05',
  startTime: '13:15',
  endTime: '13:45',
};

let contact: FakeService;
let server: FastifyInstance;
let answer: { status: number; body: unknown; headers?: Record<string, string> };
/** What is answered before that, one after the other. */
const before: (typeof answer)[] = [];

beforeAll(async () => {
  contact = await fakeService(({ method, url }) => {
    if (url.startsWith('/api/booking/services')) return { status: 200, body: { services: SERVICES } };
    if (url.startsWith('/api/booking/availability')) return { status: 200, body: { days: DAYS } };
    return method === 'POST' ? (before.shift() ?? answer) : { status: 404, body: {} };
  });
  server = await startTestServer({ contact: contact.url });
});
afterAll(async () => {
  await server.close();
  await contact.close();
});
beforeEach(() => {
  contact.seen.length = 0;
  answer = { status: 201, body: BOOKED };
});

const post = (fields: Record<string, string>, url = '/booking', headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const posted = () => contact.seen.filter(({ method }) => method === 'POST');

describe('booking without JavaScript', () => {
  it('shows free times for the services that the address names, to nobody else', async () => {
    const { body, headers } = await server.inject({ url: '/fr/booking?service=10&service=99' });
    expect(body).toContain('value="2099-01-05T07:30"');
    expect(body).toMatch(/<input[^>]*value="10"[^>]*checked|checked[^>]*value="10"/);
    expect(headers['cache-control']).toBe('no-store');
    const asked = contact.seen.find(({ url }) => url.includes('availability'))?.url ?? '';
    expect(asked).toMatch(/services=10&from=\d{4}-\d{2}-\d{2}&to=\d{4}-\d{2}-\d{2}&language=fr$/);
  });

  it('books what was posted, once however often it is sent', async () => {
    const { statusCode, body } = await post(COMPLETE, '/fr/booking');
    await post(COMPLETE, '/fr/booking');
    expect(statusCode).toBe(200);
    expect(body).toContain('K7Q2M9XA');
    const [first, second] = posted();
    expect(JSON.parse(first?.body ?? '')).toEqual({
      services: [10],
      date: '2099-01-05',
      time: '13:15',
      name: 'Anna Meier',
      email: 'anna@example.ch',
      phone: '+41 79 123 45 67',
      notes: 'Bitte leise.\nDanke.',
      privacy: true,
      language: 'fr',
    });
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('keeps the offer that the address names until the visit is booked', async () => {
    const { body } = await server.inject({ url: '/booking?service=10&offer=2' });
    expect(body.match(/<input type="hidden" name="offer" value="2"\/>/g)).toHaveLength(2);
    await post({ ...COMPLETE, offer: '2' });
    await post({ ...COMPLETE, offer: '1000' });
    const [known, none] = posted().map((call) => JSON.parse(call.body ?? '') as Record<string, unknown>);
    expect(known).toHaveProperty('offer', 2);
    expect(none).not.toHaveProperty('offer');
  });

  it('books anew what was cancelled on the same day, and shows the new visit', async () => {
    const cancelled = { ...BOOKED, status: 'cancelled' };
    before.push(
      { status: 201, body: { ...cancelled, bookingId: 'AAAAAAAA' } },
      { status: 201, body: { ...cancelled, bookingId: 'BBBBBBBB' } },
    );
    const { body } = await post(COMPLETE);
    expect(body).toContain('K7Q2M9XA');
    expect(body).not.toMatch(/AAAAAAAA|BBBBBBBB/);
    expect(new Set(posted().map(({ headers }) => headers['idempotency-key'])).size).toBe(3);
  });

  it('comes back with the problems and everything that was typed', async () => {
    const { statusCode, body } = await post({ ...COMPLETE, name: '', slot: '' });
    expect(statusCode).toBe(400);
    expect(body).toContain('Name ist erforderlich');
    expect(body).toContain('Unvollständige Angaben');
    expect(body).toContain('anna@example.ch');
    expect(posted()).toHaveLength(0);
  });

  it('asks for the reminder of the inspection only when it is ticked, and then with its month', async () => {
    await post({ ...COMPLETE, firstRegistration: '03.2019' });
    await post({ ...COMPLETE, firstRegistration: '12.3.2019', inspectionReminder: 'on' });
    const [without, wished] = posted().map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(without).not.toHaveProperty('firstRegistration');
    expect(wished).toMatchObject({ firstRegistration: '2019-03', inspectionReminder: true });
    const { statusCode, body } = await post({ ...COMPLETE, inspectionReminder: 'on' });
    expect(statusCode).toBe(400);
    expect(body).toContain('Bitte Monat und Jahr, zum Beispiel 03.2019');
    expect(body).toMatch(/name="inspectionReminder"[^>]*checked/);
  });

  it('offers the nearest free times when somebody was faster', async () => {
    const alternatives = [{ date: '2099-01-07', time: '09:00' }];
    answer = { status: 409, body: { code: 'conflict', alternatives } };
    const { statusCode, body } = await post(COMPLETE);
    expect(statusCode).toBe(409);
    expect(body).toContain('value="2099-01-07T09:00"');
    expect(body).toContain('Anna Meier');
  });

  it('says whom to call when nothing more can be booked with the address, and keeps what was typed', async () => {
    answer = { status: 409, body: { code: 'booking-limit-reached' } };
    const { statusCode, body } = await post(COMPLETE);
    expect(statusCode).toBe(409);
    expect(body).toContain('am Telefon tragen wir den Termin gern für Sie ein');
    expect(body).toContain('Anna Meier');
  });

  it('takes nothing from a form on another site', async () => {
    const { statusCode } = await post(COMPLETE, '/booking', { origin: 'https://evil.example' });
    expect(statusCode).toBe(403);
    expect(posted()).toHaveLength(0);
  });
});
