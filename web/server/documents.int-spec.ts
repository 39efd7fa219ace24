import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import * as siteModule from '../src/app/entry-server.tsx';
import { eventually } from './testing/eventually.ts';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const renderPage = jest.fn(siteModule.renderPage);
let garage = DEFAULT_GARAGE;
let content: FakeService;
let contact: FakeService;
let server: FastifyInstance;

/** Only the clock stands still; everything that waits still waits. */
const REAL_TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const;

beforeAll(async () => {
  jest.useFakeTimers({ now: new Date('2026-11-23T11:59:59+01:00'), doNotFake: [...REAL_TIMERS] });
  content = await fakeService(() => ({ status: 200, body: { garage, closures: [] } }));
  contact = await fakeService(() => ({ status: 201, body: {} }));
  server = await startTestServer(
    { content: content.url, contact: contact.url },
    { module: { ...siteModule, renderPage } },
  );
});
afterAll(async () => {
  await server.close();
  await Promise.all([content.close(), contact.close()]);
  jest.useRealTimers();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const title = (body: string) => /<title>(.*?)<\/title>/.exec(body)?.[1];
const openNow = (body: string) => /(?:Noch geöffnet|Geschlossen), [^<]*Uhr/.exec(body)?.[0];

describe('a page that was shown before', () => {
  it('is not rendered again for other visitors, whatever else their requests carry', async () => {
    await get('/contact');
    renderPage.mockClear();
    const answers = await Promise.all([
      get('/contact'),
      get('/contact?utm=1', { cookie: 'sid=secret; language=de' }),
      get('/contact', { 'accept-encoding': 'br', 'user-agent': 'another' }),
      server.inject({ method: 'HEAD', url: '/contact' }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    expect(renderPage).not.toHaveBeenCalled();
  });

  it('is answered with 304 to a browser that has it, with the same headers', async () => {
    const { headers } = await get('/en');
    const again = await get('/en', { 'if-none-match': `"x", ${String(headers.etag)}` });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    for (const name of ['etag', 'vary', 'cache-control', 'content-security-policy'])
      expect([name, again.headers[name]]).toEqual([name, headers[name]]);
    expect((await get('/en', { 'if-none-match': 'W/"old"' })).statusCode).toBe(200);
  });

  it('is sent in the form that the browser takes', async () => {
    const plain = await get('/en');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const encoding of ['br', 'gzip']) {
      const { headers, rawPayload } = await get('/en', { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    }
  });
});

describe('visitors', () => {
  it('get their own language, one after the other and at once', async () => {
    const languages = ['fr', 'it', 'fr', 'pt', 'it'];
    const answers = await Promise.all(languages.map((language) => get(`/${language}/contact`)));
    const shown = answers.map(({ body }) => /<html lang="(..)"/.exec(body)?.[1]);
    expect(shown).toEqual(languages);
    const german = await get('/contact', { cookie: 'language=de' });
    expect(german.body).toContain('<html lang="de"');
    expect((await get('/contact', { cookie: 'language=fr' })).headers.location).toBe('/fr/contact');
    expect((await get('/contact')).statusCode).toBe(200);
  });

  it('share a page whose headers name what it depends on', async () => {
    expect((await get('/contact')).headers.vary).toBe('Accept-Encoding, Cookie');
    expect((await get('/en/contact')).headers.vary).toBe('Accept-Encoding');
  });

  it('never see what another one typed into the form, or that it was sent', async () => {
    const fields = {
      name: 'Petra Geheim',
      email: 'petra@geheim.example',
      phone: '1',
      message: 'Vertraulich',
    };
    const before = await get('/contact');
    for (const form of [fields, { ...fields, phone: '+41 44 111 22 33', privacy: 'on' }]) {
      const answer = await server.inject({
        method: 'POST',
        url: '/contact',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://garage.example' },
        payload: new URLSearchParams(form).toString(),
      });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.body === before.body).toBe(false);
    }
    const after = await get('/contact');
    expect(after.body === before.body).toBe(true);
    expect(after.body.includes('Geheim')).toBe(false);
  });
});

describe('a change', () => {
  it('of the facts shows within two seconds, on every page', async () => {
    await get('/');
    await get('/pt/contact');
    const { etag } = (await get('/')).headers;
    garage = { ...DEFAULT_GARAGE, name: 'Garage Neu AG' };
    await eventually(
      async () => {
        for (const url of ['/', '/pt/contact'])
          expect(title((await get(url, { 'if-none-match': String(etag) })).body)).toContain('Garage Neu AG');
      },
      { withinMs: 2000 },
    );
  });

  it('from open to closed shows in the minute in which it happens', async () => {
    const open = await get('/contact');
    jest.setSystemTime(new Date('2026-11-23T12:00:00+01:00'));
    const closed = await get('/contact');
    expect(closed.headers.etag).not.toBe(open.headers.etag);
    expect([openNow(open.body), openNow(closed.body)]).toEqual([
      'Noch geöffnet, schliesst um 12:00 Uhr',
      'Geschlossen, öffnet um 13:15 Uhr',
    ]);
    jest.setSystemTime(new Date('2026-11-23T12:01:00+01:00'));
    const still = await get('/contact', { 'if-none-match': String(closed.headers.etag) });
    expect(still.statusCode).toBe(304);
  });

  it('of nothing but the time costs no drawing', async () => {
    await get('/contact');
    renderPage.mockClear();
    jest.setSystemTime(new Date('2026-11-23T12:59:00+01:00'));
    await get('/contact');
    expect(renderPage).not.toHaveBeenCalled();
  });
});

it('a page that is kept is the one that would be drawn now, at each time of a day that is open, half open, or closed', async () => {
  const now = await startTestServer(
    { content: content.url, contact: contact.url },
    { config: { development: true } },
  );
  const pages = ['/', '/about', '/contact', '/booking'];
  for (const url of pages) await now.inject(url); // a page's very first drawing has its styles in another order
  const differing: string[] = [];
  const seen = new Set<unknown>();
  const begin = Date.parse('2026-11-27T07:00:00+01:00'); // a Friday
  for (let minutes = 0; minutes < 3 * 24 * 60; minutes += 30) {
    jest.setSystemTime(begin + minutes * 60_000);
    for (const url of pages) {
      const [kept, drawn] = [await get(url), await now.inject(url)];
      seen.add(kept.headers.etag);
      if (kept.headers.etag !== drawn.headers.etag) differing.push(`${url} at ${new Date().toISOString()}`);
    }
  }
  await now.close();
  expect(differing).toEqual([]);
  expect(seen.size).toBeGreaterThan(10);
});

describe('unknown addresses', () => {
  it('share one page, so that inventing them costs no memory and no rendering', async () => {
    await get('/it/first');
    renderPage.mockClear();
    const { body, statusCode, headers } = await get('/it/second/<script>');
    expect(statusCode).toBe(404);
    expect(headers.etag).toBeUndefined();
    expect(body).not.toContain('second');
    expect(renderPage).not.toHaveBeenCalled();
  });
});

it('a page that cannot be rendered is an error for those who wait for it only', async () => {
  renderPage.mockRejectedValue(new Error('broken'));
  expect((await get('/fr/privacy')).statusCode).toBe(500);
  renderPage.mockImplementation(siteModule.renderPage);
  expect((await get('/fr/privacy')).statusCode).toBe(200);
});
