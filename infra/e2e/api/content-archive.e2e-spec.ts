import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import { ADMIN_GARAGE_PATH, type AdminGarageResponse } from '@garage/contracts/garage';
import { LANGUAGES } from '@garage/contracts/languages';
import { StaffClient } from '../support/api-client.ts';
import { type FreshSite, startFreshSite } from '../support/fresh-site.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { addressIn, savePage } from '../support/stored-fields.ts';

const PATHS = [
  '/',
  '/about',
  '/services',
  '/vehicles',
  '/gallery',
  '/team',
  '/contact',
  '/privacy',
  '/terms',
  '/imprint',
];
const ADDRESSES = PATHS.flatMap((path) => LANGUAGES.map((language) => addressIn(language, path)));

interface Installation {
  stack: Stack;
  site: FreshSite;
  staff: StaffClient;
}

let old: Installation;
let empty: Installation;

beforeAll(async () => {
  old = await install();
  empty = await install();
}, 180_000);
afterAll(async () => {
  for (const each of [old, empty]) {
    each?.site.stop();
    await each?.stack.stop();
  }
});

async function install(): Promise<Installation> {
  const stack = await startStack();
  const staff = new StaffClient(stack.url);
  await staff.signIn(stack.admin.username, stack.admin.password);
  return { stack, staff, site: startFreshSite(stack.contentUrl) };
}

/** The served pages, but for the moment at which they were made. */
async function pagesOf({ site }: Installation): Promise<Map<string, string>> {
  const pages = await site.pages(ADDRESSES);
  return new Map(
    ADDRESSES.map((address, index) => [
      address,
      (pages[index] ?? '').replaceAll(/"renderedAt":"[^"]*"/g, ''),
    ]),
  );
}

const different = (left: Map<string, string>, right: Map<string, string>) =>
  ADDRESSES.filter((address) => left.get(address) !== right.get(address));

it('the content of one installation makes an empty one show the same pages in every language', async () => {
  const { staff } = old;
  await savePage(staff, 'hero', {
    headline: 'Grüezi bei {{name}}',
    headlineIt: 'Benvenuti',
    overlayOpacity: '70',
  });
  await savePage(staff, 'slogan', { slogan: 'Fahren Sie gut', showOnAllPages: 'Ja' });
  await savePage(staff, 'about', { aboutTitle: 'Wir', mainImage: 'gallery-01' });
  await savePage(staff, 'vehicles', { pageTitle: 'Occasionen', maintenanceMode: 'true' });
  await savePage(staff, 'legal', { agbTitle: 'Bedingungen', impressumContentFr: '## Adresse\n\nIci' });
  const facts = (await (await staff.call('GET', ADMIN_GARAGE_PATH)).json()) as AdminGarageResponse;
  const garage = { ...facts.garage, name: 'Garage Sonnenhof', brands: ['Audi'], phone: '+41 44 111 22 33' };
  await staff.call('PUT', ADMIN_GARAGE_PATH, { version: facts.version, garage });

  const before = await pagesOf(old);
  expect(different(before, await pagesOf(empty))).toEqual(ADDRESSES);

  const archive = (await (await staff.call('GET', CONTENT_ARCHIVE_PATH)).json()) as object;
  const answer = await empty.staff.call('POST', CONTENT_ARCHIVE_PATH, archive);
  expect([answer.status, await answer.json()]).toMatchObject([200, { pages: expect.any(Number) }]);
  expect(different(before, await pagesOf(empty))).toEqual([]);
}, 300_000);
