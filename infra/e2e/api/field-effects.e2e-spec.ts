import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type EditorField, FLAG } from '@garage/contracts/editor-field';
import { ADMIN_WEBSITE_PATH, type EditorRecord, type EditorValues } from '@garage/contracts/editor-pages';
import { SITE_PAGES, type SitePage } from '@garage/contracts/editors';
import { type Language, LANGUAGES } from '@garage/contracts/languages';
import { entriesOf, orderOf } from '@garage/contracts/page-lists';
import type { StaffClient } from '../support/api-client.ts';
import { type FreshSite, startFreshSite, visibleHtml } from '../support/fresh-site.ts';
import { measureFreshness } from '../support/freshness.ts';
import { signedIn } from '../support/signed-in.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { addressIn, isText, savePage, type StoredField, storedFieldsOf } from '../support/stored-fields.ts';

/** Where each editor's fields are seen. */
const SEEN_ON: Record<SitePage, readonly string[]> = {
  hero: ['/'],
  slogan: ['/', '/team'],
  'home-images': ['/'],
  services: ['/services', '/'],
  about: ['/', '/about'],
  team: ['/team'],
  gallery: ['/gallery'],
  offers: ['/'],
  vehicles: ['/vehicles', '/embed/{language}/search', '/embed/{language}/listing'],
  contact: ['/', '/contact', '/embed/{language}/map'],
  booking: ['/booking'],
  legal: ['/privacy', '/terms', '/imprint'],
  site: ['/team', '/no-such-page'],
};
/** Without these, other fields would have nothing to act on. */
const SERVICES = Array.from({ length: 12 }, (_, index) => index + 1);
const FIRST: Partial<Record<SitePage, EditorValues>> = {
  slogan: { showOnHomepage: FLAG.on, showOnAllPages: FLAG.on },
  'home-images': { autoplay: FLAG.on },
  services: Object.fromEntries(
    SERVICES.flatMap((n) => [
      [`service${n}InList`, FLAG.on],
      [`service${n}BeforeImage`, 'headlight-before'],
      [`service${n}AfterImage`, 'headlight-after'],
      [`service${n}Price`, '120'],
    ]),
  ),
  about: { experienceYears: '61' },
  contact: { showAddress: FLAG.on },
};
/** Words that mean something: they are no text to be shown as it is. */
const MEANINGFUL: Record<string, string> = {
  experienceYears: '88',
  widgetDealerId: '4711',
  widgetConfigId: 'another',
  widgetInitFunction: 'Marktplatz.start',
  widgetHosts: 'https://pictures.example',
};
/**
 * What acts once the page is alive: how the pictures change, with what the marketplace's search is started, from
 * which servers it may load, and what lies behind it. It is looked for in the state that the page carries for
 * its scripts.
 */
const ACT_IN_SCRIPTS = new Set([
  'interval',
  'animation',
  'widgetInitFunction',
  'widgetDealerId',
  'widgetConfigId',
  'widgetHeight',
  'widgetHosts',
  'backgroundColor',
]);
/** Faces of a page of which visitors see one at a time. */
const STATES: Partial<Record<SitePage, EditorValues[]>> = {
  vehicles: [{ maintenanceMode: 'false' }, { maintenanceMode: 'true' }],
};

const TEN_MINUTES = 600_000;
const FRESH_MS = 10_000;

let stack: Stack;
let site: FreshSite;
let staff: StaffClient;

beforeAll(async () => {
  stack = await startStack();
  site = startFreshSite(stack.contentUrl);
  staff = await signedIn(stack);
});
afterAll(async () => {
  site?.stop();
  await stack?.stop();
});

async function save(page: SitePage, values: EditorValues): Promise<EditorRecord> {
  const answer = await savePage(staff, page, values);
  const body = (await answer.json()) as EditorRecord;
  expect([answer.status, body]).toEqual([200, expect.anything()]);
  return body;
}

/** The page with everything switched on that its other fields act on. */
async function prepared(page: SitePage): Promise<EditorRecord> {
  const first = FIRST[page];
  if (first) return save(page, first);
  return (await (await staff.call('GET', `${ADMIN_WEBSITE_PATH}/${page}`)).json()) as EditorRecord;
}

