import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES, JSON_BODY_LIMIT } from '@garage/contracts/common';
import { ProbeModule } from '../testing/probe.fixture.js';
import { startTestApp, type TestApp } from '../testing/test-app.js';

const NOTES = '/api/probe/notes';
const JSON_TYPE = { 'content-type': 'application/json' };

let test: TestApp;
const lines: string[] = [];

beforeAll(async () => {
  test = await startTestApp(ProbeModule, {}, { logDestination: { write: (line) => void lines.push(line) } });
});

afterAll(() => test.close());

async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(test.url + path, init);
  const body = (await answer.json()) as Record<string, unknown>;
  return { status: answer.status, body, headers: answer.headers };
}

const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  call(NOTES, { method: 'POST', body, headers });
const postJson = (value: unknown) => post(JSON.stringify(value));

const good = { name: 'Vreni Muster', message: 'Grüezi', privacy: true };

describe('the one error form', () => {
  it('carries status, code, German text and the id that is also in the header', async () => {
    const { status, body, headers } = await call('/api/nothing-here');
    expect(status).toBe(404);
    expect(body).toEqual({
      statusCode: 404,
      code: 'not-found',
      message: 'Das Gesuchte wurde nicht gefunden.',
      requestId: headers.get('x-request-id'),
    });
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('takes over a sensible request id and replaces any other', async () => {
    const kept = await call('/api/nothing-here', { headers: { 'x-request-id': 'gateway-0123456789' } });
    expect(kept.body['requestId']).toBe('gateway-0123456789');
    for (const bad of ['short', 'x'.repeat(65), 'with space 12345', 'a"b:c{}12345']) {
      const { body } = await call('/api/nothing-here', { headers: { 'x-request-id': bad } });
      expect(body['requestId']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });

  it('sends Retry-After with 429', async () => {
    const { status, headers, body } = await call('/api/probe/busy');
    expect([status, headers.get('retry-after'), body['code']]).toEqual([429, '7', 'too-many-requests']);
  });

  it('says nothing about our insides when something breaks, and logs it under the request id', async () => {
    for (const path of ['/api/probe/broken', '/api/probe/broken-statement', '/api/probe/broken-badly']) {
      lines.length = 0;
      const { status, body } = await call(path);
      expect(status).toBe(500);
      expect(body).toMatchObject({ code: 'internal-error' });
      expect(JSON.stringify(body)).not.toMatch(/recipe|nothing|notes/);
      const logged = lines.filter((line) => line.includes('"level":"error"'));
      expect(logged).toHaveLength(1);
      expect(JSON.parse(logged[0] ?? '')).toMatchObject({
        requestId: body['requestId'],
        method: 'GET',
        route: path,
        err: { stack: expect.stringMatching(/^\s+at /) },
      });
    }
    expect(lines.join('')).not.toMatch(/Vreni|secret/);
  });

  it('protects its answers in a browser', async () => {
    for (const path of ['/api/probe/count', '/api/nothing-here', '/api/probe/busy']) {
      const { headers } = await call(path);
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-powered-by')).toBeNull();
    }
  });
});

describe('what a client can send', () => {
  it('is stored when it is right, trimmed and with its line breaks', async () => {
    const answer = await postJson({ ...good, name: '  Vreni  ', message: 'a\r\nb\tc', email: '' });
    expect(answer).toMatchObject({ status: 201, body: { name: 'Vreni', message: 'a\nb\tc' } });
  });

  it.each([
    ['nothing', {}, { name: 'Name ist erforderlich', message: 'Diese Angabe ist erforderlich.' }],
    ['only spaces', { ...good, name: '   ' }, { name: 'Name ist erforderlich' }],
    ['null', { ...good, name: null }, { name: 'Name ist erforderlich' }],
    ['a number for a text', { ...good, name: 5 }, { name: 'Hier wird ein Text erwartet.' }],
    ['a list for a text', { ...good, name: ['a'] }, { name: 'Hier wird ein Text erwartet.' }],
    ['an object for a text', { ...good, message: {} }, { message: 'Hier wird ein Text erwartet.' }],
    ['a long text', { ...good, name: 'x'.repeat(21) }, { name: 'Bitte geben Sie höchstens 20 Zeichen ein.' }],
    ['a NUL byte', { ...good, message: 'a\u0000b' }, { message: 'Der Text enthält unzulässige Zeichen.' }],
    [
      'a line break in a name',
      { ...good, name: 'a\nBcc: b' },
      { name: 'Der Text enthält unzulässige Zeichen.' },
    ],
    ['half a character', { ...good, name: 'a\ud800' }, { name: 'Der Text enthält unzulässige Zeichen.' }],
    ['no address', { ...good, email: 'nobody' }, { email: 'Gültige E-Mail-Adresse erforderlich' }],
    ['two addresses', { ...good, email: 'a@b.ch,c@d.ch' }, { email: 'Gültige E-Mail-Adresse erforderlich' }],
    [
      'a quoted address',
      { ...good, email: '"a, <b@c.ch>"@d.ch' },
      { email: 'Gültige E-Mail-Adresse erforderlich' },
    ],
    ['a number as text', { ...good, stars: '3' }, { stars: 'Hier wird eine Zahl erwartet.' }],
    ['a fraction', { ...good, stars: 1.5 }, { stars: 'Hier wird eine ganze Zahl erwartet.' }],
    [
      'a number out of bounds',
      { ...good, stars: 6 },
      { stars: 'Bitte geben Sie einen Wert von 1 bis 5 an.' },
    ],
    [
      'another word',
      { ...good, language: 'xx' },
      { language: 'Bitte wählen Sie einen der angebotenen Werte.' },
    ],
    ['no consent', { ...good, privacy: false }, { privacy: 'Bitte stimmen Sie zu.' }],
    ['consent as text', { ...good, privacy: 'true' }, { privacy: 'Hier wird Ja oder Nein erwartet.' }],
    ['an unknown field', { ...good, isAdmin: true }, { isAdmin: 'Dieses Feld ist hier nicht vorgesehen.' }],
  ])('is refused with the field in German: %s', async (_title, sent, fields) => {
    const { status, body } = await postJson(sent);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'validation-failed',
      message: 'Bitte prüfen Sie Ihre Angaben.',
      fields,
    });
  });

  it.each([
    ['a list', JSON.stringify([good]), 400],
    ['a text', '"hello"', 400],
    ['a number', '5', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['broken JSON', '{"name": "Vre', 400],
    ['a prototype', '{"__proto__": {"isAdmin": true}, "name": "x"}', 400],
    ['a constructor', '{"constructor": {"prototype": {"isAdmin": true}}}', 400],
    ['deep nesting', `${'['.repeat(50_000)}${']'.repeat(50_000)}`, 400],
    ['a deep field', `{"name":${'{"a":'.repeat(9000)}1${'}'.repeat(9001)}`, 400],
    ['1 MB', JSON.stringify({ ...good, message: 'x'.repeat(1_000_000) }), 413],
    ['just over the limit', 'x'.repeat(JSON_BODY_LIMIT + 1), 413],
  ])('is refused as a body: %s', async (_title, body, status) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(ERROR_CODES).toContain(answer.body['code']);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/xml',
    'nonsense',
    'multipart/form-data',
  ])('is refused in another format: %s', async (type) => {
    const answer = await post(JSON.stringify(good), { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
  });

  it.each([
    ['/api/probe/notes/0', 400],
    ['/api/probe/notes/-1', 400],
    ['/api/probe/notes/abc', 400],
    ['/api/probe/notes/01', 400],
    ['/api/probe/notes/0x10', 400],
    ['/api/probe/notes/%201', 400],
    ['/api/probe/notes/2147483647', 404],
    ['/api/probe/notes/1e3', 400],
    ['/api/probe/notes/2147483648', 400],
    ['/api/probe/notes/99999999999999999999999', 400],
    ['/api/probe/notes/%00', 400],
    ['/api/probe/notes/%', 400],
    ['/api/probe/notes/%ff', 400],
    [`/api/probe/notes/${'9'.repeat(500)}`, 414],
    ['/api/probe/unvalidated/abc', 400],
    ['/api/probe/unvalidated/99999999999', 400],
    ['/api/probe/unvalidated/a%00b', 400],
    ['/api/probe/count/', 404],
    ['/API/PROBE/COUNT', 404],
    ['//api/probe/count', 404],
    ['/api/probe/../probe/nothing', 404],
    ['/', 404],
  ])('is refused as an address: %s', async (path, status) => {
    const answer = await call(path);
    expect(answer.status).toBe(status);
    expect(ERROR_CODES).toContain(answer.body['code']);
    expect(answer.body['requestId']).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is told which part of an address cannot be right', async () => {
    const { body } = await call('/api/probe/notes/1e3');
    expect(body).toMatchObject({ code: 'validation-failed', fields: { id: 'Diese Angabe ist ungültig.' } });
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'GET', 'OPTIONS'])('is refused as a method: %s', async (method) => {
    const answer = await call(NOTES, { method });
    expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('stores nothing of what was refused, and never made us fail', async () => {
    const { body } = await call('/api/probe/count');
    expect(body).toEqual({ notes: 1 });
    const failures = lines.filter((line) => line.includes('"level":"error"'));
    expect(failures.filter((line) => !line.includes('/api/probe/broken'))).toEqual([]);
  });
});
