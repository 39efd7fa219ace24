import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { localizedPath } from '@garage/contracts/page-addresses';
import sharp from 'sharp';
import { PAGES } from '../src/app/pages.ts';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const ORIGIN = 'https://garage.example';
const closures = [{ from: '2026-12-24', to: '2027-01-03', reason: { de: 'Betriebsferien' } }];
const garage = { ...DEFAULT_GARAGE, name: 'Garage "Test" & Söhne </script><script>alert(1)</script>' };
let content: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  content = await fakeService(() => ({ status: 200, body: { garage, closures } }));
  server = await startTestServer({ content: content.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
});

const decode = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

async function headOf(url: string) {
  const { body } = await server.inject(url);
  const head = body.slice(0, body.indexOf('</head>'));
  const tags = [...head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)">/g)];
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1];
  return {
    head,
    all: (name: string) => tags.filter((tag) => tag[1] === name).map((tag) => decode(tag[2] ?? '')),
    title: decode(/<title>(.*?)<\/title>/.exec(head)?.[1] ?? ''),
    graph:
      data === undefined ? null : (JSON.parse(data) as { '@graph': Record<string, unknown>[] })['@graph'],
  };
}

const pages = PAGES.filter(({ isUnlisted, nameAt }) => !isUnlisted && !nameAt).flatMap(({ path }) =>
  LANGUAGES.map((language) => [localizedPath(path, language, DEFAULT_GARAGE), language, path] as const),
);

describe.each(pages)('%s', (url, language, path) => {
  it('can be shared: own address, words in its language, a picture that exists', async () => {
    const { all, title } = await headOf(url);
    expect(all('og:url')).toEqual([ORIGIN + url]);
    expect(all('og:title')).toEqual([title]);
    expect(all('og:description')).toEqual(all('description'));
    expect(all('og:site_name')).toEqual([garage.name]);
    expect(all('og:locale')[0]?.slice(0, 2)).toBe(language);
    expect(all('og:locale:alternate')).toHaveLength(LANGUAGES.length - 1);
    expect(all('twitter:card')).toEqual(['summary_large_image']);
    const [picture = ''] = all('og:image');
    expect(picture.startsWith(`${ORIGIN}/`)).toBe(true);
    expect((await server.inject(picture.slice(ORIGIN.length))).statusCode).toBe(200);
    expect(all('keywords')[0]).toContain(garage.address.city);
  });

  it('tells search engines about the garage, and where in the site it is', async () => {
    const { graph } = await headOf(url);
    expect(graph?.[0]).toMatchObject({ '@type': 'AutoRepair', name: garage.name, telephone: garage.phone });
    const crumbs = graph?.find((data) => data['@type'] === 'BreadcrumbList')?.itemListElement as
      { position: number; name: string; item: string }[] | undefined;
    const expected =
      path === '/' ? undefined : [ORIGIN + localizedPath('/', language, DEFAULT_GARAGE), ORIGIN + url];
    expect(crumbs?.map(({ item }) => item)).toEqual(expected);
    expect(crumbs?.filter(({ name }) => name.length < 3) ?? []).toEqual([]);
  });
});

it('a page colours the browser like the header, in both colour schemes', async () => {
  const { all, head } = await headOf('/');
  expect(all('theme-color')).toEqual(['#0a0c0f']);
  expect(head).not.toContain('media="(prefers-color-scheme');
});

it('no fact ends an element of the head', async () => {
  const { body } = await server.inject('/');
  expect(body.includes('<script>alert')).toBe(false);
  expect((await headOf('/')).graph?.[0]?.name).toBe(garage.name);
});

describe('what search engines shall not list', () => {
  const addresses = [
    '/no/such/page',
    '/admin',
    '/en/nothing',
    '/booking/appointment',
    '/fr/booking/appointment',
  ];
  it.each(addresses)('names no address and no data: %s', async (url) => {
    const { head, graph, all } = await headOf(url);
    expect(all('robots')).toEqual(['noindex']);
    expect(graph).toBeNull();
    expect(head).not.toMatch(/canonical|hreflang|og:url/);
  });
});

/** How much of a picture is as red as our calliper. */
async function redPixels(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture, { density: 300 })
    .resize(400)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
    if (red > 150 && red > 2 * Math.max(green, blue)) count += 1;
  }
  return count;
}

