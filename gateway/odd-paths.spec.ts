import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ODD_TARGETS } from './testing/odd-targets.ts';
import { type RawAnswer, rawRequest } from './testing/raw-request.ts';
import { startGateway, type RunningGateway } from './testing/start-gateway.ts';
import { deadAddress, startStubService, type StubService } from './testing/stub-service.ts';
import { startWebServer, type RunningWebServer } from './testing/start-web-server.ts';

const PAGES = ['/', '/contact', '/booking', '/privacy'];

let web: RunningWebServer;
let service: StubService;
let gateway: RunningGateway;
let before: RawAnswer[];

beforeAll(async () => {
  service = await startStubService('any');
  const { address } = service;
  const nobody = `http://${await deadAddress()}`;
  web = await startWebServer({ AUTH_URL: nobody, CONTACT_URL: nobody });
  gateway = await startGateway({
    auth: address,
    content: address,
    contact: address,
    web: web.address,
    rateLimitFactor: 100,
  });
  before = await pages();
});
afterAll(async () => {
  await gateway?.stop();
  await web?.stop();
  await service?.stop();
});

const throughGateway = (target: string) => rawRequest(gateway.port, target);
const straightToWeb = (target: string) => rawRequest(Number(web.address.split(':')[1]), target);

const pages = () => Promise.all(PAGES.map((page) => throughGateway(page)));

/** The files in which the gateway keeps answers. */
function kept(): string[] {
  const folder = path.join(gateway.runFolder, 'pages');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** As after a second in which nobody came: whoever asks next decides what is kept. */
function forgetPages(): void {
  for (const file of kept()) rmSync(file);
}

function whatVisitorsGet({ status, headers, body }: RawAnswer) {
  const { 'x-request-id': _differs, date: _moment, ...same } = headers;
  return { status, headers: same, body };
}

function isRefused({ status, headers, body }: RawAnswer): boolean {
  const isPage = /data-kind="bad-request"[^]*<h1>.+<\/h1>/.test(body);
  const isCall = body.includes('"code":"bad-request"');
  const isSafe = headers['cache-control'] === 'no-store' && headers['x-content-type-options'] === 'nosniff';
  return status === 400 && (isPage || isCall) && isSafe && !('location' in headers);
}

it('the pages of this test are whole, each another one, and kept by the gateway', () => {
  expect(before.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(before.map(({ body }) => body)).size).toBe(PAGES.length);
  for (const { body } of before) expect(body).toMatch(/<\/html>$/);
  expect(kept()).toHaveLength(PAGES.length);
});

it.each([
  ['/api/contact%2f', 'application/json; charset=utf-8'],
  ['/contact%2f', 'text/html; charset=utf-8'],
])('a body that is too large as well changes nothing about the answer to %s', async (target, type) => {
  const answer = await fetch(gateway.url + target, { method: 'POST', body: 'x'.repeat(200_000) });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([400, type]);
  expect(await answer.text()).toContain('bad-request');
});

describe.each([
  ['through the gateway', throughGateway],
  ['on a web server without a gateway', straightToWeb],
])('an address that can be read in two ways, %s', (_way, ask) => {
  it('is refused: to people on a page, to programs in the common form', async () => {
    const targets = ODD_TARGETS.flatMap(([, odd]) => odd);
    expect(targets.length).toBeGreaterThan(200);
    const answers = await Promise.all(targets.map((target) => ask(target)));
    const wrong = answers
      .map((answer, index) => ({ target: targets[index], ...answer }))
      .filter((answer) => !isRefused(answer));
    expect(wrong).toEqual([]);
  });

  it('is refused in the common form as a call, however unreadable', async () => {
    const targets = ['/api/admin/users/%00', '/api/%00/x?y', '/api/%', '/api//x', '//api/x'];
    for (const target of targets) {
      const { status, headers, body } = await ask(target);
      expect([target, status, headers['content-type']]).toEqual([
        target,
        400,
        'application/json; charset=utf-8',
      ]);
      expect([target, JSON.parse(body)]).toEqual([
        target,
        expect.objectContaining({ code: 'bad-request', requestId: headers['x-request-id'] }),
      ]);
    }
  });

  it('speaks the language of the address', async () => {
    const { body } = await ask('/fr//contact');
    expect(body).toContain('<html lang="fr"');
    expect(body).toContain('href="/fr"');
    expect(body).toContain('Retour à l’accueil');
    expect(body).not.toMatch(/<!--#|\(none\)/);
  });

  it('is told apart from one that only looks unusual', async () => {
    for (const [target, status] of [
      ['/%63ontact', 404],
      ['/contact;jsessionid=1', 404],
      ['/.well-known/security.txt', 404],
      ['/...', 404],
      ['/contact?next=//evil.example/../%2f%5c\\', 200],
      ['http://evil.example/contact', 200],
      ['http://evil.example', 200],
      ['/k%C3%BCche', 404],
      [`/content/de/${'x'.repeat(2000)}`, 404],
    ] as const)
      expect([target, (await ask(target)).status]).toEqual([target, status]);
  });
});

describe('what visitors get', () => {
  beforeEach(forgetPages);

  it.each(ODD_TARGETS)('is byte for byte what it was after any address like %s', async (_like, targets) => {
    for (const target of targets) {
      await throughGateway(target);
      expect([target, kept()]).toEqual([target, []]);
    }
    expect((await pages()).map(whatVisitorsGet)).toEqual(before.map(whatVisitorsGet));
  });

  it.each(['/%63ontact', 'http://evil.example/contact', '/booking?service=1', '/?service=1'])(
    'is byte for byte what it was after %s',
    async (target) => {
      await throughGateway(target);
      expect((await pages()).map(whatVisitorsGet)).toEqual(before.map(whatVisitorsGet));
    },
  );

  it('is their own selection where the address names one, also while the page without one is kept', async () => {
    await throughGateway('/booking');
    const { body, headers } = await throughGateway('/booking?service=3');
    expect(body).toContain('"services":[3]');
    expect(headers['cache-control']).toBe('no-store');
    expect((await throughGateway('/booking')).body).toBe(before[2]!.body);
  });
});
