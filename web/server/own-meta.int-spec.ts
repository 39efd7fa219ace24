import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { PAGES } from '../src/app/pages.ts';
import { fakeContent } from './testing/fake-content.ts';
import type { FakeService } from './testing/fake-services.ts';
import { startTestServer } from './testing/test-server.ts';

/** Which editor's fields say what search engines show of a page. */
const FIELDS: Record<string, string> = {
  '/': 'hero meta',
  '/about': 'about meta',
  '/services': 'services meta',
  '/vehicles': 'vehicles meta',
  '/gallery': 'gallery meta',
  '/team': 'team meta',
  '/contact': 'contact meta',
  '/booking': 'booking meta',
  '/privacy': 'legal datenschutzMeta',
  '/terms': 'legal agbMeta',
  '/imprint': 'legal impressumMeta',
};
/** The page of a service says what its record says. */
const LISTED = PAGES.filter(({ isUnlisted, nameAt }) => !isUnlisted && !nameAt).map(({ path }) => path);

let content: FakeService;
let server: FastifyInstance;

/** German words of the garage's own, the description in two lines. */
function withMeta(page: string, answer: object): object {
  const own = Object.keys(answer)
    .filter((field) => /meta(?:Title|Description)$/i.test(field))
    .map((field) => [field, field.endsWith('Title') ? `${page} ${field}` : `${page}\n${field}`]);
  return { ...answer, ...Object.fromEntries(own) };
}

beforeAll(async () => {
  content = await fakeContent(undefined, undefined, withMeta);
  server = await startTestServer({ content: content.url });
});
afterAll(async () => {
  await server.close();
  await content.close();
});

async function headOf(url: string) {
  const { body } = await server.inject(url);
  const meta = (name: string) => new RegExp(`="${name}" content="([^"]*)"`).exec(body)?.[1];
  return {
    title: /<title>(.*?)<\/title>/.exec(body)?.[1],
    description: meta('description'),
    shared: { title: meta('og:title'), description: meta('og:description') },
  };
}

it.each(LISTED)(
  '%s is named and described in the garage’s own words, where it is shared too',
  async (path) => {
    const own = { title: `${FIELDS[path]}Title`, description: `${FIELDS[path]}Description` };
    expect(await headOf(path)).toEqual({ ...own, shared: own });
  },
);

it('a page is named and described in our words where the garage has none in the language', async () => {
  const { title, description } = await headOf('/fr/contact');
  expect(title).toBe('Contact – Garage Muster AG');
  expect(description).toContain('Garage Muster AG');
  expect(description).not.toContain('meta');
});
