import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGateway, type RunningGateway } from './testing/start-gateway.ts';

/** Longer than a page is kept. */
const KEPT_MS = 2100;
/** As the web server says of a page that is the same for everybody. */
const SHARED = 'public, max-age=0, s-maxage=1, stale-if-error=604800';
/** Where a second may be over between two questions. */
const LONG_SHARED = 'public, max-age=0, s-maxage=600';

let web: Server;
let gateway: RunningGateway;
let text = '';
let asked: string[] = [];
let cookies: (string | undefined)[] = [];
let status = 200;
let said: Record<string, string> = {};

beforeAll(async () => {
  web = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    cookies.push(request.headers.cookie);
    const { cookie = '', 'accept-encoding': encoding = '' } = request.headers;
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': SHARED,
      vary: 'Accept-Encoding, Cookie',
      ...said,
    });
    const language = /language=(\w+)/.exec(cookie)?.[1] ?? 'de';
    response.end(`${text} ${language} [${encoding}]`);
  });
  await new Promise<void>((resolve) => web.listen(0, '127.0.0.1', resolve));
  const address = `127.0.0.1:${(web.address() as AddressInfo).port}`;
  gateway = await startGateway({
    auth: address,
    content: address,
    contact: address,
    web: address,
    rateLimitFactor: 100,
  });
});
afterAll(async () => {
  await gateway.stop();
  web.closeAllConnections();
  web.close();
});
beforeEach(() => {
  asked = [];
  cookies = [];
  status = 200;
  said = {};
});

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(gateway.url + path, { headers: { 'accept-encoding': 'identity', ...headers } })).text();

describe('public pages', () => {
  it('are kept for a second, so that a crowd costs one rendering', async () => {
    text = 'crowd';
    const begun = performance.now();
    const answers = await Promise.all(Array.from({ length: 50 }, () => get('/crowd?from=somewhere')));
    const seconds = (performance.now() - begun) / 1000; // a busy machine may need some
    expect(new Set(answers)).toEqual(new Set(['crowd de []']));
    expect(asked.length).toBeLessThanOrEqual(1 + Math.ceil(seconds));
  });

  it('show a changed text a moment later, also to the first visitor after a quiet time', async () => {
    text = 'before';
    expect(await get('/changed')).toContain('before');
    text = 'after';
    await sleep(KEPT_MS);
    expect(await get('/changed')).toContain('after');
  });

  it('are made anew where the address asks for something: a service, an appointment', async () => {
    text = 'own';
    for (const path of [
      '/booking?service=10',
      '/fr/booking?service=1',
      '/de/booking?service=1',
      '/booking/appointment?id=A&token=b',
    ]) {
      asked = [];
      await Promise.all([get(path), get(path)]);
      expect(asked).toEqual([`GET ${path}`, `GET ${path}`]);
    }
    text = 'plain';
    expect(await get('/booking')).toContain('plain');
  });

  it('stay when the web server fails', async () => {
    text = 'kept';
    await get('/kept');
    status = 500;
    await sleep(KEPT_MS);
    expect(await get('/kept')).toContain('kept');
  });

  it('are kept apart by remembered language and by encoding', async () => {
    text = 'apart';
    expect(await get('/apart')).toBe('apart de []');
    expect(await get('/apart', { cookie: 'language=fr; visitor=7' })).toBe('apart fr []');
    expect(await get('/apart', { cookie: 'language=xx' })).not.toContain('fr');
    expect(await get('/apart', { 'accept-encoding': 'gzip, deflate, br' })).toContain('[br]');
    expect(await get('/apart', { 'accept-encoding': 'gzip;q=0, identity' })).toContain('[]');
  });
});

describe('an answer', () => {
  it.each<[string, Record<string, string>]>([
    ['no-store', { 'cache-control': 'no-store' }],
    ['that browsers ask each time', { 'cache-control': 'no-cache' }],
    ['that it is private', { 'cache-control': 'private, max-age=60' }],
    ['nothing', { 'cache-control': '' }],
    ['that it is over at once', { 'cache-control': 'public, max-age=0' }],
    ['which cookie to keep', { 'set-cookie': 'visitor=1' }],
    ['that it depends on the browser', { vary: 'Accept-Encoding, User-Agent' }],
    ['that it depends on anything', { vary: '*' }],
  ])('that says %s is not kept', async (saying, headers) => {
    said = headers;
    const path = `/says/${encodeURIComponent(saying)}`;
    await get(path);
    await get(path);
    expect(asked).toEqual([`GET ${path}`, `GET ${path}`]);
  });

  it.each<[string, Record<string, string>]>([
    ['of nothing else', { vary: 'cookie ,accept-encoding' }],
    ['of nothing', { vary: '' }],
  ])('that is shared and depends %s is kept', async (saying, headers) => {
    said = { 'cache-control': LONG_SHARED, ...headers };
    const path = `/shared/${encodeURIComponent(saying)}`;
    await get(path);
    await get(path);
    expect(asked).toEqual([`GET ${path}`]);
  });

  it('is kept for the path as it was spelled', async () => {
    said = { 'cache-control': LONG_SHARED };
    for (const path of ['/spelling', '/spellin%67', '/spelling/', '/Spelling']) {
      text = path;
      expect(await get(path)).toContain(`${path} de`);
    }
    expect(await get('/spelling')).toContain('/spelling de');
  });

  it('is made without knowing whose it is: pages see the cookie of the language alone', async () => {
    await get('/cookies', { cookie: 'sid=secret; language=it; visitor=7' });
    await get('/cookies/none', { cookie: 'sid=secret; visitor=7' });
    expect(cookies).toEqual(['language=it', undefined]);
  });

  it('goes by the language that was chosen over https before one that was left from http', async () => {
    expect(await get('/chosen', { cookie: 'language=fr; __Host-language=it' })).toContain('it');
    expect(await get('/chosen', { cookie: 'x__Host-language=it; __Host-language=xx' })).not.toContain('it');
    expect(cookies).toEqual(['language=it', undefined]);
  });
});

describe('what belongs to one person', () => {
  it.each(['/admin/login', '/admin', '/reset-admin', '/assets/a-1234.js', '/uploads/a.jpg'])(
    '%s is never kept',
    async (path) => {
      await get(path);
      await get(path);
      expect(asked).toEqual([`GET ${path}`, `GET ${path}`]);
    },
  );

  it('a form that is sent is never kept, and answered anew each time', async () => {
    for (const body of ['one', 'two']) {
      text = body;
      const response = await fetch(`${gateway.url}/contact`, { method: 'POST', body });
      expect(await response.text()).toContain(body);
    }
    expect(asked).toEqual(['POST /contact', 'POST /contact']);
  });

  it('calls of the services are never kept', async () => {
    await get('/api/admin/user');
    await get('/api/admin/user');
    expect(asked).toHaveLength(2);
  });
});

it('pages that were read once are still served after the web server has gone', async () => {
  text = 'survives';
  await get('/survives');
  web.closeAllConnections();
  await new Promise<void>((resolve) => web.close(() => resolve()));
  await sleep(KEPT_MS);
  expect(await get('/survives')).toContain('survives');
});
