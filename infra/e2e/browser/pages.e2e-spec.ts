import { violations } from '../support/accessibility.ts';
import { LANGUAGES } from '@garage/contracts/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { DESKTOP, layoutShift, openBrowser, PHONE, visit } from '../support/browser.ts';
import { type Stack, startStack } from '../support/stack.ts';

let stack: Stack;
let browser: Browser;

beforeAll(async () => {
  [stack, browser] = await Promise.all([startStack(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

const PATHS = ['/', '/services', '/team', '/contact', '/privacy', '/terms', '/imprint'];
const ADDRESSES = LANGUAGES.flatMap((language) =>
  PATHS.map(
    (path) => [language, language === 'de' ? path : `/${language}${path}`.replace(/\/$/, '')] as const,
  ),
);

describe.each(ADDRESSES)('in %s, %s', (language, address) => {
  it.each([
    ['390 px, light', PHONE, 'light'],
    ['1280 px, dark', DESKTOP, 'dark'],
  ] as const)('is calm, complete and accessible at %s', async (_size, viewport, colorScheme) => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport, colorScheme });
    const response = await page.goto(address, { waitUntil: 'networkidle' });

    expect(response?.status()).toBe(200);
    expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`));
    expect(await page.locator('h1').count()).toBe(1);
    expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      viewport.width,
    );
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
    expect(await violations(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the details of a service', () => {
  it.each([PHONE, DESKTOP])('open in a window that keeps the focus and gives it back', async (viewport) => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport });
    await page.goto('/services', { waitUntil: 'networkidle' });
    const more = page.getByRole('button', { name: /^Mehr/ }).first();
    await more.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();

    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(625);
    expect(box?.height).toBeLessThanOrEqual(viewport.height * 0.9);
    expect(await page.evaluate('getComputedStyle(document.documentElement).overflow')).toBe('hidden');
    expect(await violations(page)).toEqual([]);

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await more.evaluate((button) => button.ownerDocument.activeElement === button)).toBe(true);
    expect(complaints).toEqual([]);
    await close();
  });

  it('open without JavaScript', async () => {
    const { page, close } = await visit(browser, stack.url, { javaScriptEnabled: false });
    await page.goto('/services');
    await page.getByRole('button', { name: /^Mehr/ }).first().click();
    expect(await page.getByRole('dialog').isVisible()).toBe(true);
    await close();
  });
});

describe('an address that does not exist', () => {
  it.each(['/gibt-es-nicht', '/fr/inconnu', '/api-x', '/admin/gibt-es-nicht'])(
    '%s is a 404',
    async (address) => {
      const response = await fetch(stack.url + address, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>/);
    },
  );
});

describe('the choice of language', () => {
  it('is remembered: an address without language leads there', async () => {
    const { page, close } = await visit(browser, stack.url);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.locator('summary').filter({ hasText: 'Sprache' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/contact');
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/);

    await page.goto('/');

    expect(new URL(page.url()).pathname).toBe('/fr');
    await close();
  });
});

describe('every page', () => {
  it('allows no inline script and no foreign source', async () => {
    for (const [, address] of ADDRESSES) {
      const response = await fetch(stack.url + address);
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});
