import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import errorTexts from '../../gateway/error-texts.json' with { type: 'json' };
import { fakeContent } from './testing/fake-content.ts';
import { eventually } from './testing/eventually.ts';
import { deadAddress, fakeService, type FakeService } from './testing/fake-services.ts';
import { METRICS_TOKEN, startTestServer } from './testing/test-server.ts';

let content: FakeService;
let server: FastifyInstance;
const garage = { ...DEFAULT_GARAGE, name: 'Garage Test </script><b>', phone: '+41 44 111 22 33' };

const CLOSURES = [{ from: '2026-12-24', to: '2027-01-03', reason: { de: 'Betriebsferien' } }];

beforeAll(async () => {
  content = await fakeContent({ garage, closures: CLOSURES });
  server = await startTestServer({ content: content.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

/** How the content service of these tests answers. */
const ownWords = (field: string) => ({
  de: field,
  en: `${field}En`,
  fr: `${field}Fr`,
  it: `${field}It`,
  pt: `${field}Pt`,
});

const TITLES = {
  '/': ownWords('headline'),
  '/contact': ownWords('sectionTitle'),
  '/booking': ownWords('pageTitle'),
  '/about': ownWords('aboutTitle'),
  '/services': ownWords('pageTitle'),
  '/vehicles': ownWords('pageTitle'),
  '/team': ownWords('sectionTitle'),
  '/privacy': ownWords('datenschutzTitle'),
  '/terms': ownWords('agbTitle'),
  '/imprint': ownWords('impressumTitle'),
} as const;
const pages = Object.entries(TITLES).flatMap(([path, headings]) =>
  LANGUAGES.map((language) => [localizedPath(path, language, garage), language, headings[language]] as const),
);

describe.each(pages)('%s', (url, language, heading) => {
  it('is a whole page in its language, with one main heading', async () => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${language}">`);
    const mainHeadings = [...body.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text = '']) => text);
    expect(mainHeadings).toHaveLength(1);
    expect(mainHeadings[0]).toContain(heading);
    expect(/<title>(.+?)<\/title>/.exec(body)?.[1]).toContain('Garage Test');
    expect(/<meta name="description" content="([^"]{30,})">/.exec(body)).not.toBeNull();
  });

  it('is painted whole, so that nothing moves on a slow machine', async () => {
    const { body } = await get(url);
    const awaited = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(body)?.[1];
    expect(body.indexOf(` id="${awaited}"`)).toBeGreaterThan(body.indexOf('</main>'));
  });

  it('names itself and its translations to search engines', async () => {
    const { body } = await get(url);
    expect(body).toContain(`<link rel="canonical" href="https://garage.example${url}">`);
    const alternates = [...body.matchAll(/hreflang="([a-z-]+)" href="https:\/\/garage\.example/g)];
    expect(alternates.map(([, code]) => code)).toEqual([...LANGUAGES, 'x-default']);
    expect(body).not.toContain('noindex');
  });

  it('shows the garage’s own facts, from the content service', async () => {
    const { body } = await get(url);
    expect(body).toContain('+41 44 111 22 33');
    expect(body).not.toContain(DEFAULT_GARAGE.phone);
  });

  it('runs no inline script but the one that its security policy names', async () => {
    const { body, headers } = await get(url);
    const policy = String(headers['content-security-policy']);
    const scripts = /script-src ([^;]+)/.exec(policy)?.[1] ?? '';
    expect(scripts).toMatch(/^'self' 'sha256-[A-Za-z0-9+/=]{44}'$/);
    const executable = [...body.matchAll(/<script(?![^>]*(?:\bsrc=|application\/(?:ld\+)?json))[^>]*>/g)];
    expect(executable).toHaveLength(1);
    expect(body).not.toMatch(/ on[a-z]+="/);
  });
});

it('no fact ends the script that carries the state', async () => {
  const { body } = await get('/');
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(JSON.parse(state)).toMatchObject({ language: 'de', garage: { name: garage.name } });
});

describe('an unknown address', () => {
  it.each(LANGUAGES)('answers 404 with a helpful page in %s', async (language) => {
    const { statusCode, body } = await get(localizedPath('/no/such/page', language, garage));
    expect(statusCode).toBe(404);
    expect(body).toContain(`<html lang="${language}">`);
    expect(decode(body)).toMatch(new RegExp(`<h1[^>]*>${ownWords('notFoundTitle')[language]}<`));
    expect(body).toContain('noindex');
    expect(body).toContain('Did you forget to add the page to the router?');
  });

  it('answers API calls in their own form', async () => {
    const { statusCode, body, headers } = await get('/api/nothing');
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toEqual({
      statusCode: 404,
      code: 'not-found',
      message: expect.stringMatching(/Adresse/),
      requestId: headers['x-request-id'],
    });
  });

  it('does not answer a missing file with a page', async () => {
    const { statusCode, headers } = await get('/assets/old-build.js');
    expect(statusCode).toBe(404);
    expect(headers['content-type']).toContain('text/plain');
  });
});

describe('the remembered language', () => {
  it('decides where an address without language leads, and caches know that', async () => {
    const { statusCode, headers } = await get('/contact?a=1', { cookie: 'language=fr' });
    expect(statusCode).toBe(302);
    expect(headers.location).toBe('/fr/contact?a=1');
    expect(String(headers.vary)).toContain('Cookie');
  });

  it('is part of what an unprefixed page varies by, even without the cookie', async () => {
    const { headers } = await get('/contact');
    expect(String(headers.vary)).toContain('Cookie');
  });
});

describe('the staff area', () => {
  it.each([
    '/admin',
    '/admin/login',
    '/admin/panel',
    '/admin/set-password',
    '/admin/forgot-password',
    '/reset-admin',
  ])('is at %s an empty page that search engines leave alone', async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect(statusCode).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(body).toContain('<div id="root"></div>');
  });
});

describe('security headers', () => {
  it('are on pages, redirects and errors', async () => {
    for (const url of ['/', '/de', '/nothing', '/api/nothing']) {
      const { headers } = await get(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin',
      });
      expect(headers['content-security-policy']).toContain("default-src 'self'");
      expect(headers['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
    }
  });

  it('ask for https on every answer of a site that has it, and on none of a try-out', async () => {
    for (const url of ['/', '/de', '/nothing', '/api/nothing', '/admin']) {
      const { headers } = await get(url);
      expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    }
    const tryOut = await startTestServer({}, { config: { publicUrl: 'http://localhost:8080' } });
    const { headers } = await tryOut.inject({ url: '/', headers: { 'x-forwarded-proto': 'https' } });
    expect(headers['strict-transport-security']).toBeUndefined();
    await tryOut.close();
  });
});

describe('request ids', () => {
  it('are taken from the gateway when well formed, else made', async () => {
    expect((await get('/', { 'x-request-id': 'abcdef-123456' })).headers['x-request-id']).toBe(
      'abcdef-123456',
    );
    expect((await get('/', { 'x-request-id': 'a b\u00e4' })).headers['x-request-id']).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});

describe('health and metrics', () => {
  it('answer the operator and are hidden from visitors', async () => {
    for (const url of ['/health/live', '/health/ready']) {
      expect((await get(url)).statusCode).toBe(200);
      expect((await get(url, { 'x-forwarded-for': '203.0.113.9' })).statusCode).toBe(404);
      expect((await server.inject({ url, remoteAddress: '203.0.113.9' })).statusCode).toBe(404);
    }
  });

  it('are closed to whoever does not send the operator’s token, wherever the request comes from', async () => {
    for (const authorization of ['', METRICS_TOKEN, 'Bearer ', `Bearer ${METRICS_TOKEN}x`]) {
      expect((await get('/metrics', { authorization })).statusCode).toBe(404);
    }
    const closed = await startTestServer({}, { config: { metricsToken: undefined } });
    for (const token of [METRICS_TOKEN, 'undefined']) {
      const headers = { authorization: `Bearer ${token}` };
      expect((await closed.inject({ url: '/metrics', headers })).statusCode).toBe(404);
    }
    await closed.close();
  });

  it('count requests by route, never by address', async () => {
    await get('/secret-name-of-somebody');
    const { body } = await get('/metrics', { authorization: `Bearer ${METRICS_TOKEN}` });
    const counts = body.split('\n').filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counts.some((line) => line.includes('route="/*",status="404"'))).toBe(true);
    expect(counts.join('\n')).not.toContain('secret-name');
  });
});

it('pages are compressed for browsers that ask for it', async () => {
  const { headers, rawPayload } = await get('/', { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(rawPayload.length).toBeLessThan(25_000);
});

describe('until the content service has answered for the first time', () => {
  let lonely: FastifyInstance;
  beforeAll(async () => {
    lonely = await startTestServer({ content: await deadAddress() });
  });
  afterAll(() => lonely.close());

  it.each(LANGUAGES)('a page says in its language that the site is starting: %s', async (language) => {
    const { statusCode, headers, body } = await lonely.inject(localizedPath('/about', language, garage));
    expect(statusCode).toBe(503);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    });
    expect(body).toContain(`<html lang="${language}"`);
    expect(decode(body)).toContain(`<h1>${errorTexts[language].starting.title}</h1>`);
  });

  it.each(['/', '/nowhere', '/admin/panel', '/site.webmanifest', '/embed/de/map', '/contact'])(
    'nothing shows an invented garage: %s',
    async (url) => {
      const { statusCode, body } = await lonely.inject(url);
      expect(statusCode).toBe(503);
      for (const fact of [DEFAULT_GARAGE.name, DEFAULT_GARAGE.phone]) expect(body).not.toContain(fact);
    },
  );

  it('the server is not ready, and then it is', async () => {
    const facts = { garage, closures: [] };
    let isUp = false;
    const late = await fakeService(() => (isUp ? { status: 200, body: facts } : { status: 503, body: {} }));
    const starting = await startTestServer({ content: late.url });
    expect((await starting.inject('/health/ready')).statusCode).toBe(503);
    expect((await starting.inject('/health/live')).statusCode).toBe(200);
    isUp = true;
    await eventually(async () => expect((await starting.inject('/health/ready')).statusCode).toBe(200), {
      withinMs: 5000,
    });
    expect((await starting.inject('/')).body).toContain('+41 44 111 22 33');
    await Promise.all([starting.close(), late.close()]);
  });
});
