import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { violations } from '../support/accessibility.ts';
import {
  DESKTOP,
  moveMouse,
  openBrowser,
  PHONE,
  visit,
  type Visit,
  type VisitOptions,
} from '../support/browser.ts';
import { borrowStack } from '../support/shared-stack.ts';

const stack = borrowStack();
let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** A script that has come and says nothing is given at least as long; one that cannot come at all is given no time. */
const PATIENCE_MS = 4000;
const READY = `window.initVehicleSearch = (element, { dealerId, language }) => {
  element.textContent = 'Suche von ' + dealerId + ' auf ' + language;
};`;
const FRAME =
  '<!doctype html><html lang="de"><head><title>x</title></head><body>Inserate von draussen</body></html>';

/** A visitor whose marketplaces are ours; every request that leaves the site is noted. */
async function visitor(
  script: string | null,
  options: VisitOptions = {},
): Promise<Visit & { outside: string[] }> {
  const one = await visit(browser, stack.url, options);
  const outside: string[] = [];
  await one.page.context().route(
    ({ protocol }) => protocol === 'https:',
    async (route) => {
      const url = route.request().url();
      outside.push(new URL(url).host);
      if (!url.endsWith('.js')) return route.fulfill({ contentType: 'text/html', body: FRAME });
      if (script === null) return route.abort('connectionrefused');
      return route.fulfill({ contentType: 'text/javascript', body: script });
    },
  );
  return { ...one, outside };
}

const search = (page: Page) => page.frameLocator('iframe[src$="/search"]');
const loadSearch = (page: Page) => page.getByRole('button', { name: 'Fahrzeugsuche laden' }).click();
const complaintsOf = ({ complaints }: Visit) =>
  complaints.filter((one) => !one.startsWith('foreign request'));
const fallback = (page: Page) => page.getByText('Die Fahrzeugsuche antwortet gerade nicht');

