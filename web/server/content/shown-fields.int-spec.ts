import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SITE_PAGES } from '@garage/contracts/editors';
import { PAGE_FIELDS, type PageFieldSet } from '@garage/contracts/page-fields';
import { PAGES } from '../../src/app/pages.ts';
import { fakeContent, VEHICLE_SETTINGS } from '../testing/fake-content.ts';
import type { FakeService } from '../testing/fake-services.ts';
import { startTestServer } from '../testing/test-server.ts';

/** Where the texts of the garage are, beside the pages. */
const OTHERS = ['/no-such-page', '/embed/de/map', '/embed/de/search', '/embed/de/listing'];
/** For search engines: most garages leave them to the site. */
const META = /meta(?:Title|Description)$/i;
/** Said once a message has been sent. */
const SAID_LATER = new Set(['sentTitle', 'sentText']);

let isClosed = false;
let content: FakeService;

beforeAll(async () => {
  // Each text is the name of its field, and what has a switch is switched on.
  content = await fakeContent(
    undefined,
    () => ({ ...VEHICLE_SETTINGS, maintenanceMode: isClosed }),
    (page, answer) => (page === 'contact' ? { ...answer, showAddress: 'Ja' } : answer),
  );
});
afterAll(() => content.close());

/** What a visitor finds at these addresses, without what a page carries for its scripts. */
async function visibleAt(paths: readonly string[]): Promise<string> {
  const server = await startTestServer({ content: content.url });
  const bodies: string[] = [];
  for (const path of paths) bodies.push((await server.inject(path)).body);
  await server.close();
  return bodies.join('\n').replaceAll(/<script.*?<\/script>/gs, '');
}

it('every text of every editor is seen somewhere', async () => {
  const pages = PAGES.filter(({ nameAt }) => !nameAt).map(({ path }) => path);
  const open = await visibleAt([...pages, ...OTHERS]);
  isClosed = true;
  const seen = open + (await visibleAt(['/vehicles']));

  const unseen = SITE_PAGES.flatMap((page) => {
    const { localized }: PageFieldSet = PAGE_FIELDS[page];
    return localized
      .filter((field) => !META.test(field) && !SAID_LATER.has(field))
      .filter((field) => !new RegExp(`\\b${field}\\b`).test(seen))
      .map((field) => `${page}: ${field}`);
  });
  expect(unseen).toEqual([]);
});
