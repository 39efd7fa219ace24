import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type IncomingHttpHeaders } from 'node:http2';
import { request as plainRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { startGateway, type RunningGateway } from './testing/start-gateway.ts';
import { startTls, type RunningTls } from './testing/start-tls.ts';
import { startStubService, type Echo, type StubService } from './testing/stub-service.ts';

const DOMAIN = 'www.garage-muster.example';
const ALIAS = 'garage-muster.example';
/** Loopback has more than one address, so that the visitor's is told from the proxy's. */
const VISITOR = '127.0.0.2';

let folder: string;
let socket: string;
let service: StubService;
let gateway: RunningGateway;
let tls: RunningTls;

function start(name = DOMAIN): Promise<RunningGateway> {
  const { address } = service;
  const services = { auth: address, content: address, contact: address, web: address };
  return startGateway({ ...services, domain: { name, socket } });
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'domain-'));
  socket = join(folder, 'http');
  service = await startStubService('any');
  gateway = await start();
  tls = await startTls({ domain: DOMAIN, aliases: `${ALIAS} other.example`, gatewaySocket: socket });
});

afterAll(async () => {
  await tls.stop();
  await gateway.stop();
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  protocol: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A visitor's request by HTTP/2, who believes the test's authority only. */
async function visit(path: string, headers: Record<string, string> = {}, name = DOMAIN): Promise<Answer> {
  const options = {
    host: '127.0.0.1',
    port: tls.httpsPort,
    localAddress: VISITOR,
    servername: name,
    ca: tls.authority,
    ALPNProtocols: ['h2'],
  };
  const session = connect(`https://${name}`, { createConnection: () => connectTls(options) });
  try {
    return await new Promise<Answer>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': path, ...headers });
      let answered: IncomingHttpHeaders = {};
      let body = '';
      stream.once('response', (received) => (answered = received));
      stream.setEncoding('utf8').on('data', (text: string) => (body += text));
      stream.once('error', reject);
      stream.once('end', () => resolve({ protocol: session.alpnProtocol, headers: answered, body }));
      stream.end();
    });
  } finally {
    session.close();
  }
}

/** A request without TLS, of which the answer is not followed. */
function plain(
  port: number,
  path: string,
): Promise<{ status: number | undefined; location?: string | undefined }> {
  return new Promise((resolve, reject) => {
    plainRequest({ host: '127.0.0.1', port, path, headers: { host: DOMAIN } }, (response) => {
      response.resume();
      resolve({ status: response.statusCode, location: response.headers.location });
    })
      .once('error', reject)
      .end();
  });
}

describe('a site with a domain', () => {
  it('is reached by HTTP/2 with a certificate for it, and offers HTTP/3', async () => {
    const { protocol, headers, body } = await visit('/en/contact?a=1');
    expect([protocol, headers[':status']]).toEqual(['h2', 200]);
    expect(headers['alt-svc']).toContain(`h3=":${tls.httpsPort}"`);
    expect((JSON.parse(body) as Echo).url).toBe('/en/contact?a=1');
  });

  it('tells the services the address and the scheme of the visitor, whatever the visitor claims', async () => {
    const claimed = {
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      forwarded: 'for=203.0.113.9',
    };
    const { headers } = JSON.parse((await visit('/api/contact', claimed)).body) as Echo;
    expect(headers).toMatchObject({ 'x-forwarded-for': VISITOR, 'x-forwarded-proto': 'https' });
    expect(headers).not.toHaveProperty('forwarded');
  });

  it('asks browsers for https, with the answers of nginx itself too', async () => {
    const { headers } = await visit('/gateway-health');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['server']).toBe(undefined);
  });

  it('leads from http to https', async () => {
    const { status, location } = await plain(tls.httpPort, '/booking?service=1');
    expect(status).toBe(308);
    expect(location).toBe(`https://${DOMAIN}/booking?service=1`);
  });

  it.each([ALIAS, 'other.example'])('is found by its other name %s', async (name) => {
    const { headers } = await visit('/en/contact?a=1', {}, name);
    expect(headers).toMatchObject({ ':status': 301, location: `https://${DOMAIN}/en/contact?a=1` });
  });

  it('answers nothing at the port of the gateway but where it is, and its health', async () => {
    for (const path of ['/', '/api/contact?a=1', '/admin/panel', '/metrics']) {
      expect(await plain(gateway.port, path)).toEqual({ status: 308, location: `https://${DOMAIN}${path}` });
    }
    expect(await plain(gateway.port, '/gateway-health')).toEqual({ status: 200, location: undefined });
  });

  it('lets visitors wait while the gateway starts anew, also after one that has left its socket', async () => {
    await gateway.stop();
    writeFileSync(socket, '');
    const waiting = visit('/about');
    gateway = await start();
    expect((await waiting).headers[':status']).toBe(200);
  });
});

describe('while the gateway is away', () => {
  it('visitors read that the site is back soon, and no log has what they asked', async () => {
    await gateway.stop();
    const { headers, body } = await visit('/booking/appointment?token=secret');
    expect(headers).toMatchObject({ ':status': 503, 'retry-after': '5' });
    expect(headers['strict-transport-security']).toContain('max-age=');
    expect(body).toContain('gleich wieder da');
    expect(tls.log()).toMatch(/"logger":"http\.log\.error.*dial unix/);
    expect(tls.log()).not.toMatch(/secret|"request":/);
  });
});

describe('a domain that is more than a name', () => {
  it.each(['https://www.garage-muster.example', 'a.example b.example', '$host'])(
    'is refused: %s',
    async (name) => {
      await expect(start(name)).rejects.toThrow('give the name alone');
    },
  );
});
