import {
  chromium,
  type Browser,
  type BrowserContextOptions,
  type Page,
  type Response,
} from 'playwright-core';
import { eventually } from './eventually.ts';

export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 900 };
/** For a visitor who has nothing against motion. */
export const MOVING = { reducedMotion: 'no-preference' } as const;

/** Debian's Chromium without a window of its own, which costs half the processor, and without anything that calls home. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium-headless-shell',
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Pages that are not in front would be given less of the processor.
      '--disable-renderer-backgrounding',
      '--disable-backgrounding-occluded-windows',
      '--no-first-run',
    ],
  });
}

export interface Visit {
  page: Page;
  /** What a careful visitor would call wrong: console errors, failed requests, calls to other hosts. */
  complaints: string[];
  close: () => Promise<void>;
}

export interface VisitOptions extends BrowserContextOptions {
  /** Requests that the test breaks on purpose are no complaint. */
  expectFailures?: boolean;
}

/** A machine with other work may take half a minute for a page that is there at once otherwise. */
const PATIENCE_MS = 60_000;

/**
 * A fresh visitor: own cookies, own storage. Unless told otherwise it prefers less motion: what moves for ever, such as the
 * slideshow, is drawn by the processor here, beside the tests that wait for it. Tests of motion ask for it (`MOVING`).
 */
export async function visit(
  browser: Browser,
  baseURL: string,
  { expectFailures = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL,
    viewport: DESKTOP,
    locale: 'de-CH',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const complaints: string[] = [];
  const ownHost = new URL(baseURL).host;
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== ownHost) complaints.push(`foreign request: ${request.url()}`);
  });
  if (!expectFailures) {
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(`console: ${message.text()}`);
    });
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
    });
  }
  return { page, complaints, close: () => context.close() };
}

/** Longer than it takes to tell the browser of it, also on a busy machine: a moment that is past is refused. */
const UNTIL_PAUSE_MS = 60_000;

/** Lets the page's clock, which has been installed, stand still from a minute later on. */
export async function pauseClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + UNTIL_PAUSE_MS);
}

const ALIVE_MS = 60_000;
/** Runs in the page, whose types this program does not have. */
const IS_ALIVE = `Object.keys(document.querySelector('h1')).some((key) => key.startsWith('__react'))`;

/** Whether React has taken over what the server rendered. */
export const isAlive = (page: Page): Promise<boolean> => page.evaluate<boolean>(IS_ALIVE);

/**
 * Waits until React has taken over what the server rendered. Asked from outside each time: `waitForFunction` asks again
 * inside of the page, whose policy forbids what it does there.
 */
export async function untilAlive(page: Page): Promise<void> {
  if (!(await eventually(() => isAlive(page), true, ALIVE_MS))) {
    throw new Error(`${page.url()} has not come to life`);
  }
}

/**
 * Runs in the page, whose types this program does not have. What counts is when the first frame was laid out; it is shown
 * later, on a busy machine by a tenth of a second.
 */
const CAME_LATE = `(() => {
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.paintTime ?? Infinity;
  return performance.getEntriesByType('resource')
    .some(({ name, responseEnd }) => name.endsWith('.woff2') && responseEnd > painted);
})()`;

/**
 * Opens a page as somebody sees it whose fonts come in time. On a very busy machine they come after the page has been
 * shown without them, and two introductions and four headings of a hundred have a line more or less as soon as the browser
 * takes them: whoever looks for what React's start moves does not mean this.
 */
export async function openWithFonts(page: Page, address: string): Promise<Response | null> {
  for (;;) {
    const response = await page.goto(address);
    if (!(await page.evaluate<boolean>(CAME_LATE))) return response;
  }
}

/** A hand on the mouse. Browsers tell no distance with the first move on a page, so one alone is no sign of life. */
export async function moveMouse(page: Page): Promise<void> {
  await page.mouse.move(100, 200);
  await page.mouse.move(120, 220);
}

/** Of the layout shifts' sum: a fifth of what is called good. */
const NOTICEABLE = 0.02;

interface LayoutShift {
  value: number;
  /** What moved, and from which to which distance from the top, in pixels. */
  moved: string[];
}

/** Runs in the page, whose types this program does not have. */
const LAYOUT_SHIFTS = `new Promise((resolve) => {
  const shifts = [];
  const nameOf = (node) => node?.nodeType === 1 ? node.outerHTML.slice(0, 120) : String(node?.textContent).slice(0, 60);
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries()) {
      if (hadRecentInput) continue;
      const moved = sources.map(({ node, previousRect, currentRect }) =>
        nameOf(node) + ': ' + previousRect.top + ' to ' + currentRect.top);
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => resolve(shifts), 300);
})`;

/** The sum of layout shifts since the page was opened. */
export async function layoutShift(page: Page): Promise<number> {
  const shifts = await page.evaluate<LayoutShift[]>(LAYOUT_SHIFTS);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** What has moved since the page was opened, if that is more than a reader notices. */
export async function noticeableShifts(page: Page): Promise<LayoutShift[]> {
  const shifts = await page.evaluate<LayoutShift[]>(LAYOUT_SHIFTS);
  return shifts.reduce((sum, { value }) => sum + value, 0) > NOTICEABLE ? shifts : [];
}
