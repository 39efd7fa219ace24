import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ARCHIVE_CONTENT_TYPE, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import type { EditorValues } from '@garage/contracts/editor-pages';
import type { EditorPage } from '@garage/contracts/editors';
import { ADMIN_GARAGE_PATH, type AdminGarageResponse } from '@garage/contracts/garage';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { MEDIA_PATH } from '@garage/contracts/media';
import type { Browser } from 'playwright-core';
import { StaffClient } from '../support/api-client.ts';
import { openBrowser, untilAlive, visit } from '../support/browser.ts';
import { startFreshSite } from '../support/fresh-site.ts';
import { addLibraryPicture } from '../support/library-picture.ts';
import { otherGarageFile } from '../support/other-garage/file.ts';
import { SiteTexts } from '../support/site-texts.ts';
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
  staff: StaffClient;
}

let old: Installation;
let empty: Installation;

beforeAll(async () => {
  old = await install();
  empty = await install();
});
afterAll(async () => {
  for (const each of [old, empty]) await each?.stack.stop();
});

async function install(): Promise<Installation> {
  const stack = await startStack();
  const staff = new StaffClient(stack.url);
  await staff.signIn(stack.admin.username, stack.admin.password);
  return { stack, staff };
}

/**
 * The served pages, but for the moment at which they were made. By a web server that has shown nothing before:
 * in which order it writes its styles depends on that.
 */
