import { LANGUAGES, type Language } from '@garage/contracts/languages';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { availableParallelism } from 'node:os';
import type { Browser } from 'playwright-core';
import { publicPaths } from '../../bench/public-paths.ts';
import {
  DESKTOP,
  isAlive,
  moveMouse,
  MOVING,
  openBrowser,
  PHONE,
  untilAlive,
  visit,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { germanIn } from '../support/german-texts.ts';
import { borrowStack } from '../support/shared-stack.ts';
import { several, walk, type Walked } from '../support/walk.ts';

const PATHS = [
  '/',
  '/about',
  '/services',
  '/services/wartung-service-1',
  '/vehicles',
  '/gallery',
  '/team',
  '/contact',
  '/booking',
  '/privacy',
  '/terms',
  '/imprint',
];
const MENU = 'header button[aria-haspopup=dialog]';
const WINDOWS: Record<string, string> = {
  '/services': 'main button[aria-haspopup=dialog]',
  '/gallery': 'main ul a',
};
const addressOf = (language: Language, path: string) =>
  language === 'de' ? path : `/${language}${path}`.replace(/\/$/, '');

interface Way {
  language: Language;
  path: string;
  size: 'phone' | 'desk';
}

/** Colours and widths of a desk are the same in every language; narrow windows are where words are too long. */
const WAYS: Way[] = PATHS.flatMap((path) => [
  ...LANGUAGES.map((language) => ({ language, path, size: 'phone' }) as const),
  { language: 'de', path, size: 'desk' } as const,
]);

const stack = borrowStack();
let browser: Browser;
let walked: (way: Way) => Promise<Walked>;

beforeAll(async () => {
  browser = await openBrowser();
  walked = several(WAYS, availableParallelism() + 1, walkWay);
});
afterAll(() => browser?.close());

const walkWay = ({ language, path, size }: Way): Promise<Walked> =>
  walk(browser, addressOf(language, path), {
    baseURL: stack.url,
    opener: WINDOWS[path] ?? (size === 'phone' ? MENU : undefined),
    checkColours: language === 'de',
    ...(size === 'phone'
      ? { viewport: PHONE, colorScheme: 'light' }
      : { ...MOVING, viewport: DESKTOP, colorScheme: 'dark' }),
  });

const judged = new Set<Way>();
/** What was seen on the walk; whoever judges it a second time goes there again. */
function seenOn(way: Way): Promise<Walked> {
  if (judged.has(way)) return walkWay(way);
  judged.add(way);
  return walked(way);
}

it('every page of the site is walked below, of the services’ pages one', async () => {
  const paths = await publicPaths(stack.url);
  expect(paths.toSorted()).toEqual(PATHS.toSorted());
});

describe.each(WAYS)('$path in $language on a $size', (way) => {
  it('is calm, complete and accessible, its window included', async () => {
    const { status, lang, headings, shift, overflow, violations, complaints } = await seenOn(way);
    expect(status).toBe(200);
    expect(lang).toBe(way.language);
    expect(headings).toBe(1);
    expect(shift).toBeLessThanOrEqual(0.02);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(violations).toEqual([]);
    expect(complaints).toEqual([]);
  });

  if (way.language !== 'de') {
    it('has nothing left in German', async () => {
      const german = WAYS.find(({ path, language }) => path === way.path && language === 'de');
      const { texts: original } = await walked(german ?? way);
      const { texts } = await walked(way);
      expect(texts.length).toBeGreaterThan(30);
      expect(germanIn(texts, original)).toEqual([]);
    });
  }
});

describe('without JavaScript', () => {
  it.each(PATHS.flatMap((path) => [['de', path] as const, ['fr', path] as const]))(
    'in %s, %s shows its texts and pictures, and leads on',
    async (language, path) => {
      const { page, complaints, close } = await visit(browser, stack.url, { javaScriptEnabled: false });
      await page.goto(addressOf(language, path));

      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(100);
      const links = page.getByRole('navigation').first().getByRole('link');
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      for (const target of ['/services', '/contact']) expect(targets).toContain(addressOf(language, target));
      expect(await links.first().isVisible()).toBe(true);
      for (const picture of await page.locator('main [data-picture] img').all()) {
        if (!(await picture.isVisible())) continue; // in a window that is closed
        await picture.scrollIntoViewIfNeeded();
        expect(
          await picture.evaluate((image: { decode(): Promise<void> }) => image.decode()),
        ).toBeUndefined();
      }
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

describe('in a browser older than those that get scripts', () => {
  it('a page stays as it came, and its links lead on', async () => {
    const { page, complaints, close } = await visit(browser, stack.url);
    await page.addInitScript('delete Object.hasOwn');
    await page.goto('/', { waitUntil: 'networkidle' });
    await moveMouse(page);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await isAlive(page)).toBe(false);
    await page.getByRole('navigation').first().getByRole('link', { name: 'Leistungen' }).click();
    await page.waitForURL('**/services');
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the page of a service', () => {
  it('is come to from the list and from the window with its details, and leads to its booking', async () => {
    const { page, complaints, close } = await visit(browser, stack.url, { viewport: PHONE });
    await page.goto('/fr/services', { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 2, name: 'Entretien & service' }).getByRole('link').click();
    await page.waitForURL('**/fr/services/wartung-service-1');
    const title = 'Entretien & service à Musterwil – Garage Muster AG';
    expect(await eventually(() => page.title(), title)).toBe(title);

    await page.getByRole('link', { name: 'Toutes les prestations' }).first().click();
    await page.getByRole('button', { name: 'En savoir plus: Vidange & liquides' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Voir cette prestation' }).click();
    await page.getByRole('heading', { level: 1, name: 'Vidange & liquides' }).waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Prendre rendez-vous' }).click();
    await page.waitForURL('**/fr/booking?service=3');
    await page.getByRole('checkbox', { name: /Vidange & liquides/, checked: true }).waitFor();
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

    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const isFocused = () => more.evaluate((button) => button.ownerDocument.activeElement === button);
    expect(await eventually(isFocused, true)).toBe(true);
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
  it.each(['/gibt-es-nicht', '/fr/inconnu', '/api-x', '/admin/gibt-es-nicht', '/services/nichts-998'])(
    '%s is a 404',
    async (address) => {
      const response = await fetch(stack.url + address, { headers: { accept: 'text/html' } });
      expect(response.status).toBe(404);
      expect(await response.text()).toMatch(/<h1[^>]*>/);
    },
  );

  it('stays the page of what does not exist when scripts take it over, also where a service was', async () => {
    const { page, complaints, close } = await visit(browser, stack.url, { expectFailures: true });
    await page.goto('/services/nichts-998', { waitUntil: 'networkidle' });
    await moveMouse(page);
    await untilAlive(page);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Seite nicht gefunden');
    await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click();
    await page.getByRole('heading', { level: 1, name: /Willkommen/ }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('the choice of language', () => {
  it('is remembered: an address without language leads there', async () => {
    const { page, close } = await visit(browser, stack.url);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.locator('summary').filter({ hasText: 'Sprache' }).click();
    await page.getByRole('link', { name: 'Français' }).click();
    await page.waitForURL('**/fr/contact');
    const isFrench = () => page.locator('html[lang^=fr]').count();
    expect(await eventually(isFrench, 1)).toBe(1);

    await page.goto('/');

    expect(new URL(page.url()).pathname).toBe('/fr');
    await close();
  });
});

describe('every page', () => {
  it('allows no inline script and no foreign source', async () => {
    for (const { language, path } of WAYS) {
      const response = await fetch(stack.url + addressOf(language, path));
      const policy = response.headers.get('content-security-policy') ?? '';
      const scripts = /script-src ([^;]*)/.exec(policy)?.[1] ?? '';
      expect(scripts).toContain("'self'");
      expect(scripts).not.toMatch(/unsafe|\*|https?:/);
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });
});

describe('on paper', () => {
  const SHEET = /\/Type\s*\/Page\b/g;
  const TOP = `[getComputedStyle(document.documentElement).backgroundColor, getComputedStyle(document.querySelector('h1')).color].join(' ')`;
  const BLACK_ON_WHITE = 'rgb(255, 255, 255) rgb(0, 0, 0)';

  it.each([
    ['/services', 2],
    ['/contact', 1],
  ])('%s is black on white, without what is pressed, on %i sheets', async (path, sheets) => {
    const { page, complaints, close } = await visit(browser, stack.url, { colorScheme: 'dark' });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.emulateMedia({ media: 'print' });
    // The browser takes a moment to change over.
    expect(await eventually(() => page.evaluate(TOP), BLACK_ON_WHITE)).toBe(BLACK_ON_WHITE);
    const pressed = page.locator('button, nav, form, .button, header, footer').filter({ visible: true });
    expect(await pressed.count()).toBe(0);
    // Last: once it has made a PDF, Chromium no longer says how the page looks on paper.
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(pdf.match(SHEET)?.length).toBe(sheets);
    expect(complaints).toEqual([]);
    await close();
  });
});
