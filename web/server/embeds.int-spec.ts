import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { fakeContent, VEHICLE_SETTINGS } from './testing/fake-content.ts';
import type { FakeService } from './testing/fake-services.ts';
import { eventually } from './testing/eventually.ts';
import { startTestServer } from './testing/test-server.ts';

let settings = VEHICLE_SETTINGS;
let content: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  content = await fakeContent({ garage: DEFAULT_GARAGE, closures: [] }, () => settings);
  server = await startTestServer({ content: content.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
});

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });

/** The sources that a page may load from, without our own, per directive. */
function allowed(policy: unknown): Record<string, string> {
  return Object.fromEntries(
    String(policy)
      .split(';')
      .map((part) => part.trim().split(' '))
      .map(([directive = '', ...sources]): [string, string] => [
        directive,
        sources.filter((source) => source.includes('.') || source.includes('*')).join(' '),
      ])
      .filter(([, sources]) => sources !== ''),
  );
}

/** Everything that a policy says under one name. */
function sourcesOf(policy: unknown, name: string): string[] {
  const directives = String(policy)
    .split(';')
    .map((part) => part.trim().split(' '));
  return directives.find(([directive]) => directive === name)?.slice(1) ?? [];
}

describe('a page for a frame', () => {
  it('shows the map and may load from the map’s provider only', async () => {
    const { statusCode, headers, body } = await get('/embed/fr/map');
    expect(statusCode).toBe(200);
    expect(allowed(headers['content-security-policy'])).toEqual({
      'frame-src': 'https://www.openstreetmap.org',
    });
    expect(body).toContain('<html lang="fr">');
    expect(body).toContain('marker=47.4988%2C8.7237');
    expect(body).toContain('title="markerTitleFr"');
  });

  it('shows the listings of their provider only, and keeps them in their place', async () => {
    const { headers, body } = await get('/embed/de/listing');
    expect(allowed(headers['content-security-policy'])).toEqual({ 'frame-src': 'https://list.example' });
    expect(body).toContain('src="https://list.example/frame?a=1&amp;b=2"');
    expect(/sandbox="([^"]*)"/.exec(body)?.[1]).not.toContain('top-navigation');
  });

  it('lets the search load from the script’s host and the hosts that staff have named', async () => {
    const { headers, body } = await get('/embed/de/search');
    const hosts = 'https://widget.example https://pictures.example';
    expect(allowed(headers['content-security-policy'])).toMatchObject({
      'script-src': hosts,
      'img-src': hosts,
    });
    expect(String(headers['content-security-policy'])).toContain("default-src 'none'");
    expect(body).toContain('&quot;scriptUrl&quot;:&quot;https://widget.example/search.js&quot;');
  });

  it('gives the search an origin that is nobody’s, also where it is opened without our frame', async () => {
    const { headers } = await get('/embed/de/search');
    expect(sourcesOf(headers['content-security-policy'], 'sandbox')).toEqual([
      'allow-scripts',
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
    ]);
    expect(headers['origin-agent-cluster']).toBeUndefined();
  });

  it('runs one script of ours in it, which its policy knows by its hash', async () => {
    const { headers, body } = await get('/embed/de/search');
    const scripts = [...body.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, text = '']) => text);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256')
      .update(scripts[0] ?? '')
      .digest('base64');
    expect(sourcesOf(headers['content-security-policy'], 'script-src')).toEqual([
      `'sha256-${hash}'`,
      'https://widget.example',
      'https://pictures.example',
    ]);
  });

  it.each(['map', 'listing'])('%s runs no script of anybody in our origin', async (name) => {
    const { headers, body } = await get(`/embed/de/${name}`);
    expect(sourcesOf(headers['content-security-policy'], 'default-src')).toEqual(["'none'"]);
    expect(sourcesOf(headers['content-security-policy'], 'script-src')).toEqual([]);
    expect(body).not.toContain('<script');
  });

  it('shows none of our own pages as the listings of another site', async () => {
    settings = { ...VEHICLE_SETTINGS, listing: { frameUrl: 'https://garage.example/admin', infoUrl: null } };
    await eventually(async () => expect((await get('/embed/de/listing')).statusCode).toBe(404), {
      withinMs: 3000,
    });
    settings = VEHICLE_SETTINGS;
    await eventually(async () => expect((await get('/embed/de/listing')).statusCode).toBe(200), {
      withinMs: 3000,
    });
  });

  it.each(['map', 'search', 'listing'])(
    '%s can be framed by us alone, is kept nowhere and found by nobody',
    async (name) => {
      const { headers } = await get(`/embed/de/${name}`);
      expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
      expect(headers).toMatchObject({
        'x-frame-options': 'SAMEORIGIN',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
    },
  );

  it('opened by a link loads nothing of others', async () => {
    const { statusCode, headers } = await get('/embed/fr/search', { 'sec-fetch-dest': 'document' });
    expect([statusCode, headers.location]).toEqual([302, '/fr/vehicles']);
    expect((await get('/embed/fr/search', { 'sec-fetch-dest': 'iframe' })).statusCode).toBe(200);
  });

  it.each(['/embed/de/other', '/embed/xx/map', '/embed/de', '/embed/de/map/x'])(
    '%s does not exist',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('follows the settings, and takes no address that would open its policy', async () => {
    settings = {
      ...VEHICLE_SETTINGS,
      widget: null,
      listing: { frameUrl: 'https://list.example;script-src/x', infoUrl: null },
    };
    await eventually(
      async () => {
        expect((await get('/embed/de/search')).statusCode).toBe(404);
        expect((await get('/embed/de/listing')).statusCode).toBe(404);
      },
      { withinMs: 3000 },
    );
    settings = VEHICLE_SETTINGS;
  });
});

it('the pages themselves allow nothing of others', async () => {
  for (const url of ['/', '/contact', '/vehicles', '/privacy', '/admin']) {
    expect([url, allowed((await get(url)).headers['content-security-policy'])]).toEqual([url, {}]);
  }
});

describe('the vehicles page', () => {
  it('turns to maintenance and back within two seconds', async () => {
    await get('/vehicles');
    settings = { ...VEHICLE_SETTINGS, maintenanceMode: true };
    await eventually(
      async () => {
        const { body } = await get('/fr/vehicles');
        expect(body).toContain('maintenanceMessageFr');
        expect(body).toContain('href="https://cars.example/meanwhile"');
        expect(body).not.toContain('Charger la recherche');
      },
      { withinMs: 2000 },
    );
    settings = VEHICLE_SETTINGS;
    await eventually(async () => expect((await get('/fr/vehicles')).body).toContain('Charger la recherche'), {
      withinMs: 2000,
    });
  });
});
