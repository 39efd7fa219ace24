import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH, calendarFilePath } from '@garage/contracts/booking';
import { ARCHIVE_CONTENT_TYPE, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import {
  CALENDAR_SUBSCRIPTION_PATH,
  type NewCalendarSubscription,
} from '@garage/contracts/calendar-subscription';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { TEXT_PAGES, WEBSITE_PATH } from '@garage/contracts/page-texts';
import type { Browser } from 'playwright-core';
import { StaffClient } from '../support/api-client.ts';
import { openBrowser, untilAlive, visit } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { askAboutFinding, bookVisits, writeMails } from '../support/other-garage/doings.ts';
import { OTHER_GARAGE } from '../support/other-garage/facts.ts';
import { otherGarageFile } from '../support/other-garage/file.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { addressIn, savePage } from '../support/stored-fields.ts';
import { contentsOf, type Trace, tracesIn, tracesOf } from '../support/traces.ts';

const NAME = OTHER_GARAGE.name;
/** Of what the gateway keeps nothing is there in plain text: all that was read before came compressed. */
const NOT_KEPT = { headers: { 'accept-encoding': 'identity' } };

let stack: Stack;
let browser: Browser;
let staff: StaffClient;
let traces: Trace[];
/** What the traces find before anything is imported. */
let before: string[];

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  staff = new StaffClient(stack.url);
  await staff.signIn(stack.admin.username, stack.admin.password);
  traces = tracesOf(contentsOf(await (await staff.call('GET', CONTENT_ARCHIVE_PATH)).text()));
  before = foundIn(await pages()).map(({ found }) => found);
  const answer = await staff.sendFile(CONTENT_ARCHIVE_PATH, await otherGarageFile(), ARCHIVE_CONTENT_TYPE);
  if (answer.status !== 200) throw new Error(`the import was answered ${await answer.text()}`);
  await isEverywhere();
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

/** Everything that an answer says: its address after redirects, its headers, its body. */
async function read(path: string, init: RequestInit = {}): Promise<[address: string, text: string]> {
  const answer = await fetch(new URL(path, stack.url), init);
  return [`${path} (${answer.status})`, [...answer.headers, await answer.text()].join('\n')];
}

const FORM = {
  name: 'Noémie Clerc',
  email: 'noemie@example.org',
  phone: '+41 79 555 44 33',
  message: 'Une rayure sur la portière.',
};

/** Where the imported garage has its pages. */
const addressHere = (language: Language, path: string) => addressIn(language, path, 'fr');

const inAll = (paths: string[]) =>
  paths.flatMap((path) => LANGUAGES.map((language) => addressHere(language, path)));

/** The addresses that the site itself lists, without its origin. */
async function listed(): Promise<string[]> {
  const [, sitemap] = await read('/sitemap.xml');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

async function pages(): Promise<Map<string, string>> {
  const more = [
    ...inAll(['/no/such/page', '/booking/appointment', '/booking?service=1']),
    '/admin',
    '/reset-admin',
  ];
  return readAll([...(await listed()), ...more]);
}

async function readAll(paths: string[], init?: RequestInit): Promise<Map<string, string>> {
  return new Map(await Promise.all(paths.map((path) => read(path, init))));
}

function foundIn(texts: Iterable<[where: string, text: string]>): { where: string; found: string }[] {
  return [...texts].flatMap(([where, text]) => tracesIn(text, traces).map((found) => ({ where, found })));
}

async function untilSaid(path: string, words: string, init?: RequestInit): Promise<void> {
  const isSaid = await eventually(async () => (await read(path, init))[1].includes(words), true, 20_000);
  if (!isSaid)
    throw new Error(`${path} does not say ${words}: ${(await read(path, init))[1].slice(0, 2000)}`);
}

/**
 * The services follow each other within some seconds, and whoever comes first after a quiet time may be shown what was
 * known before when the answer takes long: each page is read until none says anything of the first garage. What is
 * left after the time stays for the tests to name.
 */
async function isEverywhere(): Promise<void> {
  await untilSaid('/', '<html lang="fr"');
  await untilSaid('/', '&amp; Garage du Lac');
  await untilSaid(`${BOOKING_PATH}/services?language=fr`, 'Débosselage');
  await eventually(async () => foundIn(await pages()).length, 0, 20_000);
}

it('the traces are those of the garage that a new installation shows', () => {
  const whats = new Set(before.map((found) => found.slice(0, found.indexOf(':'))));
  for (const what of [
    'name «Garage Muster AG»',
    'name «Muster»',
    'tagline «IHR STOP&GO PARTNER»',
    'brand «Seat»',
    'year of foundation «1950»',
    'street «Werkstrasse»',
    'town «Musterwil»',
    'postal code «8400»',
    'telephone +41 52 000 00 00',
    'telephone +41 52 000 00 05',
    'person «Gerber»',
    'host «garage-muster.example»',
    'text «Sieben Leute, die man beim Namen kennt»',
  ]) {
    expect(whats).toContain(what);
  }
  expect(before.some((found) => found.startsWith('picture: '))).toBe(true);
  expect(whats.size).toBeGreaterThan(400);
});

describe('a garage that puts French first', () => {
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

  it('does so for visitors without JavaScript, and for those who are lost', async () => {
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
      expect(new URL(page.url()).pathname).toBe(`${base}/about`);
    }
    await close();
  });
});

describe('a garage with other contents, imported as one file', () => {
  it('shows no trace of the first one on any page in any language', async () => {
    const texts = await pages();
    expect(texts.size).toBeGreaterThan(60);
    expect(foundIn(texts)).toEqual([]);
    expect(texts.get('/about (200)')).toContain('deux sœurs redressent les tôles du canton');
    expect(texts.get('/pt/team (200)')).toContain('Chloé Perrenoud');
  });

  it('comes in its own colour and order of languages', async () => {
    const [, home] = await read('/');
    expect(home).toContain(`--chakra-colors-brand-solid:var(--light, ${OTHER_GARAGE.brandColor})`);
    expect(home).toContain(`hreflang="x-default" href="${stack.publicUrl}/"`);
    const menu = [...home.matchAll(/<a href="[^"]*" hrefLang="(\w\w)"/gi)].map(([, language]) => language);
    expect(menu).toEqual(OTHER_GARAGE.languages);
    expect((await read('/site.webmanifest'))[1]).toContain('"lang":"fr"');
    expect((await read(`${BOOKING_PATH}/services`))[1]).toContain('Débosselage');
    expect(home).not.toContain('#ff4b42'); // what our mark and pictures have
    for (const picture of ['/favicon.svg', '/wheel.svg']) {
      const [, svg] = await read(picture);
      expect(svg).toContain('<svg');
      expect(svg).not.toMatch(/#(?:ff4b42|d3191f)/);
    }
  });

  it('nor in the scripts and styles of its pages', async () => {
    const files = new Set<string>();
    for (const text of (await pages()).values()) {
      for (const [file] of text.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)) files.add(file);
    }
    expect(files.size).toBeGreaterThan(5);
    expect(foundIn(await readAll([...files]))).toEqual([]);
  });

  it('nor in what programs fetch', async () => {
    const texts = await readAll([
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
      '/favicon.svg',
      '/wheel.svg',
      '/admin/offline.html',
      '/api/promotions/active',
      '/api/vehicles/settings',
      ...[...TEXT_PAGES, 'garage'].map((page) => `${WEBSITE_PATH}/${page}`),
      ...LANGUAGES.map((language) => `${BOOKING_PATH}/services?language=${language}`),
    ]);
    expect([...texts.keys()].filter((where) => !where.endsWith('(200)'))).toEqual([]);
    expect(foundIn(texts)).toEqual([]);
    expect(texts.get('/site.webmanifest (200)')).toContain(NAME);
  });

  it('nor while the list of cars is being worked on', async () => {
    await savePage(staff, 'vehicles', { maintenanceMode: 'true' });
    const path = '/vehicles';
    await untilSaid(path, 'La liste revient');
    const texts = await readAll(inAll(['/vehicles']));
    expect(texts.get(`${path} (200)`)).toContain('La liste revient bientôt.');
    expect(foundIn(texts)).toEqual([]);
  });

  it('nor in mails of any kind, their headers and calendar entries, nor where their links lead', async () => {
    const booked = await bookVisits(stack, staff);
    const proof = await askAboutFinding(staff);
    await writeMails(stack, staff);
    await eventually(async () => (await stack.mails.all()).length >= 24, true, 60_000);
    const mails = await stack.mails.all();
    expect(mails.length).toBeGreaterThanOrEqual(24);
    expect(new Set(mails.map(({ from }) => from))).toEqual(new Set([`${NAME} <website@localhost>`]));
    expect(mails.filter(({ to }) => to.includes(OTHER_GARAGE.email)).length).toBeGreaterThan(5);
    expect(mails.some(({ html }) => html.includes(`background:${OTHER_GARAGE.brandColor}`))).toBe(true);
    expect(mails.filter(({ html }) => html.includes('#b91c1c'))).toEqual([]);
    expect(foundIn(mails.map((mail) => [mail.subject, JSON.stringify(mail)]))).toEqual([]);
    expect(mails.filter(({ calendar }) => calendar?.includes('Quai Suchard 8')).length).toBeGreaterThan(5);

    for (const language of LANGUAGES) {
      const received = mails.filter(({ to }) => to.includes(`noemie.${language}@example.org`));
      const named = received.flatMap(({ text }) => [...text.matchAll(/https?:\S+/g)].map(([url]) => url));
      expect(named.length).toBeGreaterThan(0);
      for (const url of named) {
        expect(url.startsWith(stack.publicUrl + addressHere(language, '/booking'))).toBe(true);
        const opened = await fetch(url.replace(stack.publicUrl, stack.url), { redirect: 'manual' });
        expect([opened.status, await opened.text()]).toEqual([
          200,
          expect.stringContaining(`<html lang="${language}"`),
        ]);
      }
    }

    const links = booked.flatMap(({ language, bookingId, token }) => [
      `${addressHere(language, '/booking/appointment')}?id=${bookingId}&token=${token}`,
      calendarFilePath(bookingId, token),
    ]);
    const linked = await readAll(links);
    expect([...linked.keys()].filter((where) => !where.endsWith('(200)'))).toEqual([]);
    expect(foundIn(linked)).toEqual([]);

    const pdf = pdfWords(Buffer.from(await (await staff.call('GET', proof)).arrayBuffer()));
    expect(pdf).toContain(NAME);
    expect(tracesIn(pdf, traces)).toEqual([]);
  });

  it('nor in the calendar that staff subscribe to', async () => {
    const made = await staff.call('PUT', CALENDAR_SUBSCRIPTION_PATH, { scope: 'all' });
    const { pathname, search } = new URL(((await made.json()) as NewCalendarSubscription).address);
    const feed = await read(pathname + search);
    expect(feed[1]).toContain(NAME);
    expect(foundIn([feed])).toEqual([]);
  });

  it('nor where it says what is wrong', async () => {
    const texts = await readAll([
      ...inAll(['/%00', '/a//b', '/no/such/page']),
      '/api/no/such/call',
      '/api/admin/users',
      '/uploads/none.jpg',
      '/assets/none.js',
    ]);
    for (const path of ['/contact', '/api/contact']) {
      const [where, text] = await read(path, { method: 'POST', body: 'x'.repeat(12_000_000) });
      texts.set(`too large: ${where}`, text);
    }
    expect(foundIn(texts)).toEqual([]);
  });

  it('nor while parts of it are away or starting', async () => {
    await stack.stopPart('contact');
    const withoutContact = await readAll(
      inAll(['/booking', '/contact', '/booking/appointment?id=ABCDEFGH&token=x']),
    );
    await stack.stopPart('content');
    await stack.stopPart('web');
    const kept = await readAll(inAll(['/', '/about']));
    const withoutWeb = await readAll([...inAll(['/', '/about']), '/admin', '/api/contact'], NOT_KEPT);
    const started = stack.startPart('web');
    await untilSaid('/', 'data-kind="starting"', NOT_KEPT);
    const starting = await readAll([...inAll(['/', '/imprint']), '/admin', '/site.webmanifest'], NOT_KEPT);
    expect([...withoutWeb.keys()].filter((where) => !where.endsWith('(503)'))).toEqual([]);
    expect([...starting.keys()].filter((where) => !where.endsWith('(503)'))).toEqual([]);
    expect([...kept.keys()].filter((where) => !where.endsWith('(200)'))).toEqual([]);
    expect(foundIn([...withoutContact, ...kept, ...withoutWeb, ...starting])).toEqual([]);
    await stack.startPart('content');
    await started;
  });
});
