import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { EDITOR_LIMITS } from '@garage/contracts/editor-field';
import type { EditorValues } from '@garage/contracts/editor-pages';
import { SITE_PAGES, type SitePage } from '@garage/contracts/editors';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { StaffClient } from '../support/api-client.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { type FreshSite, startFreshSite } from '../support/fresh-site.ts';
import {
  changedBy,
  MARKDOWN_ELEMENTS,
  PATHS,
  type Skeleton,
  skeletonOf,
  skeletonsOf,
} from '../support/hostile-page.ts';
import {
  HOSTILE_TEXTS,
  LINES,
  packed,
  PARAGRAPHS,
  STORABLE_TEXTS,
  UNSTORABLE_TEXTS,
  valueAt,
} from '../support/hostile-texts.ts';
import { signedIn } from '../support/signed-in.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { isText, savePage, type StoredField, storedFieldsOf } from '../support/stored-fields.ts';

const LEGAL = ['/privacy', '/terms', '/imprint'];
/** On a busy machine. */
const TEN_MINUTES = 600_000;

let stack: Stack;
let site: FreshSite;
let browser: Browser;
let reader: Page;
let staff: StaffClient;
let fields: Map<SitePage, StoredField[]>;
let harmless: Map<string, Skeleton>;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  site = startFreshSite(stack.contentUrl);
  reader = await browser.newPage();
  staff = await signedIn(stack);
  fields = new Map();
  for (const page of SITE_PAGES) fields.set(page, await storedFieldsOf(staff, page));
  await saveAll(() => 'Text');
  harmless = await skeletons(PATHS, LANGUAGES);
});
afterAll(async () => {
  site?.stop();
  await browser?.close();
  await stack?.stop();
});

const textsOf = (page: SitePage) => (fields.get(page) ?? []).filter(isText);
const othersOf = (page: SitePage) => (fields.get(page) ?? []).filter((stored) => !isText(stored));

async function save(page: SitePage, values: EditorValues) {
  const answer = await savePage(staff, page, values);
  const body = (await answer.json()) as { values: EditorValues; fields?: EditorValues };
  return { status: answer.status, ...body };
}

/** Fills every text of these pages, in every language; all of it must be stored as it was sent. */
async function saveAll(
  textFor: (stored: StoredField, position: number) => string,
  pages: readonly SitePage[] = SITE_PAGES,
): Promise<void> {
  await Promise.all(
    pages.map(async (page) => {
      const values = Object.fromEntries(
        textsOf(page).map((stored, position) => [stored.name, textFor(stored, position)]),
      );
      if (Object.keys(values).length === 0) return;
      const { status, fields: refused, values: now } = await save(page, values);
      expect([page, status, refused]).toEqual([page, 200, undefined]);
      expect(now).toMatchObject(values);
    }),
  );
}

const skeletons = (paths: readonly string[], languages: readonly Language[]) =>
  skeletonsOf(site, reader, paths, languages);

/** What hostile texts have done to these pages; nothing, if all is well. */
async function harmDoneTo(
  paths: readonly string[],
  languages: readonly Language[],
  before = harmless,
): Promise<[string, string][]> {
  return [...(await skeletons(paths, languages))].flatMap(([each, skeleton]): [string, string][] => {
    const base = before.get(each);
    if (!base) return [[each, 'was not read before']];
    if (skeleton.shown === 0) return [[each, 'shows none of them']];
    const isLegal = LEGAL.some((path) => each.endsWith(path));
    return changedBy(skeleton, base, isLegal ? MARKDOWN_ELEMENTS : []).map((change) => [each, change]);
  });
}

/** Of a long text, except where each line has a limit of its own, or all of them together a lower one. */
const takesMuch = ({ field }: StoredField) =>
  field.type === 'textarea' && !field.each && field.max >= EDITOR_LIMITS.area;
const valuesFor = ({ field }: StoredField) => (field.type === 'text' ? LINES : PARAGRAPHS);