async function pagesOf({ stack }: Installation): Promise<Map<string, string>> {
  const site = startFreshSite(stack.contentUrl);
  try {
    const pages = await site.pages(ADDRESSES);
    const withoutMoment = pages.map((page) => page.replaceAll(/"renderedAt":"[^"]*"/g, ''));
    return new Map(ADDRESSES.map((address, index) => [address, withoutMoment[index] ?? '']));
  } finally {
    site.stop();
  }
}

/** Each address whose page is another one, with the place where it begins to be. */
function differences(left: Map<string, string>, right: Map<string, string>): string[] {
  return ADDRESSES.flatMap((address) => {
    const [one = '', other = ''] = [left.get(address), right.get(address)];
    if (one === other) return [];
    const at = Array.from(one, (letter, index) => letter !== other[index]).indexOf(true);
    return `${address}: ${one.slice(at - 60, at + 60)} | ${other.slice(at - 60, at + 60)}`;
  });
}

/** A picture of the library with a point and words of its own; answers what pages name it by. */
async function addPicture(staff: StaffClient): Promise<string> {
  const item = await addLibraryPicture(staff, 'Halle.png');
  const words = { alt: { de: 'Die Halle', fr: 'La halle' }, focusX: 0.2, focusY: 0.9 };
  await requireOk(staff.call('PUT', `${MEDIA_PATH}/${item.id}`, words));
  return item.key;
}

/** Without it, the rest of the test would compare what nobody has changed. */
async function requireOk(answer: Promise<Response>): Promise<void> {
  const { ok, status, url } = await answer;
  if (!ok) throw new Error(`${url} was answered ${status}`);
}

/** Texts, colours, lists, pictures and facts as no installation comes with them. */
async function furnish(staff: StaffClient): Promise<void> {
  const save = (page: EditorPage, values: EditorValues) => requireOk(savePage(staff, page, values));
  const picture = await addPicture(staff);
  await save('hero', {
    headline: 'Grüezi bei {{name}}',
    headlineIt: 'Benvenuti',
    overlayOpacity: '70',
  });
  await save('slogan', { slogan: 'Fahren Sie gut', showOnAllPages: 'Ja' });
  await save('about', { aboutTitle: 'Wir', mainImage: picture });
  await save('gallery', {
    pictureOrder: '500,2,1',
    picture500Image: picture,
    picture500Alt: 'Unsere Halle',
    picture500InList: 'Ja',
  });
  await save('team', { memberOrder: '2,1', member1Image: picture });
  await save('services', { service3InList: 'Nein' });
  await save('vehicles', { pageTitle: 'Occasionen', maintenanceMode: 'true' });
  await save('legal', { agbTitle: 'Bedingungen', impressumContentFr: '## Adresse\n\nIci' });
  const facts = (await (await staff.call('GET', ADMIN_GARAGE_PATH)).json()) as AdminGarageResponse;
  const garage = { ...facts.garage, name: 'Garage Sonnenhof', brands: ['Audi'], phone: '+41 44 111 22 33' };
  await requireOk(staff.call('PUT', ADMIN_GARAGE_PATH, { version: facts.version, garage }));
}

it('the content of one installation makes an empty one show the same pages in every language', async () => {
  await furnish(old.staff);
  const before = await pagesOf(old);
  expect(differences(before, await pagesOf(empty))).toHaveLength(ADDRESSES.length);
  expect(before.get('/gallery')).toContain('Unsere Halle');
  expect(before.get('/fr/about')).toContain('La halle');

  const archive = await (await old.staff.call('GET', CONTENT_ARCHIVE_PATH)).text();
  const answer = await empty.staff.sendFile(CONTENT_ARCHIVE_PATH, archive, ARCHIVE_CONTENT_TYPE);
  expect([answer.status, await answer.json()]).toMatchObject([200, { pages: 8, media: 1 }]);
  expect(differences(before, await pagesOf(empty))).toEqual([]);
  const [, picture = ''] = /(\/uploads\/[^ "]+)/.exec(before.get('/about') ?? '') ?? [];
  expect((await fetch(empty.stack.url + picture)).status).toBe(200);
}, 300_000);

const FORM = {
  name: 'Noémie Clerc',
  email: 'noemie@example.org',
  phone: '+41 79 555 44 33',
  message: 'Une rayure sur la portière.',
};

describe('a garage that comes as a file and puts French first', () => {
  let stack: Stack;
  let browser: Browser;

  beforeAll(async () => {
    ({ stack } = empty);
    const file = await otherGarageFile();
    await requireOk(empty.staff.sendFile(CONTENT_ARCHIVE_PATH, file, ARCHIVE_CONTENT_TYPE));
    await new SiteTexts(stack.url, 'fr').untilSaid('/', '<html lang="fr"');
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());

  it('speaks French where no language is named, and German at addresses of its own', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    const speaks = (language: Language) => page.locator(`html[lang=${language}]`).waitFor();
    const choose = async (from: string, to: string) => {
      await page.locator('header summary', { hasText: from }).click();
      await page.getByRole('banner').getByRole('link', { name: to }).click();
    };
    await page.goto('/');
    await speaks('fr');
    await untilAlive(page);
    // Its promotion opens by itself, once a session; on a busy machine over the choice of language.
    const promotion = page.locator('dialog.promotion[open]');
    await promotion.waitFor();
    await page.keyboard.press('Escape');
    await promotion.waitFor({ state: 'detached' });
    await choose('FR', 'Deutsch');
    await page.waitForURL('**/de');
    await speaks('de');
    await untilAlive(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Leistungen' }).click();
    await page.waitForURL('**/de/services');
    const canonical = `link[rel=canonical][href="${stack.publicUrl}/de/services"]`;
    await page.locator(canonical).waitFor({ state: 'attached' });
    // The choice is remembered.
    await page.goto('/services');
    expect(new URL(page.url()).pathname).toBe('/de/services');
    await choose('DE', 'Français');
    await page.waitForURL((url) => url.pathname === '/services');
    await speaks('fr');
    await untilAlive(page);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Contact' }).click();
    await page.waitForURL((url) => url.pathname === '/contact');
    await page.goto('/fr/team');
    expect(new URL(page.url()).pathname).toBe('/team');
    expect(complaints).toEqual([]);
    await close();
  });

  it('speaks the language of the address to visitors without JavaScript, and to those who are lost', async () => {
    const { page, close } = await visit(browser, stack.url, { javaScriptEnabled: false });
    for (const [base, language] of [
      ['', 'fr'],
      ['/de', 'de'],
    ] as const) {
      await page.goto(`${base}/contact`);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const typed = { ...FORM, message: `${FORM.message} (${language})` };
      for (const [field, value] of Object.entries(typed))
        await page.locator(`main [name=${field}]`).fill(value);
      await page.locator('main [name=privacy]').check();
      const answer = page.waitForResponse((response) => response.request().method() === 'POST');
      await page.locator('main form[method=post] button[type=submit]').click();
      expect([(await answer).status(), new URL((await answer).url()).pathname]).toEqual([
        200,
        `${base}/contact`,
      ]);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      const lost = await page.goto(`${base}/no/such/page`);
      expect(lost?.status()).toBe(404);
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      await page.getByRole('navigation').first().getByRole('link').nth(1).click();
      await page.waitForURL((url) => url.pathname === `${base}/about`);
    }
    await close();
  });
});