describe('a garage that speaks French first, in its own colour', () => {
  const french = { ...DEFAULT_GARAGE, languages: ['fr', 'de', 'en', 'it', 'pt'], brandColor: '#1d6f8a' };

  it('offers French to people of other languages, and says so in its files', async () => {
    const facts = await fakeService(() => ({ status: 200, body: { garage: french, closures } }));
    const site = await startTestServer({ content: facts.url });
    try {
      const read = async (path: string) => (await site.inject(path)).body;
      expect(await read('/about')).toContain(`hreflang="x-default" href="${ORIGIN}/about"`);
      expect(await read('/sitemap.xml')).toContain(`hreflang="x-default" href="${ORIGIN}/about"/>`);
      expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({
        lang: 'fr',
        description: DEFAULT_GARAGE.description.fr,
      });
      expect(await read('/about')).toContain('--chakra-colors-brand-solid:var(--light, #1d6f8a)');
      const offline = await read('/admin/offline.html');
      expect(offline).toMatch(/background: #(?!0a0c0f)[0-9a-f]{6}/);
      expect(offline).not.toMatch(/#(?:d3191f|ff4b42)/);
    } finally {
      await site.close();
      await facts.close();
    }
  });

  it.each([
    ['/favicon.svg', 'image/svg+xml', '32x32'],
    ['/favicon.ico', 'image/png', '48x48'],
    ['/wheel.svg', 'image/svg+xml', '1000x1000'],
    ['/apple-touch-icon.png', 'image/png', '180x180'],
    ['/icon-192.png', 'image/png', '192x192'],
    ['/icon-512.png', 'image/png', '512x512'],
    ['/icon-maskable-512.png', 'image/png', '512x512'],
    ['/share.jpg', 'image/jpeg', '1200x630'],
  ])('has %s without our red', async (path, type, size) => {
    const facts = await fakeService(() => ({ status: 200, body: { garage: french, closures } }));
    const site = await startTestServer({ content: facts.url });
    try {
      const { headers, rawPayload } = await site.inject(path);
      expect(headers['content-type']).toBe(type);
      const { width, height } = await sharp(rawPayload).metadata();
      expect(`${width}x${height}`).toBe(size);
      expect(await redPixels(rawPayload)).toBe(0);
      expect(await redPixels(await bytesOf(path))).toBeGreaterThan(100);
    } finally {
      await site.close();
      await facts.close();
    }
  });

  it('is another one than the garage of a new installation', async () => {
    const { head } = await headOf('/about');
    expect(head).toContain(`hreflang="x-default" href="${ORIGIN}/about"`);
    expect(head).not.toContain('brand-solid:light-dark(#1d6f8a');
  });
});

describe('/sitemap.xml', () => {
  it('lists every page in every language, each with all its translations', async () => {
    const { body, headers, statusCode } = await server.inject('/sitemap.xml');
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toContain('application/xml');
    const entries = body.split('<url>').slice(1);
    const addresses = entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1]);
    expect(addresses).toEqual(pages.map(([url]) => ORIGIN + url));
    for (const entry of entries) {
      const codes = [...entry.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="https:/g)];
      expect(codes.map(([, code]) => code)).toEqual([...LANGUAGES, 'x-default']);
    }
  });

  it('lists only what answers with 200', async () => {
    const { body } = await server.inject('/sitemap.xml');
    for (const [, address = ''] of body.matchAll(/<loc>(.*?)<\/loc>/g))
      expect([address, (await server.inject(new URL(address).pathname)).statusCode]).toEqual([address, 200]);
  });
});

it('/robots.txt keeps crawlers out of staff area and API, and names the sitemap', async () => {
  const { body, headers } = await server.inject('/robots.txt');
  expect(headers['content-type']).toContain('text/plain');
  const lines = body.trim().split('\n');
  expect(lines).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/']));
  expect(lines.at(-1)).toBe(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

describe('/site.webmanifest', () => {
  it('bears the name of the garage', async () => {
    const { headers, json } = await server.inject('/site.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(json()).toMatchObject({ name: garage.name, lang: 'de', start_url: '/' });
  });

  it('names icons that exist in the size that it says, one of them for any mask', async () => {
    const { icons } = (await server.inject('/site.webmanifest')).json<{
      icons: { src: string; sizes: string; purpose?: string }[];
    }>();
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512']);
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1);
    for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any'))
      expect([src, pngSize(await bytesOf(src))]).toEqual([src, sizes]);
  });
});

describe('the panel as an app', () => {
  it('bears the name of the garage, has a window of its own and no public page in it', async () => {
    const { headers, json } = await server.inject('/admin/panel.webmanifest');
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(json()).toMatchObject({
      name: `Verwaltung – ${garage.name}`,
      short_name: garage.name,
      start_url: '/admin/panel',
      scope: '/admin/',
      display: 'standalone',
    });
  });

  it('is offered by the pages of the panel and by no public one', async () => {
    const panel = await server.inject('/admin/panel');
    expect(panel.body).toContain('<link rel="manifest" href="/admin/panel.webmanifest">');
    expect((await server.inject('/contact')).body).toContain(
      '<link rel="manifest" href="/site.webmanifest">',
    );
  });
});

function pngSize(bytes: Buffer): string {
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
}

const bytesOf = async (path: string, from = server) => (await from.inject(path)).rawPayload;

describe('pictures and icons', () => {
  it('exist for every browser that asks on its own', async () => {
    expect(pngSize(await bytesOf('/favicon.ico'))).toBe('48x48');
    expect(pngSize(await bytesOf('/apple-touch-icon.png'))).toBe('180x180');
  });

  it('are light', async () => {
    expect((await bytesOf('/share.jpg')).length).toBeLessThan(120_000);
    expect((await bytesOf('/icon-512.png')).length).toBeLessThan(40_000);
  });
});