/** Of what was taken only an address is used, in the frame that a visitor opens; it runs nothing of ours. */
async function expectLeadsOutside(page: SitePage, taken: StoredField[], text: string): Promise<void> {
  expect(text).toMatch(/https:(?:\/\/)?hostile\.example/);
  const { status } = await save(page, Object.fromEntries(taken.map(({ name }) => [name, text])));
  expect(status).toBe(200);
  for (const [each, { objections }] of await skeletons(['/', '/contact'], ['de'])) {
    // The name of the host, so that a visitor's consent to it can be remembered.
    const others = objections.filter((one) => !one.includes('[data-allowed~="map@hostile.example"]'));
    expect([text, each, others]).toEqual([text, each, []]);
  }
  const [embed = ''] = await site.pages(['/embed/de/map']);
  const { objections, elements } = await skeletonOf(reader, embed);
  expect([text, objections]).toEqual([
    text,
    [expect.stringMatching(/^<iframe src=https:\/\/hostile\.example\//)],
  ]);
  expect(elements).toMatchObject({ iframe: 1 });
  expect(elements['script']).toBeUndefined();
  await save(page, Object.fromEntries(taken.map(({ name }) => [name, ''])));
}

async function untilServed(path: string): Promise<void> {
  for (const end = Date.now() + 20_000; Date.now() < end;) {
    if ((await (await fetch(stack.url + path)).text()).includes('hostile')) return;
    await new Promise((resolve) => {
      setTimeout(resolve, 250);
    });
  }
  throw new Error(`${path} was not served with the hostile texts`);
}

it('there are more than a hundred hostile texts', () => {
  expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThan(100);
});

describe('hostile texts', () => {
  it(
    'in every text of every editor, in every language, are words on the page and nothing else',
    async () => {
      const rounds = Math.ceil(Math.max(LINES.length, PARAGRAPHS.length) / LANGUAGES.length);
      for (let round = 0; round < rounds; round += 1) {
        // The languages of a text stand beside each other, so that together they get all values.
        await saveAll((stored, position) => valueAt(valuesFor(stored), round * LANGUAGES.length + position));
        expect(await harmDoneTo(PATHS, LANGUAGES)).toEqual([]);
      }
    },
    TEN_MINUTES,
  );

  it(
    'in names and numbers, which have one text for all languages, are words as well',
    async () => {
      for (let round = 0; round < LINES.length; round += 1) {
        await saveAll(
          (stored, position) => valueAt(valuesFor(stored), round + position),
          ['team', 'vehicles'],
        );
        expect(await harmDoneTo(['/team', '/vehicles'], ['de'])).toEqual([]);
      }
    },
    TEN_MINUTES,
  );

  it(
    'in the notice that stands in the place of the cars are words as well',
    async () => {
      await save('vehicles', { maintenanceMode: 'true' });
      await saveAll(() => 'Text', ['vehicles']);
      const notice = await skeletons(['/vehicles'], LANGUAGES);
      for (let round = 0; round * LANGUAGES.length < PARAGRAPHS.length; round += 1) {
        await saveAll(
          (stored, position) => valueAt(valuesFor(stored), round * LANGUAGES.length + position),
          ['vehicles'],
        );
        expect(await harmDoneTo(['/vehicles'], LANGUAGES, notice)).toEqual([]);
      }
      await save('vehicles', { maintenanceMode: 'false' });
    },
    TEN_MINUTES,
  );

  it(
    'run nothing and load nothing in a browser that has switched off every protection of its own',
    async () => {
      const { page, complaints, close } = await visit(browser, stack.url, {
        bypassCSP: true,
        expectFailures: true,
      });
      const alarms: string[] = [];
      await page.exposeFunction('hostile', () => alarms.push('called'));
      page.on('dialog', (dialog) => {
        alarms.push('dialog');
        void dialog.dismiss();
      });
      const areas = packed(STORABLE_TEXTS, EDITOR_LIMITS.area, '\n\n');
      await saveAll((stored, position) => valueAt(takesMuch(stored) ? areas : valuesFor(stored), position));
      for (const path of PATHS) {
        await untilServed(path);
        await page.goto(path, { waitUntil: 'networkidle' });
        await page.mouse.move(100, 200);
        await page.mouse.wheel(0, 4000);
        await page.waitForTimeout(500);
      }
      expect([alarms, complaints]).toEqual([[], []]);
      await close();
    },
    TEN_MINUTES,
  );

  it('that cannot be stored are refused, field by field', async () => {
    for (const text of UNSTORABLE_TEXTS) {
      for (const page of SITE_PAGES) {
        // What stands at the end is cut off before it is looked at; in the middle nothing is.
        const values = Object.fromEntries(textsOf(page).map(({ name }) => [name, `x${text}x`]));
        const { status, fields: refused = {} } = await save(page, values);
        expect([page, text, status]).toEqual([page, text, 400]);
        expect(Object.keys(refused)).toEqual(Object.keys(values));
      }
    }
  });

  it(
    'in the place of a colour, a picture, a number, a choice, a link or a map are refused or lead nowhere',
    async () => {
      for (const page of SITE_PAGES) {
        const others = othersOf(page);
        if (others.length === 0) continue;
        for (const text of HOSTILE_TEXTS) {
          const values = Object.fromEntries(others.map(({ name }) => [name, text]));
          const { status, fields: refused = {} } = await save(page, values);
          const taken = others.filter(({ name }) => !Object.hasOwn(refused, name));
          const maps = taken.filter(({ field }) => field.type === 'map');
          expect([text, taken.filter((each) => !maps.includes(each))]).toEqual([text, []]);
          expect([text, status]).toEqual([text, taken.length === 0 ? 400 : status]);
          if (maps.length > 0) await expectLeadsOutside(page, maps, text);
        }
      }
    },
    TEN_MINUTES,
  );
});
