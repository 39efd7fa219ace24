import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BOOKING_PATH, calendarFilePath } from '@garage/contracts/booking';
import { ARCHIVE_CONTENT_TYPE, CONTENT_ARCHIVE_PATH } from '@garage/contracts/content-archive';
import {
  CALENDAR_SUBSCRIPTION_PATH,
  type NewCalendarSubscription,
} from '@garage/contracts/calendar-subscription';
import { LANGUAGES } from '@garage/contracts/languages';
import { TEXT_PAGES, WEBSITE_PATH } from '@garage/contracts/page-texts';
import { StaffClient } from '../support/api-client.ts';
import { eventually } from '../support/eventually.ts';
import { askAboutFinding, bookVisits, writeMails } from '../support/other-garage/doings.ts';
import { OTHER_GARAGE } from '../support/other-garage/facts.ts';
import { otherGarageFile } from '../support/other-garage/file.ts';
import { pdfWords } from '../support/pdf-words.ts';
import { SiteTexts } from '../support/site-texts.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { savePage } from '../support/stored-fields.ts';
import { contentsOf, type Trace, tracesIn, tracesOf } from '../support/traces.ts';

const NAME = OTHER_GARAGE.name;
/** Of what the gateway keeps nothing is there in plain text: all that was read before came compressed. */
const NOT_KEPT = { headers: { 'accept-encoding': 'identity' } };

let stack: Stack;
let site: SiteTexts;
let staff: StaffClient;
let traces: Trace[];
/** What the traces find before anything is imported. */
let before: string[];

beforeAll(async () => {
  stack = await startStack();
  site = new SiteTexts(stack.url, 'fr');
  staff = new StaffClient(stack.url);
  await staff.signIn(stack.admin.username, stack.admin.password);
  traces = tracesOf(contentsOf(await (await staff.call('GET', CONTENT_ARCHIVE_PATH)).text()));
  before = foundIn(await site.pages()).map(({ found }) => found);
  const answer = await staff.sendFile(CONTENT_ARCHIVE_PATH, await otherGarageFile(), ARCHIVE_CONTENT_TYPE);
  if (answer.status !== 200) throw new Error(`the import was answered ${await answer.text()}`);
  await isEverywhere();
});
afterAll(() => stack?.stop());

function foundIn(texts: Iterable<[where: string, text: string]>): { where: string; found: string }[] {
  return [...texts].flatMap(([where, text]) => tracesIn(text, traces).map((found) => ({ where, found })));
}

/**
 * The services follow each other within some seconds, and whoever comes first after a quiet time may be shown what was
 * known before when the answer takes long: each page is read until none says anything of the first garage. What is
 * left after the time stays for the tests to name.
 */
