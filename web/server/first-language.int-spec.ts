import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import type { Language } from '@garage/contracts/languages';
import { eventually } from './testing/eventually.ts';
import { fakeContent } from './testing/fake-content.ts';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const ORIGIN = 'https://garage.example';
const FRENCH_FIRST: Language[] = ['fr', 'de', 'en', 'it', 'pt'];
const GERMAN_FIRST: Language[] = ['de', 'en', 'fr', 'it', 'pt'];
const FORM = { name: 'Anna Meier', email: 'anna@example.ch', phone: '+41 79 123 45 67', message: 'Bonjour' };

let languages = FRENCH_FIRST;
let content: FakeService;
let contact: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  content = await fakeContent(undefined, undefined, (page, answer) =>
    page === 'garage' ? { garage: { ...DEFAULT_GARAGE, languages }, closures: [] } : answer,
  );
  contact = await fakeService(() => ({ status: 201, body: { success: true, message: 'Danke' } }));
  server = await startTestServer({ content: content.url, contact: contact.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
  await contact.close();
});

const get = (url: string, cookie?: string) =>
  server.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const post = (url: string) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...FORM, privacy: 'on' }).toString(),
  });
const spokenAt = async (url: string) => /<html lang="(..)"/.exec((await get(url)).body)?.[1];

/** As the content service tells it from now on; resolves when the pages follow. */
async function putInOrder(order: Language[]): Promise<void> {
  languages = order;
  await eventually(
    async () => {
      const spoken = await spokenAt('/team');
      if (spoken !== order[0]) throw new Error(`/team speaks ${spoken}`);
    },
    { withinMs: 4000 },
  );
}

const stateOf = (body: string) =>
  JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(body)?.[1] ?? '') as object;

