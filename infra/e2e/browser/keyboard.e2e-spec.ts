import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { publicPaths } from '../../bench/public-paths.ts';
import {
  DESKTOP,
  MOVING,
  openBrowser,
  PHONE,
  untilAlive,
  visit,
  type VisitOptions,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { tabTo } from '../support/keys.ts';
import { borrowStack } from '../support/shared-stack.ts';

/** A window of 1280 pixels whose visitor has enlarged everything twofold. */
const ENLARGED = { width: 640, height: 450 };
const MOST_STOPS = 200;
/** Ten pages one after the other, on a machine that has other things to do. */
const ALL_PAGES_MS = 300_000;

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Null when the focus has left the page; otherwise what is wrong with where it is. */
const STOP = `(() => {
  const at = document.activeElement;
  const visited = (window.visited ??= new Set());
  if (!at || at === document.body || visited.has(at)) return null;
  visited.add(at);
  const { top, bottom, left, right } = at.getBoundingClientRect();
  const faults = [];
  if (bottom <= 0 || top >= innerHeight || right <= 0 || left >= innerWidth) faults.push('out of view');
  // The mark may be drawn by what stands for it: a label, a handle.
  const drawn = [at, at.parentElement, at.parentElement?.parentElement, at.previousElementSibling, at.nextElementSibling];
  const marked = drawn.some((element) => {
    if (!element) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  });
  if (!marked) faults.push('without a mark');
  return faults.map((fault) => fault + ': ' + at.outerHTML.slice(0, 160));
})()`;
const MISSED = `[...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.disabled && one.tabIndex >= 0)
  .filter((one) => one.type !== 'radio' && !one.closest('dialog:not([open])') && !window.visited.has(one))
  .map((one) => one.outerHTML.slice(0, 160))`;
const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';

/** A visitor without a pointer, whose first key has brought the page to life. */
async function arrive(path: string, options: VisitOptions = {}) {
  const one = await visit(browser, stack.url, options);
  await one.page.goto(path, { waitUntil: 'networkidle' });
  await one.page.keyboard.press('Tab');
  await untilAlive(one.page);
  return one;
}

it(
  'every page leads through all it offers, and shows where one is',
  async () => {
    // Booking has steps of its own, which this walk does not take.
    const paths = (await publicPaths(stack.url)).filter((path) => path !== '/booking');
    for (const path of paths) {
      const { page, complaints, close } = await arrive(path);
      const faults: string[] = [];
      for (let stop = 0; stop < MOST_STOPS; stop += 1) {
        const found = await page.evaluate<string[] | null>(STOP);
        if (!found) break;
        faults.push(...found);
        await page.keyboard.press('Tab');
      }
      const missed = await page.evaluate<string[]>(MISSED);
      expect({ path, faults, missed, complaints }).toEqual({ path, faults: [], missed: [], complaints: [] });
      await close();
    }
  },
  ALL_PAGES_MS,
);

it(
  'every page fits a window that is enlarged twofold',
  async () => {
    for (const path of await publicPaths(stack.url)) {
      const { page, close } = await visit(browser, stack.url, { viewport: ENLARGED });
      await page.goto(path, { waitUntil: 'networkidle' });
      expect([path, await page.evaluate<number>(OVERFLOW)]).toEqual([path, 0]);
      await close();
    }
  },
  ALL_PAGES_MS,
);

describe('without a pointer', () => {
  it('the first stop leads past the header', async () => {
    const { page, close } = await arrive('/about');
    await page.keyboard.press('Enter');
    expect(await eventually(() => page.evaluate('document.activeElement.id'), 'content')).toBe('content');
    await close();
  });

  it('another language is chosen', async () => {
    const { page, close } = await arrive('/team');
    await tabTo(page, 'header summary');
    await page.keyboard.press('Enter');
    await tabTo(page, 'a[hreflang^=it]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/it/team');
    expect(await eventually(() => page.locator('html').getAttribute('lang'), 'it')).toBe('it');
    await close();
  });

  it('the menu of a telephone opens, keeps the focus and gives it back', async () => {
    const { page, close } = await arrive('/', { viewport: PHONE });
    const menu = 'header button[aria-haspopup=dialog]';
    await tabTo(page, menu);
    await page.keyboard.press('Enter');
    await page.locator('dialog[open]').waitFor();
    for (let stop = 0; stop < 15; stop += 1) {
      await page.keyboard.press('Tab');
      const outside = `!['BODY', 'HTML'].includes(document.activeElement.tagName) && !document.activeElement.closest('dialog[open]')`;
      expect(await page.evaluate(outside)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'hidden' });
    const isBack = () => page.evaluate(`document.activeElement.matches('${menu}')`);
    expect(await eventually(isBack, true)).toBe(true);
    await close();
  });

  it('the offers are stopped and turned', async () => {
    const { page, close } = await arrive('/', { ...MOVING, viewport: DESKTOP });
    await tabTo(page, 'button[aria-label=Weiter]');
    await page.keyboard.press('Enter');
    await page.locator('[aria-current=true][aria-label="Folie 2 zeigen"]').waitFor();
    await tabTo(page, 'button[aria-label="Automatischen Wechsel anhalten"]');
    await page.keyboard.press('Enter');
    const started = page.locator('button[aria-label="Automatischen Wechsel starten"]:focus');
    expect(await eventually(() => started.count(), 1)).toBe(1);
    await close();
  });
});
