import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { OwnPages } from './pages/own-pages.ts';
import { fakeContent } from './testing/fake-content.ts';
import { fakeService, type FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

const CROWD = 40;
const KEPT = '/fr/services';
const OWN = '/fr/booking?service=1';

let content: FakeService;
let contact: FakeService;
let server: FastifyInstance;

beforeAll(async () => {
  content = await fakeContent();
  contact = await fakeService(() => ({ status: 200, body: { services: [], horizonDays: 60 } }));
  server = await startTestServer({ content: content.url, contact: contact.url });
});
afterAll(async () => {
  await server.close();
  await Promise.all([content.close(), contact.close()]);
});

it('a crowd that wants pages of its own gets as many as can be made soon, and keeps no reader waiting', async () => {
  await server.inject(KEPT);
  const made: number[] = [];
  const refused: { headers: Record<string, unknown>; body: string }[] = [];
  const crowd = Promise.all(
    Array.from({ length: CROWD }, async () => {
      const { statusCode, headers, body } = await server.inject(OWN);
      if (statusCode === 200) made.push(statusCode);
      else refused.push({ headers: { ...headers, statusCode }, body });
    }),
  );
  const reader = await server.inject(KEPT);
  expect(reader.statusCode).toBe(200);
  expect(made.length).toBeLessThanOrEqual(2);

  await crowd;
  expect(made).toHaveLength(24);
  for (const { headers, body } of refused) {
    expect(headers).toMatchObject({ statusCode: 503, 'retry-after': '5', 'cache-control': 'no-store' });
    expect(body).toContain('<html lang="fr" data-kind="busy">');
    expect(body).toContain('De très nombreuses personnes consultent notre site en ce moment.');
  }
  expect((await server.inject(OWN)).statusCode).toBe(200);
});

it('whoever reads a page that is kept, whole or from another page, is noted; whoever wants one of their own is not', async () => {
  const noteReader = jest.spyOn(OwnPages.prototype, 'noteReader');
  await server.inject(OWN);
  expect(noteReader).not.toHaveBeenCalled();
  await server.inject(KEPT);
  expect(noteReader).toHaveBeenCalledTimes(1);
  await server.inject('/content/fr/services.json');
  expect(noteReader).toHaveBeenCalledTimes(2);
  noteReader.mockRestore();
});
