import type { Browser, BrowserContextOptions } from 'playwright-core';
import { violations } from './accessibility.ts';
import { layoutShift, moveMouse, openWithFonts, untilAlive, visit } from './browser.ts';

/** What a visitor meets at an address, in a form that a test can judge. */
export interface Walked {
  status: number | undefined;
  lang: string | null;
  headings: number;
  /** Sum of layout shifts, React's start included. */
  shift: number;
  /** By how much the page is wider than the window. */
  overflow: number;
  violations: string[];
  complaints: string[];
  /** Everything that is written on the page, in its head and in the window it opens. */
  texts: string[];
}

export interface WalkOptions extends BrowserContextOptions {
  baseURL: string;
  /** What opens the page's window, if it has one. */
  opener?: string;
  /** The costliest rule of axe: colours are the same in every language. */
  checkColours: boolean;
}

const OVERFLOW = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** Without what is marked as another language, such as the names of languages. */
const TEXTS = `(() => {
  const HEAD = 'meta[name=description], meta[name=keywords], meta[property="og:title"], meta[property="og:description"]';
  const ATTRIBUTES = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'title', 'placeholder', 'data-failure'];
  const texts = [document.title, ...[...document.querySelectorAll(HEAD)].map(({ content }) => content)];
  for (const element of document.querySelectorAll('body *')) {
    if (element.matches('script, style') || element.closest('[lang]') !== document.documentElement) continue;
    for (const name of ATTRIBUTES) if (element.hasAttribute(name)) texts.push(element.getAttribute(name));
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) texts.push(node.data);
  }
  return texts.map((text) => text.replace(/\\s+/g, ' ').trim()).filter(Boolean);
})()`;

/** A visitor who comes, moves the pointer, opens the page's window if there is one, and misses nothing. */
export async function walk(
  browser: Browser,
  address: string,
  { baseURL, opener, checkColours, ...context }: WalkOptions,
): Promise<Walked> {
  const { page, complaints, close } = await visit(browser, baseURL, context);
  const objections = (part?: string) => violations(page, { part, checkColours });
  try {
    const response = await openWithFonts(page, address);
    await page.waitForLoadState('networkidle');
    // The first sign of life: React takes over what the server rendered.
    await moveMouse(page);
    await untilAlive(page);
    const walked = {
      status: response?.status(),
      lang: await page.locator('html').getAttribute('lang'),
      headings: await page.locator('h1').count(),
      shift: await layoutShift(page),
      overflow: await page.evaluate<number>(OVERFLOW),
      violations: await objections(),
    };
    if (opener) {
      await page.locator(opener).first().click();
      await page.locator('dialog[open]').waitFor();
      walked.violations.push(...(await objections('dialog[open]')));
    }
    return { ...walked, complaints, texts: await page.evaluate<string[]>(TEXTS) };
  } finally {
    await close();
  }
}

/** Does the work on a few at a time; each result can be waited for on its own. */
export function several<Item, Result>(
  items: Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): (item: Item) => Promise<Result> {
  const lanes = Array.from<unknown>({ length: atOnce });
  const results = new Map<Item, Promise<Result>>();
  async function after(previous: unknown, item: Item): Promise<Result> {
    await Promise.allSettled([previous]);
    return work(item);
  }
  for (const [index, item] of items.entries()) {
    const result = after(lanes[index % atOnce], item);
    result.catch(() => {}); // told to whoever waits for this result
    results.set(item, result);
    lanes[index % atOnce] = result;
  }
  return (item) => results.get(item) ?? Promise.reject(new Error('not among the items'));
}