describe('before anybody clicks', () => {
  it.each(['/', '/contact', '/vehicles', '/privacy'])('%s asks no other host for anything', async (path) => {
    const { page, outside, complaints, close } = await visitor(READY);
    await page.goto(path, { waitUntil: 'networkidle' });
    await moveMouse(page);
    await page.mouse.wheel(0, 3000);
    await page.waitForTimeout(1000);
    expect(outside).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the map', () => {
  it.each(['/contact', '/it/contact'])(
    'on %s comes with the first click, even one before any script',
    async (path) => {
      const one = await visitor(READY, { viewport: PHONE });
      await one.page.goto(path, { waitUntil: 'networkidle' });
      await one.page.getByRole('button', { name: /^(?:Karte laden|Caricare la mappa)$/ }).click();
      await one.page.frameLocator('iframe[src$="/map"]').frameLocator('iframe').locator('body').waitFor();
      expect(one.outside).toEqual(['www.openstreetmap.org']);
      expect(await violations(one.page)).toEqual([]);
      expect(complaintsOf(one)).toEqual([]);
      await one.close();
    },
  );
});

describe('the vehicle search', () => {
  it('comes after the click, in its own frame, and the page stays accessible', async () => {
    const one = await visitor(READY, { viewport: PHONE });
    await one.page.goto('/fr/vehicles', { waitUntil: 'networkidle' });
    await one.page.getByRole('button', { name: 'Charger la recherche' }).click();
    await search(one.page).getByText('Suche von garage-muster auf fr').waitFor();
    expect(one.outside).toEqual(['widget.occasionen.example']);
    expect(await violations(one.page)).toEqual([]);
    expect(complaintsOf(one)).toEqual([]);
    await one.close();
  });

  it('is waited for when its script is ready late', async () => {
    const one = await visitor(`setTimeout(() => { ${READY} }, 2500);`);
    await one.page.goto('/vehicles', { waitUntil: 'networkidle' });
    const isLoading = one.page.getByText('Fahrzeuge werden geladen...').waitFor();
    await loadSearch(one.page);
    await isLoading;
    await search(one.page).getByText('Suche von garage-muster auf de').waitFor();
    expect(await fallback(one.page).count()).toBe(0);
    await one.close();
  });

  it('gives way to links when its script never becomes ready, and is tried again on demand', async () => {
    const one = await visitor('window.x = 1;');
    const { page } = one;
    await page.goto('/vehicles', { waitUntil: 'networkidle' });
    const begun = Date.now();
    await loadSearch(page);
    await fallback(page).waitFor();
    expect(Date.now() - begun).toBeGreaterThan(PATIENCE_MS);
    expect(
      await page
        .getByRole('link', { name: /Händlerseite ansehen/ })
        .first()
        .getAttribute('href'),
    ).toBe('https://occasionen.example/haendler/garage-muster');
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Nochmals versuchen' }).click();
    const frame = page.frames().find((each) => each.url().endsWith('/search'));
    await frame?.evaluate(READY);
    await search(page).getByText('Suche von garage-muster auf de').waitFor();
    expect(one.outside).toEqual(['widget.occasionen.example']);
    await one.close();
  });

  it('gives way to links at once when its script cannot be loaded', async () => {
    const one = await visitor(null, { expectFailures: true });
    await one.page.goto('/vehicles', { waitUntil: 'networkidle' });
    const failure = one.page.waitForEvent('requestfailed');
    await loadSearch(one.page);
    await failure;
    await fallback(one.page).waitFor({ timeout: PATIENCE_MS });
    expect(one.outside).toEqual(['widget.occasionen.example']);
    await one.close();
  });
});

describe('the listings', () => {
  it.each([
    [390, 5500],
    [768, 5500],
    [769, 5000],
    [1200, 5000],
    [1201, 4500],
  ])('in a window %i px wide are %i px high', async (width, height) => {
    const one = await visitor(READY, { viewport: { width, height: 900 } });
    await one.page.goto('/vehicles', { waitUntil: 'networkidle' });
    await one.page.getByRole('button', { name: 'Inserate laden' }).click();
    const frame = one.page.locator('iframe[src$="/listing"]');
    expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    await one.page
      .frameLocator('iframe[src$="/listing"]')
      .frameLocator('iframe')
      .getByText('Inserate von draussen')
      .waitFor();
    expect(one.outside).toEqual(['inserate.example']);
    expect(complaintsOf(one)).toEqual([]);
    await one.close();
  });
});

describe('an answer that is remembered', () => {
  it('loads by itself from then on, until it is withdrawn on the privacy page', async () => {
    const one = await visitor(READY, { viewport: DESKTOP });
    const { page, outside } = one;
    await page.goto('/vehicles', { waitUntil: 'networkidle' });
    await page
      .getByRole('form', { name: /Fahrzeugsuche/ })
      .getByLabel('Künftig ohne Nachfrage laden')
      .check();
    await loadSearch(page);
    await search(page)
      .getByText(/Suche von/)
      .waitFor();

    await page.reload({ waitUntil: 'networkidle' });
    await moveMouse(page);
    await search(page)
      .getByText(/Suche von/)
      .waitFor();
    expect(outside).toEqual(['widget.occasionen.example', 'widget.occasionen.example']);

    await page.goto('/privacy', { waitUntil: 'networkidle' });
    const choice = page.getByRole('switch', { name: /Fahrzeugsuche/ });
    await moveMouse(page);
    await page.locator('[role=switch][aria-checked=true]').waitFor();
    expect(await page.getByRole('switch').evaluateAll((all) => all.map((each) => each.ariaChecked))).toEqual([
      'false',
      'true',
      'false',
    ]);
    expect(await violations(page)).toEqual([]);
    await choice.click();
    await page.locator('[role=switch][aria-checked=true]').waitFor({ state: 'detached' });

    await page.goto('/vehicles', { waitUntil: 'networkidle' });
    await moveMouse(page);
    await page.waitForTimeout(1000);
    expect(outside).toHaveLength(2);
    expect(await page.getByRole('button', { name: 'Fahrzeugsuche laden' }).isVisible()).toBe(true);
    await one.close();
  });
});

describe('without JavaScript', () => {
  it('the vehicles page leads to the marketplaces and offers no button that does nothing', async () => {
    const { page, outside, close } = await visitor(READY, { javaScriptEnabled: false });
    await page.goto('/vehicles');
    expect(await page.getByRole('button', { name: /laden$/ }).count()).toBe(0);
    expect(await page.getByRole('link', { name: /Händlerseite ansehen/ }).isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: /Inserate beim Anbieter/ }).isVisible()).toBe(true);
    await page.goto('/privacy');
    expect(await page.getByText('Ohne JavaScript lädt diese Website nichts').isVisible()).toBe(true);
    expect(outside).toEqual([]);
    await close();
  });
});