/** All that visitors get in a language of what this editor changes, one text for each face of the page. */
async function servedOf(page: SitePage, language: Language = 'de'): Promise<string[]> {
  const addresses = SEEN_ON[page].map((path) =>
    path.includes('{') ? path.replace('{language}', language) : addressIn(language, path),
  );
  const served: string[] = [];
  for (const state of STATES[page] ?? [null]) {
    if (state) await save(page, state);
    served.push((await site.pages(addresses)).join('\n').replaceAll(/"renderedAt":"[^"]*"/g, ''));
  }
  return served;
}

/** What acts in the booking, which follows the services by itself. */
const IN_BOOKING = /^service\d+(?:Buffer|Color|IsActive|Checks)(?:En|Fr|It|Pt)?$/;

/** What visitors read once they have sent a message. */
const IN_ANSWERS = /^sent(?:Title|Text)(?:En|Fr|It|Pt)?$/;

async function seenFieldsOf(page: SitePage): Promise<StoredField[]> {
  const fields = await storedFieldsOf(staff, page);
  return fields.filter(({ name }) => !IN_BOOKING.test(name) && !IN_ANSWERS.test(name));
}

const wordOf = ({ name }: StoredField) => `wort-${name}-ende`;
const isWords = (stored: StoredField) => isText(stored) && !Object.hasOwn(MEANINGFUL, stored.name);

/** Another acceptable value. */
function otherValue(field: EditorField, value: string): string {
  switch (field.type) {
    case 'number':
      return String(Number(value) === field.max ? field.min : Number(value) + 1);
    case 'select':
      return field.options.find((option) => option && option !== value) ?? '';
    case 'checkbox':
      return value === FLAG.on ? FLAG.off : FLAG.on;
    case 'color':
      return '#13579b';
    case 'date':
      // An offer that has ended is seen no more.
      return field.name === 'Until' ? '2020-01-01' : '2099-05-17';
    case 'image':
      return value === 'gallery-26' ? 'gallery-25' : 'gallery-26';
    case 'list':
      return orderOf(entriesOf(value).toReversed());
    case 'price':
      return value === '17.35' ? '18' : '17.35';
    case 'service':
      return value === '3' ? '4' : '3';
    case 'link':
      return '/gallery';
    case 'map':
    case 'website':
      return 'https://elsewhere.example/here';
    default:
      return MEANINGFUL[field.name] ?? '';
  }
}

describe.each(SITE_PAGES)('every field of the editor of %s is seen by visitors', (page) => {
  it('its words, in their language', async () => {
    await prepared(page);
    const fields = (await seenFieldsOf(page)).filter(isWords);
    await save(page, Object.fromEntries(fields.map((stored) => [stored.name, wordOf(stored)])));
    for (const language of LANGUAGES) {
      const html = visibleHtml((await servedOf(page, language)).join('\n'));
      const wanted = fields.filter((stored) => stored.language === null || stored.language === language);
      const missing = wanted.filter((stored) => !html.includes(wordOf(stored)));
      expect([language, missing.map(({ name }) => name)]).toEqual([language, []]);
    }
  });

  it(
    'and everything else',
    async () => {
      const { values } = await prepared(page);
      const quiet = (await seenFieldsOf(page)).filter((stored) => !isWords(stored));
      if (quiet.length === 0) return;
      const before = await servedOf(page);
      expect(new Set(before).size).toBe(before.length);
      const states = Object.keys(STATES[page]?.[0] ?? {});
      const withoutEffect: string[] = [];
      for (const { name, field } of quiet.filter((stored) => !states.includes(stored.name))) {
        const value = values[name] ?? '';
        await save(page, { [name]: otherValue(field, value) });
        const seen = ACT_IN_SCRIPTS.has(name) ? (html: string) => html : visibleHtml;
        const after = await servedOf(page);
        if (seen(after.join('\n')) === seen(before.join('\n'))) withoutEffect.push(name);
        await save(page, { [name]: value });
      }
      expect(withoutEffect).toEqual([]);
    },
    TEN_MINUTES,
  );
});

it("a change gets through every cache; the aim is a second, 'npm run bench:http' prints the time", async () => {
  for (const { page, json } of await measureFreshness(stack, 3)) {
    expect(page).toBeLessThan(FRESH_MS);
    expect(json).toBeLessThan(FRESH_MS);
  }
});
