import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import { eventually } from '../support/eventually.ts';
import { DESKTOP, noticeableShifts, openBrowser, PHONE, visit } from '../support/browser.ts';
import { borrowStack } from '../support/shared-stack.ts';

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const FIRST = 'Rotes Auto auf der Zweisäulen-Hebebühne';
const FIRST_VIEW_BYTES = 400_000;

it.each([
  ['avif', 'image/avif'],
  ['webp', 'image/webp'],
  ['jpg', 'image/jpeg'],
])('a picture as %s has its type and may be kept for ever', async (ending, type) => {
  const html = await (await fetch(`${stack.url}/gallery`)).text();
  const [address] = new RegExp(`/pictures/[\\w-]+\\.${ending}`).exec(html) ?? [];
  const response = await fetch(`${stack.url}${address}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe(type);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBeNull();
});

it('a picture that does not exist is no page', async () => {
  const response = await fetch(`${stack.url}/pictures/nothing-480.avif`, { headers: { accept: 'image/*' } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/plain');
});

describe('the gallery', () => {
  it.each([PHONE, DESKTOP])(
    'shows its first view with little, and all of it when scrolled',
    async (viewport) => {
      const { page, complaints, close } = await visit(browser, stack.url, { viewport });
      const sizes: Promise<number>[] = [];
      page.on('requestfinished', (request) => {
        const size = request.sizes().then((each) => each.responseBodySize + each.responseHeadersSize);
        sizes.push(size);
      });
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes).toBeGreaterThan(10_000);
      expect(bytes).toBeLessThan(FIRST_VIEW_BYTES);

      const links = page.locator('main ul a');
      expect(await links.count()).toBe(26);
      for (let index = 0; index < 26; index += 1) await links.nth(index).scrollIntoViewIfNeeded();
      await page.locator('[data-picture][data-state=loaded]').nth(25).waitFor();
      expect(await noticeableShifts(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it.each([PHONE, DESKTOP])(
    'enlarges a picture, leads on by key and gives the focus back',
    async (viewport) => {
      const { page, complaints, close } = await visit(browser, stack.url, { viewport });
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      // The very first sign of a visitor, before any script of the page.
      await page.getByRole('link', { name: FIRST }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('1 von 26').waitFor();
      expect(new URL(page.url()).pathname).toBe('/gallery');
      await dialog.locator('[data-state=loaded]').waitFor();
      expect(await violations(page)).toEqual([]);

      await page.keyboard.press('End');
      await dialog.getByText('26 von 26').waitFor();
      await page.keyboard.press('ArrowRight');
      await dialog.getByText('1 von 26').waitFor();
      await dialog.getByRole('button', { name: 'Vorheriges Bild' }).click();
      await dialog.getByText('26 von 26').waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      const focused = () => page.evaluate<string>('document.activeElement.querySelector("img")?.alt');
      const last = await page.locator('main ul a img').last().getAttribute('alt');
      expect(last).toBeTruthy();
      expect(await eventually(focused, last)).toBe(last);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  it('leads to the large picture without JavaScript', async () => {
    const { page, close } = await visit(browser, stack.url, { javaScriptEnabled: false });
    await page.goto('/gallery');
    await page.getByRole('link', { name: FIRST }).click();
    await page.waitForURL('**/pictures/*');
    expect(new URL(page.url()).pathname).toMatch(/^\/pictures\/gallery-01-\w+-\d+\.jpg$/);
    await close();
  });

  it('says where a picture could not be loaded', async () => {
    const { page, close } = await visit(browser, stack.url);
    await page.route('**/pictures/gallery-01-*', (route) => route.abort());
    await page.goto('/gallery', { waitUntil: 'networkidle' });
    await page.locator('[data-picture][data-state=failed]').waitFor();
    const text = await page.evaluate<string>(
      'getComputedStyle(document.querySelector("[data-state=failed]"), "::after").content',
    );
    expect(text).toContain('Bild konnte nicht geladen werden');
    await close();
  });
});

describe('before and after', () => {
  it.each([PHONE, DESKTOP])('are compared by key in the details of the headlights', async (viewport) => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport });
    await page.goto('/services', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Mehr: Scheinwerfer/ }).click();
    const slider = page.getByRole('dialog').getByRole('slider');
    const split = () =>
      page.evaluate<string>('document.activeElement.parentElement.style.getPropertyValue("--split")');
    await slider.focus();
    await page.keyboard.press('Home');
    expect(await eventually(split, '0')).toBe('0');
    await page.keyboard.press('PageUp');
    expect(await eventually(async () => Number(await split()) > 0.05, true)).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  it('stand below each other without JavaScript', async () => {
    const { page, close } = await visit(browser, stack.url, { javaScriptEnabled: false });
    await page.goto('/services');
    await page.getByRole('button', { name: /^Mehr: Scheinwerfer/ }).click();
    const dialog = page.getByRole('dialog');
    const boxes = await Promise.all(
      ['Vorher', 'Nachher'].map((label) =>
        dialog.getByRole('img', { name: new RegExp(`: ${label}$`) }).boundingBox(),
      ),
    );
    expect(boxes[0]?.y).not.toBe(boxes[1]?.y);
    await close();
  });
});