describe('where French is first', () => {
  beforeEach(() => putInOrder(FRENCH_FIRST));

  it('French has the addresses without a language, German has its own', async () => {
    const home = await get('/');
    expect(home.body).toContain('<html lang="fr"');
    expect(home.body).toContain('href="/contact"');
    expect(stateOf(home.body)).toMatchObject({ language: 'fr', base: '' });
    const german = await get('/de/services');
    expect(german.body).toContain('<html lang="de"');
    expect(german.body).toContain('href="/de/contact"');
    expect(german.body).not.toContain('href="/contact"');
    expect(stateOf(german.body)).toMatchObject({ language: 'de', base: '/de' });
    expect([await spokenAt('/services'), await spokenAt('/it/services')]).toEqual(['fr', 'it']);
  });

  it('French addresses with a language lead to those without, for as long as that holds', async () => {
    const { statusCode, headers } = await get('/fr/contact?a=b');
    expect([statusCode, headers.location]).toEqual([301, '/contact?a=b']);
    expect(headers['cache-control']).toBe('no-cache');
    expect((await get('/fr')).headers.location).toBe('/');
    expect((await get('/fr/services/anything-3')).headers.location).toBe('/services/anything-3');
    expect((await get('/services/anything-3')).headers.location).toBe('/services/service3title-3');
    expect((await get('/de/services/anything-3')).headers.location).toBe('/de/services/service3title-3');
  });

  it('whoever has chosen German is led to it', async () => {
    const { statusCode, headers } = await get('/services', 'language=de');
    expect([statusCode, headers.location]).toEqual([302, '/de/services']);
    expect((await get('/services', 'language=fr')).statusCode).toBe(200);
  });

  it('search engines learn the addresses that there are', async () => {
    for (const url of ['/about', '/de/about']) {
      const { body } = await get(url);
      expect(body).toContain(`<link rel="canonical" href="${ORIGIN}${url}">`);
      expect(body).toContain(`<link rel="alternate" hreflang="fr" href="${ORIGIN}/about">`);
      expect(body).toContain(`<link rel="alternate" hreflang="de" href="${ORIGIN}/de/about">`);
      expect(body).toContain(`<link rel="alternate" hreflang="x-default" href="${ORIGIN}/about">`);
      expect(body).toContain(`"item":"${ORIGIN}${url}"`);
      expect(body).not.toContain(`${ORIGIN}/fr`);
    }
    const { body: sitemap } = await get('/sitemap.xml');
    expect(sitemap).toContain(`<loc>${ORIGIN}/about</loc>`);
    expect(sitemap).toContain(`<loc>${ORIGIN}/de/about</loc>`);
    expect(sitemap).not.toContain(`${ORIGIN}/fr`);
  });

  it('the language menu leads there', async () => {
    const { body } = await get('/de/about');
    const menu = [...body.matchAll(/<a href="([^"]*)" hrefLang="(\w\w)"/gi)].map(([, href, code]) => [
      code,
      href,
    ]);
    expect(menu).toEqual([
      ['fr', '/about'],
      ['de', '/de/about'],
      ['en', '/en/about'],
      ['it', '/it/about'],
      ['pt', '/pt/about'],
    ]);
  });

  it('forms are sent to the address of their page, and older ones are sent on', async () => {
    expect((await get('/contact')).body).toContain('action="/contact"');
    expect((await get('/de/contact')).body).toContain('action="/de/contact"');
    contact.seen.length = 0;
    expect((await post('/contact')).body).toContain('<html lang="fr"');
    expect((await post('/de/contact')).body).toContain('<html lang="de"');
    expect(contact.seen.map(({ body }) => (JSON.parse(body) as { language: string }).language)).toEqual([
      'fr',
      'de',
    ]);
    for (const url of ['/contact', '/booking?service=3']) {
      const { statusCode, headers } = await post(`/fr${url}`);
      expect([statusCode, headers.location, contact.seen.length]).toEqual([307, url, 2]);
    }
  });

  it('what is not found, or refused, is said in the language of its address', async () => {
    for (const [url, language] of [
      ['/no/such/page', 'fr'],
      ['/de/no/such/page', 'de'],
    ] as const) {
      const { statusCode, body } = await get(url);
      expect([statusCode, /<html lang="(..)"/.exec(body)?.[1]]).toEqual([404, language]);
    }
    const { statusCode, body } = await get('/a//b');
    expect([statusCode, body.includes('<html lang="fr"'), body.includes('href="/"')]).toEqual([
      400,
      true,
      true,
    ]);
    expect((await get('/de/a//b')).body).toContain('href="/de"');
  });

  it('the staff area stays German, and where it is', async () => {
    const { statusCode, body } = await get('/admin/login');
    expect(statusCode).toBe(200);
    expect(stateOf(body)).toMatchObject({ language: 'de', base: '' });
    expect((await get('/de/admin/login')).headers.location).toBe('/admin/login');
  });

  it('a link to an embedded map leads to its page', async () => {
    const opened = { headers: { 'sec-fetch-dest': 'document' } };
    const leadsTo = async (url: string) => (await server.inject({ url, ...opened })).headers.location;
    expect([await leadsTo('/embed/fr/map'), await leadsTo('/embed/de/map')]).toEqual([
      '/contact',
      '/de/contact',
    ]);
  });
});

it('when the order changes, every address answers in the new one', async () => {
  for (const [order, first, other] of [
    [GERMAN_FIRST, 'de', 'fr'],
    [FRENCH_FIRST, 'fr', 'de'],
    [GERMAN_FIRST, 'de', 'fr'],
  ] as const) {
    await putInOrder(order);
    const { body } = await get(`/${other}/team`);
    expect(body).toContain(`<html lang="${other}"`);
    expect(stateOf(body)).toMatchObject({ language: other, base: `/${other}` });
    expect(stateOf((await get('/team')).body)).toMatchObject({ language: first, base: '' });
    expect((await get(`/${first}/team`)).headers.location).toBe('/team');
    expect((await get('/team', `language=${other}`)).headers.location).toBe(`/${other}/team`);
    expect((await get('/sitemap.xml')).body).toContain(`hreflang="${other}" href="${ORIGIN}/${other}/team"`);
  }
});
