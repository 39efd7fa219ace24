import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { OPENAPI_PATH } from '@garage/contracts/common';
import routes from '../../gateway/routes.json' with { type: 'json' };
import { deadAddress, fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const REFUSAL = { statusCode: 401, code: 'unauthenticated', message: 'Bitte melden Sie sich an.' };
const ADDRESS = `${OPENAPI_PATH}/web.json`;

let auth: FakeService;
let server: FastifyInstance;

beforeEach(async () => {
  auth = await fakeService(({ headers }) =>
    headers.cookie === 'sid=known' ? { status: 200, body: {} } : { status: 401, body: REFUSAL },
  );
  server = await startTestServer({ auth: auth.url, content: await deadAddress() });
});
afterEach(async () => {
  await server.close();
  await auth.close();
});

async function described(): Promise<string[]> {
  const answer = await server.inject({ url: ADDRESS, headers: { cookie: 'sid=known' } });
  const { paths } = answer.json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('the calls that the web server answers itself', () => {
  it('are exactly these, without what it passes on to services', async () => {
    expect(await described()).toEqual([`GET ${ADDRESS}`, 'POST /api/admin/preview']);
  });

  it('are described as soon as they exist', async () => {
    server.get('/api/admin/newcomers/:id', async () => 'hello');
    expect(await described()).toContain('GET /api/admin/newcomers/{id}');
  });

  it('reach it through the gateway', async () => {
    const own = routes.filter(({ service }) => service === 'web').map(({ prefix }) => prefix);
    const paths = (await described()).map((call) => call.split(' ')[1]);
    expect(own).toEqual(expect.arrayContaining(paths));
  });
});

describe('their description', () => {
  it('is for those only whom the auth service knows', async () => {
    const refused = await server.inject(ADDRESS);
    expect([refused.statusCode, refused.json()]).toEqual([401, REFUSAL]);
    expect(auth.seen.at(-1)).toMatchObject({ method: 'GET', url: `${OPENAPI_PATH}/auth.json` });
  });

  it('is kept back while nobody can tell who asks', async () => {
    const lonely = await startTestServer({ auth: await deadAddress() });
    expect((await lonely.inject(ADDRESS)).json()).toMatchObject({ statusCode: 503 });
    await lonely.close();
  });

  it('is found by its short address, as the services’ are', async () => {
    const { statusCode, headers } = await server.inject('/api/docs/contact.json');
    expect([statusCode, headers.location]).toEqual([308, `${OPENAPI_PATH}/contact.json`]);
  });
});
