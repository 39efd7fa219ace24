import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { MEDIA_LIMITS, MEDIA_PATH, type MediaItem } from '@garage/contracts/media';
import {
  type Promotion,
  PROMOTION_LIMITS,
  type PromotionRequest,
  type PromotionResponse,
  PROMOTIONS_PATH,
} from '@garage/contracts/promotions';
import type { Browser, Page } from 'playwright-core';
import type { StaffClient } from '../support/api-client.ts';
import { openBrowser, visit } from '../support/browser.ts';
import { type FreshSite, startFreshSite } from '../support/fresh-site.ts';
import { addLibraryPicture } from '../support/library-picture.ts';
import { changedBy, skeletonsOf } from '../support/hostile-page.ts';
import {
  HOSTILE_LINES,
  packed,
  STORABLE_TEXTS,
  UNSTORABLE_TEXTS,
  valueAt,
} from '../support/hostile-texts.ts';
import { signInBehindThePage } from '../support/staff-browser.ts';
import { signedIn } from '../support/signed-in.ts';
import { type Stack, startStack } from '../support/stack.ts';
import { addressIn, savePage } from '../support/stored-fields.ts';

const TEN_MINUTES = 600_000;
const ALTS = packed(HOSTILE_LINES, MEDIA_LIMITS.alt, ' ');
const NAMES = packed(HOSTILE_LINES, PROMOTION_LIMITS.name, ' ');
const TITLES = packed(HOSTILE_LINES, PROMOTION_LIMITS.title, ' ');
const DESCRIPTIONS = packed(STORABLE_TEXTS, PROMOTION_LIMITS.description, '\n\n');

let stack: Stack;
let site: FreshSite;
let browser: Browser;
let staff: StaffClient;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
  site = startFreshSite(stack.contentUrl);
  staff = await signedIn(stack);
});
afterAll(async () => {
  site?.stop();
  await browser?.close();
  await stack?.stop();
});

/** One value for each language, other ones in each round. */
function inLanguages(values: readonly string[], round: number): Record<Language, string> {
  const texts = LANGUAGES.map((language, position) => [
    language,
    valueAt(values, round * LANGUAGES.length + position),
  ]);
  return Object.fromEntries(texts) as Record<Language, string>;
}

/** A page without any protection of the browser's own, and everything that ran or loaded in it. */
async function unprotected() {
  const opened = await visit(browser, stack.url, { bypassCSP: true, expectFailures: true });
  const alarms: string[] = [];
  await opened.page.exposeFunction('hostile', () => alarms.push('called'));
  opened.page.on('dialog', (dialog) => {
    alarms.push('dialog');
    void dialog.dismiss();
  });
  return { ...opened, alarms };
}

const promotionOf = (words: Partial<PromotionRequest>): PromotionRequest => ({
  name: 'Aktion',
  title: 'Text',
  description: 'Text',
  type: 'custom',
  isActive: true,
  ignoreDates: true,
  startDate: '2026-01-01',
  endDate: '2026-12-31',
  showPopup: true,
  showOnMobile: true,
  ...words,
});

/** The popup of the home page as it stands open, its elements and its words. */
async function popup(page: Page, language: Language) {
  await page.goto(addressIn(language, '/'), { waitUntil: 'domcontentloaded' });
  await page.locator('dialog[open] .promotion-description').waitFor();
  const shown = await page.evaluate<{ title: string; description: string; elements: string }>(`(() => {
    const dialog = document.querySelector('dialog[open]');
    const text = (part) => dialog.querySelector('.promotion-' + part).textContent;
    const elements = [...dialog.querySelectorAll('*')].map((each) => each.outerHTML.split('>')[0]).join();
    return { title: text('title'), description: text('description'), elements };
  })()`);
  return shown;
}

async function store(method: 'POST' | 'PUT', path: string, words: Partial<PromotionRequest>) {
  const answer = await staff.call(method, path, promotionOf(words));
  const { promotion } = (await answer.json()) as Partial<PromotionResponse>;
  expect([words, answer.ok]).toEqual([words, true]);
  return promotion as Promotion;
}

