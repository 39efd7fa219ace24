import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { PREVIEW_PATH, type PreviewResponse } from '@garage/contracts/editor-pages';
import { SITE_PAGES, type SitePage } from '@garage/contracts/editors';
import { LANGUAGES, type Language } from '@garage/contracts/languages';
import type { StaffClient } from '../support/api-client.ts';
import { openBrowser } from '../support/browser.ts';
import { changedBy, MARKDOWN_ELEMENTS, type Skeleton, skeletonOf } from '../support/hostile-page.ts';
import { LINES, PARAGRAPHS, valueAt } from '../support/hostile-texts.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { signedIn } from '../support/signed-in.ts';
import { isText, type StoredField, storedFieldsOf } from '../support/stored-fields.ts';

/** Where each editor's texts are to be seen. */
const PATHS: Record<SitePage, string[]> = {
  hero: ['/'],
  slogan: ['/'],
  'home-images': ['/'],
  services: ['/services'],
  about: ['/about'],
  team: ['/team'],
  vehicles: ['/vehicles'],
  gallery: ['/gallery'],
  offers: ['/'],
  contact: ['/contact'],
  booking: ['/booking'],
  legal: ['/imprint', '/terms', '/privacy'],
  site: ['/team', '/404'],
};
const TEN_MINUTES = 600_000;

const stack = borrowStack();
let browser: Browser;
let reader: Page;
let staff: StaffClient;

beforeAll(async () => {
  browser = await openBrowser();
  reader = await browser.newPage();
  staff = await signedIn(stack);
});
afterAll(() => browser?.close());

/** The page as the editor shows it before these texts are saved. */
async function previewed(
  page: SitePage,
  path: string,
  language: Language,
  textFor: (stored: StoredField, position: number) => string,
): Promise<Skeleton> {
  const texts = (await storedFieldsOf(staff, page)).filter(isText);
  const values = Object.fromEntries(
    texts.map((stored, position) => [stored.name, textFor(stored, position)] as const),
  );
  const answer = await staff.call('POST', PREVIEW_PATH, { page, path, language, values });
  expect([page, path, answer.status]).toEqual([page, path, 200]);
  return skeletonOf(reader, ((await answer.json()) as PreviewResponse).html);
}

it.each(SITE_PAGES)(
  'hostile texts in the preview of %s are words and nothing else, in every language',
  async (page) => {
    const allowed = page === 'legal' ? MARKDOWN_ELEMENTS : [];
    const rounds = Math.max(LINES.length, PARAGRAPHS.length);
    for (const path of PATHS[page]) {
      const harmless = await previewed(page, path, 'de', () => 'Text');
      for (let round = 0; round < rounds; round += 1) {
        const language = valueAt(LANGUAGES, round) as Language;
        const hostile = await previewed(page, path, language, ({ field }, position) =>
          valueAt(field.type === 'text' ? LINES : PARAGRAPHS, round + position),
        );
        expect([path, language, changedBy(hostile, harmless, allowed)]).toEqual([path, language, []]);
        expect(hostile.scripts).toEqual([]);
        expect(hostile.shown).toBeGreaterThan(0);
      }
    }
  },
  TEN_MINUTES,
);
