import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { ADMIN_TOKEN_HEADER } from '@garage/contracts/common';
import { DEFAULT_GARAGE } from '@garage/contracts/default-garage';
import { PREVIEW_PATH } from '@garage/contracts/editor-pages';
import { GARAGE_PATH } from '@garage/contracts/garage';
import { deadAddress, fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const DRAFT = { pageTitle: 'Titel <script>alert(1)</script>', pageDescription: '', items: [] };
const REFUSAL = { statusCode: 401, code: 'not-signed-in', message: 'Bitte melden Sie sich an.' };

let content: FakeService;
let server: FastifyInstance;

beforeEach(async () => {
  content = await fakeService(({ url, headers }) => {
    if (url === GARAGE_PATH) return { status: 200, body: { garage: DEFAULT_GARAGE, closures: [] } };
    if (!url.startsWith('/api/admin/')) return { status: 404, body: {} };
    return headers.cookie === 'sid=known' ? { status: 200, body: DRAFT } : { status: 401, body: REFUSAL };
  });
  server = await startTestServer({ content: content.url });
});
afterEach(async () => {
  await server.close();
  await content.close();
});

const WISH = { page: 'services', path: '/services', language: 'de', values: { pageTitle: 'x' } };
const ask = (payload: object, headers: Record<string, string> = { cookie: 'sid=known' }) =>
  server.inject({ method: 'POST', url: PREVIEW_PATH, payload, headers });

describe('a preview', () => {
  it('is the whole page with the draft, harmless and without scripts, kept by nobody', async () => {
    const answer = await ask(WISH, { cookie: 'sid=known', [ADMIN_TOKEN_HEADER]: 'token' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const { html } = answer.json<{ html: string }>();
    expect(html).toContain('Titel &lt;script&gt;');
    expect(html).not.toContain('<script');
    const asked = content.seen.findLast(({ url }) => url.startsWith('/api/admin/'));
    expect(asked).toMatchObject({
      method: 'POST',
      url: '/api/admin/website/services/shown',
      headers: { cookie: 'sid=known', [ADMIN_TOKEN_HEADER]: 'token' },
      body: '{"pageTitle":"x"}',
    });
  });

  it('leaves the page of the visitors as it is', async () => {
    await ask(WISH);
    expect((await server.inject('/services')).body).not.toContain('Titel &lt;');
  });

  it('is refused to whoever the content service refuses, whatever is asked for', async () => {
    for (const wish of [WISH, {}, { ...WISH, path: '/nowhere' }]) {
      const answer = await ask(wish, {});
      expect([answer.statusCode, answer.json()]).toEqual([401, REFUSAL]);
    }
  });

  it.each([
    ['a page that does not exist', { path: '/nowhere' }],
    ['a language that the site does not have', { language: 'rm' }],
    ['an editor that does not exist', { page: '../../promotions' }],
    ['no values', { values: null }],
  ])('of %s is refused', async (_what, change) => {
    expect((await ask({ ...WISH, ...change })).statusCode).toBe(400);
  });

  it('cannot be opened by a link', async () => {
    const answer = await server.inject(PREVIEW_PATH);
    expect([answer.statusCode, answer.body.includes('Titel')]).toEqual([404, false]);
  });

  it('says so while the content service cannot be reached', async () => {
    const lonely = await startTestServer({ content: await deadAddress() });
    const answer = await lonely.inject({ method: 'POST', url: PREVIEW_PATH, payload: WISH });
    expect(answer.statusCode).toBe(503);
    await lonely.close();
  });
});