async function isEverywhere(): Promise<void> {
  await site.untilSaid('/', '<html lang="fr"');
  await site.untilSaid('/', '&amp; Garage du Lac');
  await site.untilSaid(`${BOOKING_PATH}/services?language=fr`, 'Débosselage');
  await eventually(async () => foundIn(await site.pages()).length, 0, 20_000);
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

describe('a garage with other contents, imported as one file', () => {
  it('shows no trace of the first one on any page in any language', async () => {
    const texts = await site.pages();
    expect(texts.size).toBeGreaterThan(60);
    expect(foundIn(texts)).toEqual([]);
    expect(texts.get('/about (200)')).toContain('deux sœurs redressent les tôles du canton');
    expect(texts.get('/pt/team (200)')).toContain('Chloé Perrenoud');
  });

  it('comes in its own colour and order of languages', async () => {
    const [, home] = await site.read('/');
    expect(home).toContain(`--chakra-colors-brand-solid:var(--light, ${OTHER_GARAGE.brandColor})`);
    expect(home).toContain(`hreflang="x-default" href="${stack.publicUrl}/"`);
    const menu = [...home.matchAll(/<a href="[^"]*" hrefLang="(\w\w)"/gi)].map(([, language]) => language);
    expect(menu).toEqual(OTHER_GARAGE.languages);
    expect((await site.read('/site.webmanifest'))[1]).toContain('"lang":"fr"');
    expect((await site.read(`${BOOKING_PATH}/services`))[1]).toContain('Débosselage');
    expect(home).not.toContain('#ff4b42'); // what our mark and pictures have
    for (const picture of ['/favicon.svg', '/wheel.svg']) {
      const [, svg] = await site.read(picture);
      expect(svg).toContain('<svg');
      expect(svg).not.toMatch(/#(?:ff4b42|d3191f)/);
    }
  });

  it('shows no trace of the first one in the scripts and styles of its pages', async () => {
    const files = new Set<string>();
    for (const text of (await site.pages()).values()) {
      for (const [file] of text.matchAll(/\/assets\/[\w./-]+\.(?:js|css)/g)) files.add(file);
    }
    expect(files.size).toBeGreaterThan(5);
    expect(foundIn(await site.readAll([...files]))).toEqual([]);
  });

  it('shows no trace of the first one in what programs fetch', async () => {
    const texts = await site.readAll([
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

  it('shows no trace of the first one while the list of cars is being worked on', async () => {
    await savePage(staff, 'vehicles', { maintenanceMode: 'true' });
    const path = '/vehicles';
    await site.untilSaid(path, 'La liste revient');
    const texts = await site.readAll(site.inAll(['/vehicles']));
    expect(texts.get(`${path} (200)`)).toContain('La liste revient bientôt.');
    expect(foundIn(texts)).toEqual([]);
  });

  it('shows no trace of the first one in any mail, its headers and calendar entry, nor where its links lead', async () => {
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
        expect(url.startsWith(stack.publicUrl + site.addressIn(language, '/booking'))).toBe(true);
        const opened = await fetch(url.replace(stack.publicUrl, stack.url), { redirect: 'manual' });
        expect([opened.status, await opened.text()]).toEqual([
          200,
          expect.stringContaining(`<html lang="${language}"`),
        ]);
      }
    }

    const links = booked.flatMap(({ language, bookingId, token }) => [
      `${site.addressIn(language, '/booking/appointment')}?id=${bookingId}&token=${token}`,
      calendarFilePath(bookingId, token),
    ]);
    const linked = await site.readAll(links);
    expect([...linked.keys()].filter((where) => !where.endsWith('(200)'))).toEqual([]);
    expect(foundIn(linked)).toEqual([]);

    const pdf = pdfWords(Buffer.from(await (await staff.call('GET', proof)).arrayBuffer()));
    expect(pdf).toContain(NAME);
    expect(tracesIn(pdf, traces)).toEqual([]);
  });

  it('shows no trace of the first one in the calendar that staff subscribe to', async () => {
    const made = await staff.call('PUT', CALENDAR_SUBSCRIPTION_PATH, { scope: 'all' });
    const { pathname, search } = new URL(((await made.json()) as NewCalendarSubscription).address);
    const feed = await site.read(pathname + search);
    expect(feed[1]).toContain(NAME);
    expect(foundIn([feed])).toEqual([]);
  });

  it('shows no trace of the first one where it says what is wrong', async () => {
    const texts = await site.readAll([
      ...site.inAll(['/%00', '/a//b', '/no/such/page']),
      '/api/no/such/call',
      '/api/admin/users',
      '/uploads/none.jpg',
      '/assets/none.js',
    ]);
    for (const path of ['/contact', '/api/contact']) {
      const [where, text] = await site.read(path, { method: 'POST', body: 'x'.repeat(12_000_000) });
      texts.set(`too large: ${where}`, text);
    }
    expect(foundIn(texts)).toEqual([]);
  });

  it('shows no trace of the first one while parts of it are away or starting', async () => {
    await stack.stopPart('contact');
    const withoutContact = await site.readAll(
      site.inAll(['/booking', '/contact', '/booking/appointment?id=ABCDEFGH&token=x']),
    );
    await stack.stopPart('content');
    await stack.stopPart('web');
    const kept = await site.readAll(site.inAll(['/', '/about']));
    const withoutWeb = await site.readAll(
      [...site.inAll(['/', '/about']), '/admin', '/api/contact'],
      NOT_KEPT,
    );
    const started = stack.startPart('web');
    await site.untilSaid('/', 'data-kind="starting"', NOT_KEPT);
    const starting = await site.readAll(
      [...site.inAll(['/', '/imprint']), '/admin', '/site.webmanifest'],
      NOT_KEPT,
    );
    expect([...withoutWeb.keys()].filter((where) => !where.endsWith('(503)'))).toEqual([]);
    expect([...starting.keys()].filter((where) => !where.endsWith('(503)'))).toEqual([]);
    expect([...kept.keys()].filter((where) => !where.endsWith('(200)'))).toEqual([]);
    expect(foundIn([...withoutContact, ...kept, ...withoutWeb, ...starting])).toEqual([]);
    await stack.startPart('content');
    await started;
  });
});