describe('hostile descriptions of a picture in the library', () => {
  let item: MediaItem;
  const change = (alt: Partial<Record<Language, string>>) =>
    staff.call('PUT', `${MEDIA_PATH}/${item.id}`, { alt, focusX: 0.5, focusY: 0.5 });

  beforeAll(async () => {
    item = await addLibraryPicture(staff, 'Tor.png');
    const shown = await savePage(staff, 'about', { traditionImage: item.key });
    if (!shown.ok) throw new Error(`the page was answered ${shown.status}`);
  });

  it(
    'are words on the page and nothing else, in every language',
    async () => {
      const reader = await browser.newPage();
      await change({ de: 'Text', en: 'Text', fr: 'Text', it: 'Text', pt: 'Text' });
      const harmless = await skeletonsOf(site, reader, ['/about'], LANGUAGES);
      for (let round = 0; round * LANGUAGES.length < ALTS.length; round += 1) {
        const alt = inLanguages(ALTS, round);
        expect([alt, (await change(alt)).status]).toEqual([alt, 200]);
        for (const [address, skeleton] of await skeletonsOf(site, reader, ['/about'], LANGUAGES)) {
          const before = harmless.get(address)!;
          expect([address, skeleton.shown > 0, changedBy(skeleton, before)]).toEqual([address, true, []]);
        }
      }
      await reader.close();
    },
    TEN_MINUTES,
  );

  it('that cannot be stored are refused', async () => {
    for (const text of UNSTORABLE_TEXTS) {
      const { status } = await change({ fr: `x${text}x` });
      expect([text, status]).toEqual([text, 400]);
    }
  });
});

describe('hostile texts of a promotion', () => {
  it(
    'are words in the popup and nothing else, in every language',
    async () => {
      const { page, alarms, complaints, close } = await unprotected();
      // The popup comes once a session: each look is a new one, whenever the page before has noted that it was shown.
      await page.addInitScript('sessionStorage.clear()');
      const { id } = await store('POST', PROMOTIONS_PATH, {});
      const { elements } = await popup(page, 'de');
      for (let round = 0; round * LANGUAGES.length < TITLES.length; round += 1) {
        const titles = inLanguages(TITLES, round);
        const descriptions = inLanguages(DESCRIPTIONS, round);
        const others = LANGUAGES.filter((language) => language !== 'de');
        await store('PUT', `${PROMOTIONS_PATH}/${id}`, {
          title: titles.de,
          description: descriptions.de,
          translations: Object.fromEntries(
            others.map((each) => [each, { title: titles[each], description: descriptions[each] }]),
          ),
        });
        // Visitors learn of a change within a second; on a busy machine the first look may still meet the old copy.
        await page.waitForTimeout(1000);
        for (const language of LANGUAGES) {
          let shown = await popup(page, language);
          for (let looks = 1; shown.title !== titles[language] && looks < 5; looks += 1) {
            await page.waitForTimeout(1000);
            shown = await popup(page, language);
          }
          expect(shown.title).toBe(titles[language]);
          expect(shown.description).toBe(descriptions[language]);
          const contact = language === 'de' ? '/contact' : `/${language}/contact`;
          expect(
            shown.elements.replace(`href="${contact}"`, 'href="/contact"').replace(/aria-label="[^"]*"/, ''),
          ).toBe(elements.replace(/aria-label="[^"]*"/, ''));
        }
      }
      expect([alarms, complaints]).toEqual([[], []]);
      await staff.call('DELETE', `${PROMOTIONS_PATH}/${id}`);
      await close();
    },
    TEN_MINUTES,
  );

  it(
    'its name included, are words in the panel and run nothing there',
    async () => {
      for (const [index, name] of NAMES.entries()) {
        const words = { name, title: valueAt(TITLES, index), description: valueAt(DESCRIPTIONS, index) };
        await store('POST', PROMOTIONS_PATH, { ...words, isActive: false });
      }
      const { page, alarms, complaints, close } = await unprotected();
      await signInBehindThePage(page, stack.admin);
      await page.goto('/admin/panel?tab=promotions');
      await page.getByText(NAMES[0]!, { exact: true }).first().waitFor();
      for (const name of NAMES) await page.getByText(name, { exact: true }).first().waitFor();
      expect([alarms, complaints]).toEqual([[], []]);
      await close();
    },
    TEN_MINUTES,
  );

  it('that cannot be stored are refused, field by field', async () => {
    for (const text of UNSTORABLE_TEXTS) {
      const wrong = `x${text}x`;
      const answer = await staff.call(
        'POST',
        PROMOTIONS_PATH,
        promotionOf({ name: wrong, title: wrong, description: wrong }),
      );
      const { fields = {} } = (await answer.json()) as { fields?: object };
      // In several lines some of them are only another end of a line.
      expect([text, answer.status]).toEqual([text, 400]);
      expect(Object.keys(fields)).toEqual(expect.arrayContaining(['name', 'title']));
    }
  });
});
