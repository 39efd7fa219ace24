/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import routes from '../../gateway/routes.json' with { type: 'json' };
import { deadAddress } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

let server: FastifyInstance;

beforeEach(async () => {
  const nobody = await deadAddress();
  server = await startTestServer({ auth: nobody, content: nobody });
});
afterEach(() => server.close());

async function described(): Promise<string[]> {
  const answer = await server.inject('/api/docs/web.json');
  const { paths } = answer.json<{ paths: Record<string, object> }>();
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
}

describe('the calls that the web server answers itself', () => {
  it('are exactly these, without what it passes on to services', async () => {
    expect(await described()).toEqual(['POST /api/admin/preview']);
  });

  it('are described as soon as they exist', async () => {
    server.get('/api/admin/newcomers/:id', async () => 'hello');
    expect(await described()).toContain('GET /api/admin/newcomers/{id}');
  });

  it('and their description reach it through the gateway', async () => {
    const own = routes.filter(({ service }) => service === 'web').map(({ prefix }) => prefix);
    const paths = (await described()).map((call) => call.split(' ')[1]);
    expect(own).toEqual(expect.arrayContaining([...paths, '/api/docs/web.json']));
  });
});
