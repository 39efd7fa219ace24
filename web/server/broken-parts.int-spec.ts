import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as siteModule from '../src/app/entry-server.tsx';
import type { PageState } from '../src/app/page-state.tsx';
import { fakeContent } from './testing/fake-content.ts';
import type { FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const REQUEST_ID = 'gateway-0123456789';

/** What cannot be drawn, as long as the page has it. */
let undrawable: (state: PageState) => unknown = () => null;
let content: FakeService;
let server: FastifyInstance;
let written = '';

const renderPage: typeof siteModule.renderPage = async (path, state) => {
  if (undrawable(state)) throw new Error('cannot be drawn');
  return siteModule.renderPage(path, state);
};

beforeAll(async () => {
  // Nothing can be made of a person who is not there.
  content = await fakeContent(undefined, undefined, (page, answer) =>
    page === 'team' ? { ...answer, items: [null] } : answer,
  );
  server = await startTestServer(
    { content: content.url },
    { module: { ...siteModule, renderPage }, log: { write: (line) => void (written += line) } },
  );
});
afterEach(() => {
  written = '';
  undrawable = () => null;
});
afterAll(async () => {
  await server.close();
  await content.close();
});

const get = (url: string) => server.inject({ url, headers: { 'x-request-id': REQUEST_ID } });
const errors = () =>
  written
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ level }) => level === 'error');

describe('a part that cannot be made of what is stored', () => {
  it('is missing on its page, which shows the rest', async () => {
    const { statusCode, body } = await get('/fr/team');
    expect(statusCode).toBe(200);
    expect(body).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body).toContain('<footer');
  });

  it('is logged once for all who see the page, with the request that met it first', async () => {
    for (const url of ['/team', '/team', '/team?again']) await get(url);
    expect(errors()).toEqual([
      expect.objectContaining({ requestId: REQUEST_ID, part: 'team', err: expect.anything() }),
    ]);
  });

  it('takes nothing from other pages', async () => {
    const { statusCode, body } = await get('/services');
    expect([statusCode, body.includes('service1Title')]).toEqual([200, true]);
  });
});

describe('a part that cannot be drawn', () => {
  it('of the home page is left out alone', async () => {
    undrawable = ({ content: { home } }) => home?.about;
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    expect(body).toContain('headline');
    expect(body).toContain('galleryTitle');
    expect(body).not.toContain('homeFeature1Title');
    expect(errors()).toEqual([expect.objectContaining({ requestId: REQUEST_ID, part: 'home.about' })]);
  });

  it('leaves the title of its page and all that is around it', async () => {
    undrawable = ({ content: { terms } }) => terms;
    const { statusCode, body } = await get('/terms');
    expect(statusCode).toBe(200);
    expect(body).toContain('<h1');
    expect(body).not.toContain('agbContent');
    expect(errors()).toEqual([expect.objectContaining({ part: 'terms' })]);
  });

  it('is left out together with another', async () => {
    undrawable = ({ content: { privacy, providers } }) => privacy ?? providers;
    expect((await get('/privacy')).statusCode).toBe(200);
  });

  it('is left out of a form’s answer too', async () => {
    undrawable = ({ content: { contact } }) => contact;
    const { statusCode, body } = await server.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://garage.example' },
      payload: 'name=',
    });
    expect(statusCode).toBeLessThan(500);
    expect(body).toContain('<h1');
    expect(errors()).toEqual([expect.objectContaining({ part: 'contact' })]);
  });
});

it('what fails for another reason than the content is an error still', async () => {
  undrawable = () => true;
  expect((await get('/about')).statusCode).toBe(500);
});
