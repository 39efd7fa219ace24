import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import {
  DESKTOP,
  isAlive,
  noticeableShifts,
  moveMouse,
  MOVING,
  openBrowser,
  openWithFonts,
  pauseClock,
  PHONE,
  untilAlive,
  visit,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { startHaltingServer } from '../support/halting-server.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { whiteContrast } from '../support/white-contrast.ts';

/** WCAG 2.2 AA; no axe can tell it of words on a picture. */
const TEXT = 4.5;
const LARGE_TEXT = 3;
const LONGER_THAN_A_SLIDE_MS = 9000;
/** Of the page's time, each in at least 100 ms of ours. */
const STEP_MS = 20;
const ALIVE_MS = 30_000;

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

it('the home page moves its pictures although nobody does anything, and stops when it is told to', async () => {
  const { page, complaints, close } = await visit(browser, stack.url, MOVING);
  const pictures = new Set<string>();
  page.on('request', (request) => {
    if (/hero-0\d/.test(request.url())) pictures.add(request.url());
  });
  await page.clock.install();
  await pauseClock(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  // Its time goes on in small steps until the page is alive, so that it shows the first picture however long that takes.
  const goOn = async () => {
    await page.clock.runFor(STEP_MS);
    return isAlive(page);
  };
  expect(await eventually(goOn, true, ALIVE_MS)).toBe(true);
  const slides = page.locator('[data-slide]');
  expect(await slides.count()).toBe(6);
  await page.locator('[data-slide=shown] >> nth=0').waitFor();
  await page.locator('[data-running]').waitFor();
  expect(pictures.size).toBe(1);

  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS);
  await page.locator('[data-slideshow] [data-slide]:nth-child(2)[data-slide=shown]').waitFor();
  expect(await eventually(async () => pictures.size, 2)).toBe(2);

  await page.getByRole('checkbox', { name: 'Bilder anhalten' }).focus();
  await page.keyboard.press('Space');
  await page.locator('[data-running=paused]').waitFor();
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS);
  expect(await slides.nth(1).getAttribute('data-slide')).toBe('shown');
  expect(complaints).toEqual([]);
  await close();
});

it.each([PHONE, DESKTOP])(
  'the home page keeps everything in its place when the connection halts on the way',
  async (viewport) => {
    const server = await startHaltingServer(stack.url, '</h1>');
    try {
      const { page, complaints, close } = await visit(browser, server.url, { ...MOVING, viewport });
      await openWithFonts(page, '/it');
      await page.waitForLoadState('networkidle');
      expect(await noticeableShifts(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    } finally {
      await server.stop();
    }
  },
);

it.each([
  ['a phone', PHONE],
  ['a desk', DESKTOP],
])('the home page can be read over each of its pictures on %s', async (_where, viewport) => {
  const { page, close } = await visit(browser, stack.url, { viewport });
  await page.goto('/');
  const words = page.locator('[data-slideshow] :is(h1, h1 ~ p)');
  const boxes = await Promise.all((await words.all()).map((word) => word.boundingBox()));
  expect(boxes).toHaveLength(3);
  await page.addStyleTag({
    content: `[data-slideshow] :is(h1, h1 ~ p) { visibility: hidden }
      [data-slideshow] [data-slide] { display: block; visibility: hidden }
      [data-slideshow] [data-slide].seen { visibility: visible }`,
  });
  const contrasts: number[][] = [];
  for (const slide of await page.locator('[data-slide]').all()) {
    await slide.evaluate((element) => {
      element.parentElement?.querySelector('.seen')?.classList.remove('seen');
      element.classList.add('seen');
      return element.querySelector('img')?.decode();
    });
    contrasts.push(await Promise.all(boxes.map((box) => whiteContrast(page, box!))));
  }
  expect(contrasts).toHaveLength(6);
  const tooPale = contrasts.filter(
    ([headline = 0, slogan = 0, lead = 0]) => Math.min(headline, slogan) < LARGE_TEXT || lead < TEXT,
  );
  expect(tooPale).toEqual([]);
  await close();
});

it('the home page has its switch for the pictures beside the booking button, however wide the window', async () => {
  const { page, close } = await visit(browser, stack.url, MOVING);
  await page.goto('/');
  for (const width of [360, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const stopper = await page.locator('[data-slideshow] label').boundingBox();
    const booking = await page.locator('aside a').first().boundingBox();
    if (!stopper || !booking) throw new Error('one of the two is missing');
    const apart = stopper.x + stopper.width <= booking.x || stopper.y + stopper.height <= booking.y;
    expect([width, apart]).toEqual([width, true]);
  }
  await close();
});

it('the home page holds its pictures still for who prefers that', async () => {
  const { page, close } = await visit(browser, stack.url);
  await page.clock.install();
  await page.goto('/', { waitUntil: 'networkidle' });
  await moveMouse(page);
  await untilAlive(page);
  await page.clock.runFor(LONGER_THAN_A_SLIDE_MS);
  expect(await page.locator('[data-slide]').first().getAttribute('data-slide')).toBe('shown');
  expect(await page.locator('[data-running]').count()).toBe(0);
  await close();
});

it('the home page shows its offers without JavaScript as a row to swipe', async () => {
  const { page, close } = await visit(browser, stack.url, { javaScriptEnabled: false, viewport: PHONE });
  await page.goto('/');
  const row = page.getByRole('list').filter({ hasText: 'Dachbox' });
  const last = row.getByRole('listitem').last();
  await last.scrollIntoViewIfNeeded();
  expect((await last.boundingBox())?.x).toBeLessThan(PHONE.width / 2);
  expect(await page.getByRole('button', { name: 'Weiter' }).count()).toBe(0);
  await close();
});

it('the home page leads through its offers, around the end, and into the booking of the one in sight', async () => {
  const { page, complaints, close } = await visit(browser, stack.url, MOVING);
  await page.goto('/', { waitUntil: 'networkidle' });
  const offers = page.getByRole('region', { name: 'Unsere Angebote' });
  await offers.hover(); // while somebody points at them they do not go on by themselves
  const current = (number: number) =>
    offers.locator(`[aria-current=true][aria-label="Folie ${number} zeigen"]`).waitFor();
  await offers.getByRole('button', { name: 'Zurück' }).click();
  await current(4);
  await offers.getByRole('button', { name: 'Weiter' }).click();
  await current(1);
  await offers.getByRole('link', { name: 'Termin buchen' }).click();
  await page.getByRole('checkbox', { name: /Frühlings- & Wintercheck/, checked: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
