import { violations } from '../support/accessibility.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivePromotion } from '@garage/contracts/promotions';
import type { Browser } from 'playwright-core';
import {
  DESKTOP,
  layoutShift,
  noticeableShifts,
  MOVING,
  openBrowser,
  openWithFonts,
  PHONE,
  visit,
  type VisitOptions,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { borrowStack } from '../support/shared-stack.ts';

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const WINTER: ActivePromotion = {
  id: 1,
  title: 'Sicher durch den Winter',
  description: 'Räderwechsel und Batterietest in einem Termin.',
  translations: { fr: { title: 'L’hiver en toute sécurité' } },
  type: 'winter',
  isActive: true,
  startDate: null,
  endDate: null,
  showPopup: true,
  showOnMobile: true,
  visualEffect: 'snow',
  imageUrl: '',
  picture: null,
  imagePosition: 'left',
};

/** A visitor who is told of these promotions. */
async function visitWith(promotions: ActivePromotion[], options: VisitOptions = {}) {
  const opened = await visit(browser, stack.url, { ...MOVING, ...options });
  await opened.page.route('**/api/promotions/active', (route) => route.fulfill({ json: { promotions } }));
  return { ...opened, popup: opened.page.getByRole('dialog', { name: /Winter|hiver/ }) };
}

const LARGEST_PAINT = `new Promise((resolve) => new PerformanceObserver((list) => {
  resolve(list.getEntries().at(-1).element?.closest('dialog') ? 'popup' : 'page');
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;

describe.each([
  ['390 px, light', PHONE, 'light'],
  ['1280 px, dark', DESKTOP, 'dark'],
] as const)('the popup at %s', (_size, viewport, colorScheme) => {
  it('opens by itself, calmly and accessibly', async () => {
    const { page, popup, complaints, close } = await visitWith([WINTER], { viewport, colorScheme });
    let tell: (() => void) | undefined;
    const known = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/api/promotions/active', async (route) => {
      await known;
      await route.fallback();
    });
    await page.goto('/', { waitUntil: 'load' });
    const shiftBefore = await layoutShift(page);
    tell?.();
    await popup.waitFor();
    await page.waitForTimeout(600);

    expect(await popup.evaluate((dialog) => dialog.contains(dialog.ownerDocument.activeElement))).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await layoutShift(page)).toBe(shiftBefore);
    expect(await page.evaluate(LARGEST_PAINT)).toBe('page');
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      viewport.width,
    );

    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await popup.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the popup', () => {
  it('is shown once per session, and only on the home page', async () => {
    const { page, popup, close } = await visitWith([WINTER]);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    expect(await popup.count()).toBe(0);
    await page.getByRole('link', { name: 'Start' }).first().click();
    await popup.waitFor();
    await popup.getByRole('button', { name: 'Schliessen' }).click();
    await popup.waitFor({ state: 'detached' });

    await page.reload({ waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);

    expect(await popup.count()).toBe(0);
    await close();
  });

  it('closes when the visitor leaves the home page', async () => {
    const { page, popup, close } = await visitWith([WINTER]);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: 'Start' }).first().click();
    await popup.waitFor();
    await page.goBack();
    await page.waitForURL('**/contact');
    await popup.waitFor({ state: 'detached' });
    expect(await popup.count()).toBe(0);
    await close();
  });

  it('speaks the language of the page, in German what is not translated', async () => {
    const { page, popup, close } = await visitWith([WINTER]);
    await page.goto('/fr');
    await popup.waitFor();
    expect(await popup.innerText()).toMatch(/L’hiver en toute sécurité\s+Räderwechsel[^]*Nous contacter/);
    expect(await popup.getByRole('link').getAttribute('href')).toBe('/fr/contact');
    expect(await popup.getByRole('button', { name: 'Fermer' }).count()).toBe(1);
    await close();
  });

  it('stays away from phones for which it was not made', async () => {
    const { page, popup, close } = await visitWith([{ ...WINTER, showOnMobile: false }], { viewport: PHONE });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(1000);
    expect(await popup.count()).toBe(0);
    await close();
  });
});

describe('the effect', () => {
  const layer = 'canvas[data-season]';
  /** Whether anything is drawn. Looked at in a copy: the browser complains of who reads the canvas itself twice. */
  const DRAWN = `(() => {
    const drawn = document.querySelector('${layer}');
    const copy = new OffscreenCanvas(drawn.width, drawn.height).getContext('2d', { willReadFrequently: true });
    copy.drawImage(drawn, 0, 0);
    return copy.getImageData(0, 0, drawn.width, drawn.height).data.some((value) => value > 0);
  })()`;
  const silent = { ...WINTER, showPopup: false };

  it.each(['snow', 'leaves', 'petals', 'stars', 'confetti', 'eggs'] as const)(
    '%s is drawn, is hidden from screen readers and lets every click through',
    async (visualEffect) => {
      const { page, complaints, close } = await visitWith([{ ...silent, visualEffect }]);
      await openWithFonts(page, '/');
      await page.locator(`${layer}[data-playing]`).waitFor();
      expect(await eventually(() => page.evaluate<boolean>(DRAWN), true)).toBe(true);
      expect(await page.locator(layer).getAttribute('aria-hidden')).toBe('true');
      expect(await noticeableShifts(page)).toEqual([]);
      await page.locator(`section:has(${layer}) a`).first().click();
      await page.waitForURL((url) => url.pathname !== '/' || url.hash !== '');
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('stays away from visitors who want less motion', async () => {
    const { page, close } = await visitWith([silent], { reducedMotion: 'reduce' });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    expect(await page.locator(`${layer}[data-playing]`).count()).toBe(0);
    expect(await page.evaluate(DRAWN)).toBe(false);
    await close();
  });
});

it('promotions show nothing and complain to nobody when their call fails', async () => {
  const { page, popup, close } = await visitWith([WINTER], { expectFailures: true });
  await page.unroute('**/api/promotions/active');
  await page.route('**/api/promotions/active', (route) => route.abort());
  const said: string[] = [];
  page.on('pageerror', ({ message }) => said.push(message));
  const failure = page.waitForEvent('requestfailed');
  await page.goto('/', { waitUntil: 'load' });
  await failure;
  await page.waitForTimeout(4000);
  expect(await popup.count()).toBe(0);
  expect(await page.locator('canvas[data-playing]').count()).toBe(0);
  expect(said).toEqual([]);
  await close();
});

it('promotions show nothing without JavaScript', async () => {
  const { page, popup, close } = await visitWith([WINTER], { javaScriptEnabled: false });
  await page.goto('/', { waitUntil: 'load' });
  expect(await popup.count()).toBe(0);
  await close();
});
