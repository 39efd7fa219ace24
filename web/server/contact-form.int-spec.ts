import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { fakeContent } from './testing/fake-content.ts';
import { deadAddress, type FakeAnswer, fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const COMPLETE = {
  name: 'Anna Meier',
  email: 'anna@example.ch',
  phone: '+41 79 123 45 67',
  address: 'Werkstrasse 12\r\n8400 Musterwil',
  service: 'bremsen',
  message: 'Es quietscht.\r\nVorne links.',
  privacy: 'on',
  website: '',
};

let contact: FakeService;
let server: FastifyInstance;
let hangUps = 0;
let answer: FakeAnswer;

beforeAll(async () => {
  contact = await fakeService(() => {
    hangUps -= 1;
    return hangUps < 0 ? answer : undefined;
  });
  server = await startTestServer({ contact: contact.url });
});
afterAll(async () => {
  await server.close();
  await contact.close();
});
beforeEach(() => {
  contact.seen.length = 0;
  hangUps = 0;
  answer = { status: 201, body: { success: true, message: 'Danke' } };
});

function post(
  fields: Record<string, string>,
  headers: Record<string, string> = {},
  url = '/contact',
  to = server,
) {
  return to.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
}

describe('the contact form without JavaScript', () => {
  it('reaches the contact service with the visitor’s address and language', async () => {
    const { statusCode, body, headers } = await post(
      COMPLETE,
      { 'x-forwarded-for': '203.0.113.9' },
      '/fr/contact',
    );
    expect(statusCode).toBe(200);
    expect(body).toContain('Message envoyé');
    expect(headers['cache-control']).toBe('no-store');
    expect(contact.seen).toHaveLength(1);
    expect(contact.seen[0]).toMatchObject({ method: 'POST', url: '/api/contact' });
    expect(contact.seen[0]?.headers['x-forwarded-for']).toBe('203.0.113.9');
    expect(contact.seen[0]?.headers['x-request-id']).toBe(headers['x-request-id']);
    expect(JSON.parse(contact.seen[0]?.body ?? '')).toEqual({
      ...COMPLETE,
      message: 'Es quietscht.\nVorne links.',
      address: 'Werkstrasse 12\n8400 Musterwil',
      privacy: true,
      language: 'fr',
    });
  });

  it('is thanked for in the garage’s own words', async () => {
    const content = await fakeContent();
    const own = await startTestServer({ contact: contact.url, content: content.url });
    const { body } = await post(COMPLETE, {}, '/fr/contact', own);
    await own.close();
    await content.close();
    expect(body).toContain('sentTitleFr');
    expect(body).toContain('sentTextFr');
    expect(body).not.toContain('Message envoyé');
  });

  it('sends the same key for the same content, so that reloading makes no second message', async () => {
    await post(COMPLETE);
    await post(COMPLETE);
    await post({ ...COMPLETE, message: 'Etwas anderes' });
    const keys = contact.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{64}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('comes back with the problems and everything the visitor entered', async () => {
    const { statusCode, body } = await post({ ...COMPLETE, email: 'anna@', message: '' });
    expect(statusCode).toBe(400);
    expect(contact.seen).toHaveLength(0);
    expect(body).toContain('Gültige E-Mail-Adresse erforderlich');
    expect(body).toContain('Nachricht ist erforderlich');
    expect(body).toMatch(/<input[^>]*name="name"[^>]*value="Anna Meier"/);
    expect(body).toMatch(/<option value="bremsen" selected=""/);
    expect(body).toContain('noindex');
  });

  it('escapes what a visitor enters', async () => {
    const { body } = await post({ ...COMPLETE, email: '"><script>alert(1)</script>' });
    expect(body).not.toContain('<script>alert(1)');
  });

  it('says that it was not sent, keeps the text and offers the phone when the service is down', async () => {
    const lonely = await startTestServer({ contact: await deadAddress() });
    const { statusCode, body } = await post(COMPLETE, {}, '/contact', lonely);
    await lonely.close();
    expect(statusCode).toBe(503);
    expect(body).toContain('Ein Fehler ist aufgetreten');
    expect(body).toContain('tel:+41520000000');
    expect(body).toContain('Es quietscht.');
    expect(body).not.toContain('Nachricht gesendet!');
  });

  it('is sent once more under the same key when the connection breaks before the answer', async () => {
    hangUps = 1;
    expect((await post(COMPLETE)).statusCode).toBe(200);
    const keys = contact.seen.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), keys[0]]);

    hangUps = 2;
    expect((await post(COMPLETE)).statusCode).toBe(503);
  });

  it('tells how long to wait after too many messages', async () => {
    answer = { status: 429, body: { code: 'too-many-requests' }, headers: { 'retry-after': '61' } };
    const { statusCode, body } = await post(COMPLETE);
    expect(statusCode).toBe(429);
    expect(body).toContain('Wartezeit in Minuten: 2');
  });

  it('marks the fields that only the service refused', async () => {
    answer = { status: 400, body: { code: 'validation-failed', fields: { email: 'unbekannt', phone: 'x' } } };
    const { statusCode, body } = await post(COMPLETE);
    expect(statusCode).toBe(400);
    expect(body).toContain('Gültige E-Mail-Adresse erforderlich');
    expect(body).toContain('Diese Angabe wurde nicht angenommen');
  });
});

describe('forms of other sites', () => {
  it('are refused by their origin', async () => {
    for (const origin of ['https://evil.example', 'null']) {
      expect((await post(COMPLETE, { origin })).statusCode).toBe(403);
    }
    expect(contact.seen).toHaveLength(0);
  });

  it('are told apart from our own, by public address or by host', async () => {
    expect((await post(COMPLETE, { origin: 'https://garage.example' })).statusCode).toBe(200);
    expect(
      (await post(COMPLETE, { origin: 'http://localhost:8080', host: 'localhost:8080' })).statusCode,
    ).toBe(200);
  });
});

it('the contact form answers bad bodies with a 4xx', async () => {
  expect((await post({ ...COMPLETE, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
  const json = await server.inject({ method: 'POST', url: '/contact', payload: { name: 'a' } });
  expect(json.statusCode).toBe(400);
  const xml = await server.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'text/xml' },
    payload: '<a/>',
  });
  expect(xml.statusCode).toBe(415);
});
