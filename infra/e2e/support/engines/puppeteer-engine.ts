import { type ElementHandle, launch, type LaunchOptions, type Page } from 'puppeteer-core';
import { tied } from '../../../local/tied.ts';
import type { Engine } from './engine.ts';

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell';
const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const [program, args] = tied(FIREFOX, ['--headless', 'about:blank']);
/** They end with us, however that is: Chromium when its pipe is closed, Firefox by `tied`. */
const LAUNCH: Record<'Chromium' | 'Firefox', LaunchOptions> = {
  Chromium: {
    browser: 'chrome',
    executablePath: CHROMIUM,
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    pipe: true,
  },
  Firefox: {
    browser: 'firefox',
    executablePath: program,
    args,
    ignoreDefaultArgs: true,
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': 0, // dark
      'ui.prefersReducedMotion': 1,
    },
  },
};
const DARK_AND_STILL = [
  { name: 'prefers-color-scheme', value: 'dark' },
  { name: 'prefers-reduced-motion', value: 'reduce' },
];

/** Firefox speaks WebDriver BiDi by itself, without a geckodriver, which Debian does not have. */
export async function openWithPuppeteer(name: keyof typeof LAUNCH): Promise<Engine> {
  const browser = await launch({
    ...LAUNCH[name],
    defaultViewport: null,
    // Whoever is asked to end would otherwise end the browser only.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  const [page] = await browser.pages();
  if (!page) throw new Error(`${name} has opened no window`);
  if (name === 'Chromium') await page.emulateMediaFeatures(DARK_AND_STILL); // what Firefox has been told by preferences
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text());
  });
  return {
    open: async (address) => {
      // Firefox's console calls it an error when a page is left that still fetches something.
      if (name === 'Firefox') await page.waitForNetworkIdle();
      await page.goto(address);
    },
    resize: (width, height) => resize(page, { width, height }),
    ask: (expression) => page.evaluate(expression) as Promise<never>,
    click: async (element) => (await find(page, element)).click(),
    type: async (element, text) => {
      const field = await find(page, element);
      await field.click();
      await page.keyboard.press('End');
      await page.keyboard.type(text);
    },
    photograph: async () => Buffer.from(await page.screenshot()),
    complaints: () => Promise.resolve(complaints),
    close: () => browser.close(),
  };
}

async function find(page: Page, element: string): Promise<ElementHandle> {
  const found = (await page.evaluateHandle(element)).asElement();
  if (!found) throw new Error(`nothing is there for ${element}`);
  return found as ElementHandle;
}

async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  try {
    await page.setViewport(size);
  } catch (error) {
    // Firefox 140 has taken the size, and does not know what puppeteer then tells of how the screen is held.
    if (!String(error).includes('unknown command emulation.setScreenOrientationOverride')) throw error;
  }
}
