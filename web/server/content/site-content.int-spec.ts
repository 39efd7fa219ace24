import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { GARAGE_PATH } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import { LANGUAGE_SUFFIX } from '@garage/contracts/page-texts';
import { PAGES } from '../../src/app/pages.ts';
import { eventually } from '../testing/eventually.ts';
import { fakeContent } from '../testing/fake-content.ts';
import { fakeService, type FakeService } from '../testing/fake-services.ts';
import { startTestServer } from '../testing/test-server.ts';

let content: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  content = await fakeContent();
  server = await startTestServer({ content: content.url });
  // What could not be asked for at once, by a machine that stood still, is asked for again.
  const isReady = async () => expect((await server.inject('/health/ready')).statusCode).toBe(200);
  await eventually(isReady, { withinMs: 10_000 });
});
afterAll(async () => {
  await server.close();
  await content.close();
});

/** A field of each page that must be seen, and where. */
const SHOWN = [
  ['/', 'subheadline'],
  ['/', 'homeFeature2Text'],
  ['/', 'image3Description'],
  ['/', 'homeTitle'],
  ['/', 'offer4'],
  ['/', 'service3Description'],
  ['/about', 'equipmentItem5'],
  ['/about', 'jubileeText'],
  ['/about', 'valuesText'],
  ['/services', 'service10Description'],
  ['/services', 'service9Details'],
  ['/team', 'member7Position'],
  ['/vehicles', 'pageDescription'],
  ['/contact', 'specialInfo'],
  ['/privacy', 'datenschutzContent'],
  ['/terms', 'agbContent'],
  ['/imprint', 'impressumContent'],
] as const;

function stateOf(body: string): { content: object } {
  const state = /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  return JSON.parse(state) as { content: object };
}

describe.each(SHOWN)('%s', (path, field) => {
  it.each(LANGUAGES)('shows its texts in %s, and carries no other language', async (language) => {
    const { statusCode, body } = await server.inject(localizedPath(path, language, DEFAULT_GARAGE));
    expect(statusCode).toBe(200);
    expect(body).toMatch(new RegExp(`>${field}${LANGUAGE_SUFFIX[language]}<`));
    for (const other of LANGUAGES.filter((choice) => choice !== language)) {
      // As a text, not as the name of a value in the page's state.
      expect(body).not.toMatch(new RegExp(`\\b${field}${LANGUAGE_SUFFIX[other]}\\b(?!":)`));
    }
  });

  it('carries the texts that it needs and nothing else', async () => {
    const { body } = await server.inject(path);
    const needed = PAGES.find((page) => page.path === path)?.content ?? [];
    expect(needed.length).toBeGreaterThan(0);
    expect(Object.keys(stateOf(body).content)).toEqual([...needed, 'service-links', 'site-slogan', 'footer']);
  });
});

it('the texts of a page are answered as JSON, too, for a change of page in the browser', async () => {
  const { statusCode, headers, body } = await server.inject('/content/fr/privacy.json');
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'public, max-age=0, s-maxage=1, stale-if-error=604800',
  });
  expect(JSON.parse(body)).toMatchObject({ title: 'datenschutzTitleFr' });
  const again = await server.inject({
    url: '/content/fr/privacy.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect(again.statusCode).toBe(304);
});

it.each([
  '/content/xx/privacy.json',
  '/content/de/nothing.json',
  '/content/de/privacy',
  '/content/de/toString.json',
])('no texts are found at %s', async (url) => {
  expect((await server.inject(url)).statusCode).toBe(404);
});

describe('while the content service gives no texts', () => {
  it('every page for everybody is shown, in every language, with the words of the interface', async () => {
    const wordless = await fakeService(({ url }) =>
      url === GARAGE_PATH
        ? { status: 200, body: { garage: DEFAULT_GARAGE, closures: [] } }
        : { status: 503, body: {} },
    );
    const lonely = await startTestServer({ content: wordless.url });
    for (const { path } of PAGES.filter(({ isUnlisted, nameAt }) => !isUnlisted && !nameAt)) {
      for (const language of LANGUAGES) {
        const { statusCode, body } = await lonely.inject(localizedPath(path, language, DEFAULT_GARAGE));
        expect([path, language, statusCode]).toEqual([path, language, 200]);
        expect(body.match(/<h1[ >]/g)).toHaveLength(1);
      }
    }
    const { statusCode, headers } = await lonely.inject('/content/de/privacy.json');
    expect(statusCode).toBe(503);
    expect(headers['cache-control']).toBe('no-store');
    await lonely.close();
    await wordless.close();
  });

  it('those stay that were known before it went away', async () => {
    const mortal = await fakeContent();
    const lonely = await startTestServer({ content: mortal.url });
    await lonely.inject('/privacy');
    await mortal.close();
    const { body } = await lonely.inject('/privacy');
    expect(body).toContain('datenschutzContent');
    await lonely.close();
  });
});

it('all texts are known by the time the site calls itself ready', async () => {
  const mortal = await fakeContent();
  const site = await startTestServer({ content: mortal.url });
  expect((await site.inject('/health/ready')).statusCode).toBe(200);
  await mortal.close();
  for (const [path, field] of SHOWN) expect((await site.inject(path)).body).toContain(`>${field}<`);
  await site.close();
});
