import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import type { SiteService } from '@garage/contracts/site-services';
import { eventually } from './testing/eventually.ts';
import { fakeContent } from './testing/fake-content.ts';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const ORIGIN = 'https://garage.example';
const PAGE = '/services/service3title-3';

let content: FakeService;
let server: FastifyInstance;
/** What staff have changed of each service. */
let change: (service: SiteService) => Partial<SiteService> | null = () => ({});

beforeAll(async () => {
  content = await fakeContent(undefined, undefined, (page, answer) =>
    page === 'services' ? { ...answer, items: changed((answer as { items: SiteService[] }).items) } : answer,
  );
  server = await startTestServer({ content: content.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
});
beforeEach(() => {
  change = () => ({});
});

function changed(items: SiteService[]): SiteService[] {
  return items.flatMap((item) => {
    const values = change(item);
    return values ? [{ ...item, ...values }] : [];
  });
}

/** Where a page leads to book a service. */
const bookings = async (url: string) => (await server.inject(url)).body.match(/\?service=\d+/g);
const status = async (url: string) => (await server.inject(url)).statusCode;
/** What was asked of the content service a moment ago is asked again only then. */
const until = <Value>(ask: () => Promise<Value>, expected: Value) =>
  eventually(async () => expect(await ask()).toEqual(expected), { withinMs: 10_000 });
const sitemap = async () => (await server.inject('/sitemap.xml')).body;

describe.each(LANGUAGES)('the page of a service in %s', (language) => {
  it('is at an address of its own, which every translation and the list of services know', async () => {
    const url = localizedPath(PAGE, language, DEFAULT_GARAGE);
    const { statusCode, body } = await server.inject(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${url}">`);
    for (const other of LANGUAGES)
      expect(body).toContain(
        `hreflang="${other}" href="${ORIGIN}${localizedPath(PAGE, other, DEFAULT_GARAGE)}"`,
      );
    expect((await server.inject(localizedPath('/services', language, DEFAULT_GARAGE))).body).toContain(
      `href="${url}"`,
    );
    expect(await sitemap()).toContain(`<loc>${ORIGIN}${url}</loc>`);
  });
});

it('the page of a service shows the record in its language, with the ways to book it and to ask', async () => {
  const { body } = await server.inject(localizedPath(PAGE, 'fr', DEFAULT_GARAGE));
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  for (const part of ['Title', 'Description', 'Details']) expect(main).toContain(`>service3${part}Fr<`);
  expect(main).toContain('CHF 120.–');
  expect(main).toMatch(/1.h 30.min/);
  expect(main).toContain('href="/fr/booking?service=3"');
  expect(main).toContain('href="/fr/contact"');
  // Others, and not itself among them.
  const links = [...main.matchAll(/href="\/fr\/services\/([^"]+)"/g)].map(([, words]) => words);
  expect(links).toEqual(['service4title-4', 'service5title-5', 'service6title-6']);
});

it('the page of a service offers no booking of what cannot be booked', async () => {
  change = ({ id }) => ({ isActive: id !== 4 });
  // The button, and what search engines read.
  expect(await bookings('/services/service4title-4')).toEqual(['?service=4', '?service=4']);
  await until(() => bookings('/services/service4title-4'), null);
  expect(await status('/services/service4title-4')).toBe(200);
});

it('an earlier title, or the bare number, leads to where the service is now', async () => {
  for (const address of ['/services/altes-wort-3', '/services/3', '/services/service3title-3/']) {
    const { statusCode, headers } = await server.inject(`${address}?a=b`);
    expect([address, statusCode, headers.location]).toEqual([address, 301, `${PAGE}?a=b`]);
  }
  const { headers } = await server.inject('/fr/services/altes-wort-3');
  expect(headers.location).toBe(`/fr${PAGE}`);
});

it('the page of a service that does not exist is a 404', async () => {
  for (const address of [
    '/services/nichts-99',
    '/fr/services/nichts-99',
    '/services/service3title',
    '/services/:service',
  ])
    expect([address, await status(address)]).toEqual([address, 404]);
  const { body } = await server.inject('/services/nichts-99');
  expect(body).toContain('<meta name="robots" content="noindex">');
});

it.each([
  ['hidden', ({ id }: SiteService) => (id === 3 ? { inList: false } : {})],
  ['removed', ({ id }: SiteService) => (id === 3 ? null : {})],
])('the page of a %s service goes, from the sitemap too, and comes back with it', async (_how, made) => {
  expect(await status(PAGE)).toBe(200);
  change = made;
  await until(() => status(PAGE), 404);
  await until(async () => (await sitemap()).includes(PAGE), false);
  expect((await server.inject('/services')).body).not.toContain(PAGE);
  change = () => ({});
  await until(() => status(PAGE), 200);
  expect(await sitemap()).toContain(PAGE);
});

it('the page of a service moves with the title', async () => {
  change = ({ id }) => (id === 3 ? { name: { de: 'Räder & Reifen' } } : {});
  await until(() => status('/services/raeder-reifen-3'), 200);
  const { statusCode, headers } = await server.inject(PAGE);
  expect([statusCode, headers.location]).toEqual([301, '/services/raeder-reifen-3']);
});

it('the page of a service says that it cannot say while none is known, and lets nobody keep that', async () => {
  const silent = await fakeService(() => ({ status: 503, body: {} }));
  const lonely = await startTestServer({ content: silent.url });
  const { statusCode, headers, body } = await lonely.inject(PAGE);
  expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
  expect(body.match(/<h1[ >]/g)).toHaveLength(1);
  await lonely.close();
  await silent.close();
});
