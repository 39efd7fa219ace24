import { connect, type AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as siteModule from '../src/app/entry-server.tsx';
import { deadAddress } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const REQUEST_ID = 'gateway-0123456789';
let server: FastifyInstance;
let written = '';

/** As a page that cannot be rendered fails, and as somebody's words can get into what it says of itself. */
function fail(): never {
  throw Object.assign(new Error('nothing goes to vreni@muster.example'), { sender: 'Vreni Muster' });
}

beforeAll(async () => {
  server = await startTestServer(
    { auth: await deadAddress() },
    {
      module: { ...siteModule, renderPage: async () => fail() },
      log: { write: (line) => void (written += line) },
    },
  );
  server.get('/api/broken', fail);
  server.post('/api/takes-a-body', () => ({}));
  server.get('/api/unreadable', () => JSON.parse('Vreni Muster'));
  server.get('/api/broken-badly', () => {
    // oxlint-disable-next-line only-throw-error -- libraries do it
    throw 'Vreni Muster';
  });
});
afterEach(() => {
  written = '';
});
afterAll(() => server.close());

const get = (url: string) => server.inject({ url, headers: { 'x-request-id': REQUEST_ID } });
const lines = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('an answer that nobody foresaw', () => {
  it.each(['/api/broken', '/api/unreadable', '/api/broken-badly'])(
    'has the one form as a call: %s',
    async (url) => {
      const { statusCode, json, headers } = await get(url);
      expect(statusCode).toBe(500);
      expect(headers['cache-control']).toBe('no-store');
      expect(json()).toEqual({
        statusCode: 500,
        code: 'internal-error',
        message: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später erneut.',
        requestId: REQUEST_ID,
      });
    },
  );

  it.each([
    ['/contact', 'de', 'Wir sind gleich wieder da'],
    ['/en/contact?x=1', 'en', 'We will be right back'],
    ['/pt', 'pt', 'Voltamos já'],
  ])('is a page in the language of its address: %s', async (url, language, title) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([500, 'text/html; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain(`<html lang="${language}" data-kind="unavailable">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(REQUEST_ID);
    expect(body).not.toMatch(/#echo|vreni/i);
  });

  it.each(['/contact', '/api/broken', '/api/unreadable', '/api/broken-badly'])(
    'leaves one error line with request id and stack and without anybody’s words: %s',
    async (url) => {
      await get(`${url}?email=vreni@muster.example`);
      expect(lines().filter(({ level }) => level === 'error')).toEqual([
        expect.objectContaining({
          service: 'web',
          requestId: REQUEST_ID,
          method: 'GET',
          path: url,
          msg: 'answered 500',
          err: expect.objectContaining({ stack: expect.stringMatching(/^\s+at /) }),
        }),
      ]);
      expect(lines().at(-1)).toMatchObject({ level: 'warn', msg: 'request', status: 500 });
      expect(written).not.toMatch(/vreni|muster/i);
    },
  );
});

/** Sends each part once the one before it is answered; everything that comes back until the connection ends. */
async function exchange(parts: readonly string[]): Promise<string> {
  if (!server.server.listening) await server.listen({ host: '127.0.0.1', port: 0 });
  const { port } = server.server.address() as AddressInfo;
  return new Promise<string>((resolve, reject) => {
    let received = '';
    const waiting = [...parts];
    const sendNext = () => void (waiting.length && socket.write(waiting.shift()!));
    const socket = connect(port, '127.0.0.1', sendNext);
    socket
      .on('data', (chunk) => {
        received += chunk.toString();
        sendNext();
      })
      .on('close', () => resolve(received))
      .on('error', reject);
  });
}

describe('a request that cannot be understood', () => {
  it.each([
    ['an address that is none', '/api/%', 400, 'bad-request'],
    ['an address that is no text', '/api/%ff', 400, 'bad-request'],
  ])('is refused in the one form: %s', async (_what, url, status, code) => {
    const { statusCode, json } = await get(url);
    expect([statusCode, json()]).toEqual([
      status,
      { statusCode: status, code, message: expect.any(String), requestId: REQUEST_ID },
    ]);
    expect(lines().filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('is refused in the one form as a body that is too large', async () => {
    const { statusCode, json } = await server.inject({
      method: 'POST',
      url: '/api/takes-a-body',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(2_000_000)}"`,
    });
    expect([statusCode, json().code]).toEqual([413, 'payload-too-large']);
  });

  it('is told so as a page where a page was asked for', async () => {
    const { statusCode, body } = await get('/fr/%');
    expect(statusCode).toBe(400);
    expect(body).toContain('<html lang="fr" data-kind="bad-request">');
  });

  it('is refused on a connection, too, on which others were answered', async () => {
    const answer = await exchange(['GET /fr/% HTTP/1.1\r\nHost: x\r\n\r\n', 'hello\r\n\r\n']);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400']);
  });

  it('gets no second answer when it was refused and then ends its body early', async () => {
    const refused =
      'POST /contact HTTP/1.1\r\nHost: x\r\nContent-Type: text/nothing\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n';
    const answer = await exchange([refused, 'no length of a chunk\r\n']);
    expect(answer.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 415']);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['large headers', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`, 431],
  ])('is refused in the one form on the wire: %s', async (_what, bytes, status) => {
    const answer = await exchange([bytes]);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
      statusCode: status,
      code: 'bad-request',
      message: expect.any(String),
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });
});
