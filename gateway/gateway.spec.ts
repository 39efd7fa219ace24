import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { BOOKING_LIMITS } from '@garage/contracts/booking';
import { FINDINGS_LIMITS } from '@garage/contracts/findings';
import { EDITOR_BODY_LIMIT } from '@garage/contracts/editor-pages';
import { ARCHIVE_BODY_LIMIT, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { UPLOAD_BODY_LIMIT } from '@garage/contracts/pictures';
import { JSON_BODY_LIMIT, type ApiError } from '@garage/contracts/common';
import { eventually } from '../infra/e2e/support/eventually.ts';
import { startGateway, type RunningGateway } from './testing/start-gateway.ts';
import { startStubService, type Echo, type StubService } from './testing/stub-service.ts';

const SERVICES = ['auth', 'content', 'contact', 'web'] as const;
type Service = (typeof SERVICES)[number];

function readTable(file: string): unknown {
  return JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
}
const routes = readTable('routes.json') as { prefix: string; service: Service }[];
const errorMessages = readTable('../services/shared/src/errors/messages.de.json') as Record<string, string>;
const errorTexts = readTable('error-texts.json') as Record<
  string,
  Record<string, { title: string; text: string }>
>;

const stubs = {} as Record<Service, StubService>;
const running: RunningGateway[] = [];
let gateway: RunningGateway;

async function start(options: Partial<Parameters<typeof startGateway>[0]> = {}): Promise<RunningGateway> {
  const addresses = Object.fromEntries(SERVICES.map((name) => [name, stubs[name].address])) as Record<
    Service,
    string
  >;
  const started = await startGateway({ rateLimitFactor: 100, ...addresses, ...options });
  running.push(started);
  return started;
}

beforeAll(async () => {
  for (const name of SERVICES) stubs[name] = await startStubService(name);
  gateway = await start();
});

afterAll(async () => {
  await Promise.all(running.map((each) => each.stop()));
  await Promise.all(Object.values(stubs).map((stub) => stub.stop()));
});

async function echo(path: string, init?: RequestInit, url = gateway.url): Promise<Echo> {
  const response = await fetch(url + path, init);
  expect(response.status).toBe(200);
  return (await response.json()) as Echo;
}

/** What is answered to a body of that length, of which nothing has been sent yet. */
function statusOfAnnounced(path: string, bytes: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-length': bytes };
    const sending = request(gateway.url + path, { method: 'POST', headers }, ({ statusCode }) => {
      resolve(statusCode);
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
  });
}

/** A web server that answers what names a service when the test says so, and everything else at once. */
async function startSlowWeb() {
  const waiting: { url: string; response: ServerResponse }[] = [];
  const server = createServer(({ url = '' }, response) => {
    if (url.includes('service=')) waiting.push({ url, response });
    else response.end(url);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    waiting,
    address: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function apiError(response: Response): Promise<ApiError> {
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  return (await response.json()) as ApiError;
}

describe('routes', () => {
  it.each(routes)('$prefix goes to $service, with all that lies below', async ({ prefix, service }) => {
    const below = `${prefix.replace(/\/$/, '')}/below?q=ü%20%26`;
    expect(await echo(prefix)).toMatchObject({ service, url: prefix });
    expect(await echo(below)).toMatchObject({
      service,
      url: new URL(below, gateway.url).href.slice(gateway.url.length),
    });
  });

  it('takes a prefix for whole path segments only', async () => {
    expect((await echo('/api/contacts')).service).toBe('auth');
    expect((await echo('/api/websites/garage')).service).toBe('auth');
    expect((await echo('/apis')).service).toBe('web');
  });

  it('sends the language versions of pages and unknown addresses to the web server', async () => {
    for (const path of ['/', '/en/contact', '/assets/app.js', '/admin/panel', '/does/not/exist']) {
      expect(await echo(path)).toMatchObject({ service: 'web', url: path });
    }
  });
});

describe('what operators alone may see', () => {
  it.each([
    ['/health/live', 404],
    ['/health/ready', 404],
    ['/health', 404],
    ['/metrics', 404],
    ['/metrics/', 404],
    ['/METRICS', 404],
    ['/%6detrics', 404],
    ['//metrics', 400],
    ['/en/../metrics', 400],
    ['/x/..%2fhealth/live', 400],
  ])('%s is not passed on', async (path, expected) => {
    // fetch would tidy the path up before sending it
    const status = await new Promise<number | undefined>((resolve, reject) => {
      request({ port: gateway.port, host: '127.0.0.1', path }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(expected);
  });

  it('answers its own health without a service', async () => {
    const response = await fetch(`${gateway.url}/gateway-health`);
    expect([response.status, await response.text()]).toEqual([200, 'gateway_up 1\n']);
  });
});

describe('what the services learn about a request', () => {
  it('names the address that visitors used, and the scheme', async () => {
    const { headers } = await echo('/api/contact');
    expect(headers).toMatchObject({
      host: `127.0.0.1:${gateway.port}`,
      'x-forwarded-host': `127.0.0.1:${gateway.port}`,
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('passes on what belongs to the application', async () => {
    const { headers, method, bodyBytes } = await echo('/api/contact', {
      method: 'POST',
      body: 'grüezi',
      headers: {
        cookie: 'sid=1',
        'x-admin-token': 't',
        'idempotency-key': 'k',
        'content-type': 'text/plain',
      },
    });
    expect({ method, bodyBytes }).toEqual({ method: 'POST', bodyBytes: 7 });
    expect(headers).toMatchObject({ cookie: 'sid=1', 'x-admin-token': 't', 'idempotency-key': 'k' });
  });

  it('drops what a visitor claims about address, scheme and host', async () => {
    const { headers } = await echo('/api/contact', {
      headers: {
        'x-forwarded-for': '203.0.113.9, 10.0.0.1',
        'x-forwarded-proto': 'https',
        'x-forwarded-host': 'evil.example',
        forwarded: 'for=203.0.113.9',
      },
    });
    expect(headers).toMatchObject({
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-forwarded-host': `127.0.0.1:${gateway.port}`,
    });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('lets no stranger continue a trace', async () => {
    const strangers = { traceparent: `00-${'f'.repeat(32)}-${'f'.repeat(16)}-01`, tracestate: 'a=b' };
    const { headers } = await echo('/api/contact', { headers: strangers });
    expect(headers).not.toHaveProperty('traceparent');
    expect(headers).not.toHaveProperty('tracestate');
  });

  it('believes a trusted proxy in front of it, up to the first address that is not trusted', async () => {
    const behindProxy = await start({ trustedProxies: '127.0.0.1 10.0.0.0/8' });
    const { headers } = await echo(
      '/api/contact',
      { headers: { 'x-forwarded-for': '198.51.100.7, 203.0.113.9, 10.0.0.1', 'x-forwarded-proto': 'https' } },
      behindProxy.url,
    );
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  });

  it('gives every request an id of its own, whatever the visitor sends, and shows the same to both sides', async () => {
    const sent = { headers: { 'x-request-id': 'chosen-by-visitor' } };
    const answers = await Promise.all([1, 2].map(() => fetch(`${gateway.url}/api/contact`, sent)));
    const ids = answers.map(({ headers }) => headers.get('x-request-id'));
    expect(new Set(ids).size).toBe(2);
    for (const [index, response] of answers.entries()) {
      expect(ids[index]).toMatch(/^[0-9a-f]{32}$/);
      expect(((await response.json()) as Echo).headers['x-request-id']).toBe(ids[index]);
    }
    // nginx writes it down once the answer is gone.
    const isLogged = async () => {
      const logged = new Set(gateway.accessLog().map(({ requestId }) => requestId));
      return ids.every((id) => logged.has(id));
    };
    expect(await eventually(isLogged, true)).toBe(true);
  });
});

describe('answers of the services', () => {
  it('pass untouched, errors and security headers included', async () => {
    for (const status of [401, 404, 413, 429, 500, 503]) {
      const response = await fetch(`${gateway.url}/api/contact/status/${status}`);
      expect(response.status).toBe(status);
      expect(response.headers.get('content-security-policy')).toBe("default-src 'contact'");
      expect(((await response.json()) as Echo).service).toBe('contact');
    }
  });

  it('are compressed for those who accept it, and no software version is told', async () => {
    const response = await fetch(`${gateway.url}/api/contact`, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
    expect(response.headers.get('server')).toBe('nginx');
  });
});

describe('limits', () => {
  it('lets through what the services accept, to the byte', async () => {
    const body = 'x'.repeat(JSON_BODY_LIMIT);
    expect((await echo('/api/contact', { method: 'POST', body })).bodyBytes).toBe(JSON_BODY_LIMIT);
    const tooLarge = await fetch(`${gateway.url}/api/contact`, { method: 'POST', body: `${body}x` });
    expect(tooLarge.status).toBe(413);
  });

  it('lets pictures through where staff send them, and nowhere else', async () => {
    const body = 'x'.repeat(UPLOAD_BODY_LIMIT);
    for (const path of ['/api/admin/promotions', '/api/admin/promotions/1']) {
      expect((await echo(path, { method: 'POST', body })).bodyBytes).toBe(UPLOAD_BODY_LIMIT);
      const tooLarge = await fetch(gateway.url + path, { method: 'POST', body: `${body}x` });
      expect(tooLarge.status).toBe(413);
      expect(await apiError(tooLarge)).toMatchObject({ message: 'Das Bild darf nicht größer als 5MB sein.' });
    }
    for (const path of ['/api/admin/promotionsx', '/api/promotions', '/uploads/x', '/admin/promotions']) {
      expect((await fetch(gateway.url + path, { method: 'POST', body })).status).toBe(413);
    }
  });

  it('lets documents through where customers send them', async () => {
    const body = 'x'.repeat(BOOKING_LIMITS.documentBytes);
    const path = '/api/booking/ABCD2345/documents';
    expect((await echo(path, { method: 'POST', body })).bodyBytes).toBe(BOOKING_LIMITS.documentBytes);
    const tooLarge = await fetch(gateway.url + path, { method: 'POST', body: `${body}x` });
    expect(tooLarge.status).toBe(413);
    expect(await apiError(tooLarge)).toMatchObject({
      message: 'Ein Dokument darf höchstens 10 MB gross sein.',
    });
    expect((await fetch(`${gateway.url}/api/booking`, { method: 'POST', body })).status).toBe(413);
  });

  it('lets photos through where the workshop sends them', async () => {
    const body = 'x'.repeat(FINDINGS_LIMITS.photoBytes);
    const path = '/api/admin/appointments/17/photos';
    expect((await echo(path, { method: 'POST', body })).bodyBytes).toBe(FINDINGS_LIMITS.photoBytes);
    const tooLarge = await fetch(gateway.url + path, { method: 'POST', body: `${body}x` });
    expect(tooLarge.status).toBe(413);
    expect(await apiError(tooLarge)).toMatchObject({ message: 'Ein Foto darf höchstens 10 MB gross sein.' });
  });

  it('lets all content as one file through where it is put in, and nowhere else', async () => {
    const body = 'x'.repeat(20_000_000);
    expect((await echo(CONTENT_ARCHIVE_PATH, { method: 'POST', body })).bodyBytes).toBe(body.length);
    expect((await fetch(`${gateway.url + CONTENT_ARCHIVE_PATH}/x`, { method: 'POST', body })).status).toBe(
      413,
    );
    expect(await statusOfAnnounced(CONTENT_ARCHIVE_PATH, ARCHIVE_BODY_LIMIT + 1)).toBe(413);
  });

  it('lets whole legal texts through where staff save them', async () => {
    const body = 'x'.repeat(EDITOR_BODY_LIMIT);
    const path = '/api/admin/website/legal';
    expect((await echo(path, { method: 'POST', body })).bodyBytes).toBe(EDITOR_BODY_LIMIT);
    expect((await fetch(gateway.url + path, { method: 'POST', body: `${body}x` })).status).toBe(413);
    expect((await fetch(`${gateway.url}/api/website/legal`, { method: 'POST', body })).status).toBe(413);
  });

  it('answers 413 as an API error to a message of 1 MB', async () => {
    const body = JSON.stringify({ message: 'x'.repeat(1_000_000) });
    const response = await fetch(`${gateway.url}/api/contact`, { method: 'POST', body });
    expect(response.status).toBe(413);
    expect(await apiError(response)).toEqual({
      statusCode: 413,
      code: 'payload-too-large',
      message: errorMessages['payload-too-large'],
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('explains the same to people on a page', async () => {
    const response = await fetch(`${gateway.url}/contact`, { method: 'POST', body: 'x'.repeat(1_000_000) });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(errorTexts['de']!['too-large']!.title);
  });

  it('slows down an address that floods, and multiplies the limit by RATE_LIMIT_FACTOR', async () => {
    const strict = await start({ rateLimitFactor: 0.02 }); // 1 per second, 4 at once
    const path = `${strict.url}/api/contact`;
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(path)));
    const seconds = (performance.now() - begun) / 1000; // a busy machine may need some
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(25 - Math.ceil(seconds));
    expect(refused.length).toBeLessThan(30);
    expect(refused[0]!.headers.get('retry-after')).toBe('1');
    expect(await apiError(refused[0]!)).toMatchObject({
      code: 'too-many-requests',
      message: errorMessages['too-many-requests'],
    });
    const roomy = await Promise.all(Array.from({ length: 60 }, () => fetch(`${gateway.url}/api/contact`)));
    expect(roomy.every(({ status }) => status === 200)).toBe(true);
  });

  it('lets so many pages of single visitors through at a time, and tells the others to come again', async () => {
    const web = await startSlowWeb();
    const crowded = await start({ web: web.address });
    try {
      const ask = (nth: number) => fetch(`${crowded.url}/fr/booking?service=${nth}`);
      const crowd = Array.from({ length: 24 }, (_, nth) => ask(nth));
      while (web.waiting.length < crowd.length) await sleep(20);

      const refused = await ask(24);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.text()).toContain(errorTexts['fr']!['busy']!.text);
      expect(await (await fetch(`${crowded.url}/fr/services`)).text()).toBe('/fr/services');

      for (const { response } of web.waiting) response.end('a page');
      for (const answer of await Promise.all(crowd)) expect(await answer.text()).toBe('a page');
      const asked = Array.from(crowd, (_, nth) => `/fr/booking?service=${nth}`);
      expect(web.waiting.map(({ url }) => url).toSorted()).toEqual(asked.toSorted());
    } finally {
      web.stop();
    }
  });

  it('lets a crowd that wants such pages in one after the other, instead of refusing it again and again', async () => {
    const begun = performance.now();
    const crowd = Array.from({ length: 60 }, (_, nth) => fetch(`${gateway.url}/fr/booking?service=${nth}`));
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(performance.now() - begun).toBeGreaterThan(250); // 200 a second
  });

  it('leaves room for others when one address wants many pages of its own', async () => {
    const web = await startSlowWeb();
    const shared = await start({ rateLimitFactor: 1, web: web.address, trustedProxies: '127.0.0.1' });
    const ask = (from: string) =>
      fetch(`${shared.url}/fr/booking?service=1`, { headers: { 'x-forwarded-for': from } });
    try {
      const greedy = Array.from({ length: 8 }, () => ask('203.0.113.7'));
      while (web.waiting.length < greedy.length) await sleep(20);

      const refused = await ask('203.0.113.7');
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await refused.text()).toContain(errorTexts['fr']!['busy']!.text);
      const other = ask('203.0.113.8');
      while (web.waiting.length < greedy.length + 1) await sleep(20);

      for (const { response } of web.waiting) response.end('a page');
      for (const answer of await Promise.all([...greedy, other])) expect(answer.status).toBe(200);
    } finally {
      web.stop();
    }
  });

  it('lets an address wait for so many answers at a time, and tells it then that these are too many', async () => {
    const web = await startSlowWeb();
    const strict = await start({ rateLimitFactor: 0.1, web: web.address }); // 10 at a time
    try {
      const waiting = Array.from({ length: 10 }, (_, nth) => fetch(`${strict.url}/fr/${nth}?service=1`));
      while (web.waiting.length < waiting.length) await sleep(20);

      const page = await fetch(`${strict.url}/fr/services`);
      expect([page.status, page.headers.get('retry-after')]).toEqual([429, '5']);
      expect(await page.text()).toContain(errorTexts['fr']!['too-many']!.text);
      const call = await fetch(`${strict.url}/api/contact`);
      expect([call.status, call.headers.get('retry-after')]).toEqual([429, '1']);

      for (const { response } of web.waiting) response.end('a page');
      for (const answer of await Promise.all(waiting)) expect(answer.status).toBe(200);
      expect((await fetch(`${strict.url}/fr/services`)).status).toBe(200);
    } finally {
      web.stop();
    }
  });

  it('answers what is not readable as HTTP with 400 and a page', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      let text = '';
      connect(gateway.port, '127.0.0.1')
        .setEncoding('utf8')
        .on('data', (chunk: string) => (text += chunk))
        .once('end', () => resolve(text))
        .once('error', reject)
        .end('GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n');
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain(errorTexts['de']!['bad-request']!.title);
  });
});

describe('while a service is down', () => {
  let lonely: RunningGateway;

  beforeAll(async () => {
    const gone = await startStubService('gone');
    await gone.stop();
    lonely = await start({ auth: gone.address, web: gone.address, content: 'no-such-host.invalid:3000' });
  });

  it('starts all the same and keeps the others reachable', async () => {
    expect((await echo('/api/contact', {}, lonely.url)).service).toBe('contact');
  });

  it.each(['/api/admin/user', '/api/website/garage'])(
    'answers %s with 503 and German words',
    async (path) => {
      const response = await fetch(lonely.url + path);
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('5');
      expect(await apiError(response)).toEqual({
        statusCode: 503,
        code: 'dependency-unavailable',
        message: errorMessages['dependency-unavailable'],
        requestId: response.headers.get('x-request-id'),
      });
    },
  );

  it.each(Object.keys(errorTexts))('shows people a page that needs nothing else (%s)', async (language) => {
    const response = await fetch(`${lonely.url}/${language}/about`, { headers: { 'accept-language': 'it' } });
    const html = await response.text();
    const { title, text } = errorTexts[language]!['unavailable']!;
    expect(response.status).toBe(503);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).toContain(text);
    expect(html).toContain(response.headers.get('x-request-id'));
    expect(html).not.toMatch(/<!--#|\(none\)|src=|<link|<script|https?:/);
  });

  it.each([
    [undefined, 'de'],
    ['fr-CH,fr;q=0.9,de;q=0.8', 'fr'],
    ['pt', 'pt'],
    ['fry,de', 'de'],
    ['ja,en;q=0.9', 'de'],
  ])('at an address without a language it is in the visitor’s own: %s', async (accepted, language) => {
    const response = await fetch(`${lonely.url}/about`, {
      headers: accepted === undefined ? {} : { 'accept-language': accepted },
    });
    const html = await response.text();
    expect(html).toContain(`<html lang="${language}"`);
    expect(html).toContain(`<h1>${errorTexts[language]!['unavailable']!.title}</h1>`);
  });

  it('protects its own answers: no framing, no foreign content, nothing kept', async () => {
    for (const path of ['/', '/api/admin/user', '/metrics']) {
      const { headers } = await fetch(lonely.url + path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('a site that visitors reach by https', () => {
  const publicUrl = 'https://garage.example';

  it('is not started without knowing the proxy, and says what to set', async () => {
    await expect(start({ publicUrl })).rejects.toThrow(
      /PUBLIC_URL is https:\/\/garage\.example, but TRUSTED_PROXIES is not set: .* Set TRUSTED_PROXIES to/,
    );
  });

  it('asks browsers for https with the answers of nginx itself too; a try-out does not', async () => {
    const secure = await start({ publicUrl, trustedProxies: '127.0.0.1' });
    const own = ['/metrics', '/gateway-health', '//', '/api//'];
    for (const path of own) {
      const { headers } = await fetch(secure.url + path);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect((await fetch(gateway.url + path)).headers.get('strict-transport-security')).toBeNull();
    }
  });
});

describe('the logs', () => {
  it('name requests without the query, which may hold what a person typed', async () => {
    const asked = await fetch(`${gateway.url}/api/contact?email=anna@example.ch`);
    const id = asked.headers.get('x-request-id');
    const pathOf = async () => gateway.accessLog().find(({ requestId }) => requestId === id)?.['path'];
    expect(await eventually(pathOf, '/api/contact')).toBe('/api/contact');
    expect(JSON.stringify(gateway.accessLog())).not.toContain('anna');
  });

  it('say of a request that failed why, and neither its query nor who made it', async () => {
    const gone = await startStubService('gone');
    await gone.stop();
    const lonely = await start({ contact: gone.address });
    const page = `${lonely.url}/booking/appointment?id=ABCD2345&token=secret`;
    const path = '/api/booking/ABCD2345?token=secret';
    await fetch(lonely.url + path, { headers: { referer: page } });
    await fetch(`${lonely.url}/api/booking?a="secret,"`, { headers: { referer: `${page},"secret` } });
    await lonely.stop(); // what it said is complete
    expect(lonely.errorLog()).toContain('Connection refused');
    expect(lonely.errorLog()).toContain('request: "GET /api/booking/ABCD2345 HTTP/1.1"');
    expect(lonely.errorLog()).not.toMatch(/secret|client: \d/);
  });

  it('tell of each request that a limit refused once, so that a crowd does not make nginx wait for its log', async () => {
    const strict = await start({ rateLimitFactor: 0.02 });
    const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${strict.url}/api/contact`)));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    const logged = async () => strict.accessLog().filter(({ status }) => status === 429).length;
    expect(await eventually(logged, refused)).toBe(refused);
    await strict.stop(); // what it said is complete
    expect(strict.errorLog()).toBe('');
  });
});
