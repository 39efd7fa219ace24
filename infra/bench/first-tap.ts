import { parseArgs } from 'node:util';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { openBrowser, PHONE } from '../e2e/support/browser.ts';
import { startStack } from '../e2e/support/stack.ts';
import { machineLoad } from './machine-load.ts';
import { median } from './median.ts';
import { BROWSER, ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';

/**
 * `npm run bench:first-tap -- --runs 1 --only booking`. With `--url` it measures sites that already run, say one
 * of before a change and one of after it: they take turns, so that both meet the same machine.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string', multiple: true },
    url: { type: 'string', multiple: true },
  },
});

/** Slow 4G and a cheap phone. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };
const TIMES_SLOWER = 4;
/** After the page has loaded: as long as one looks before one taps. */
const LOOK_MS = 1500;
const AIM_MS = 500;

interface Tap {
  path: string;
  /** What is tapped: the first that fits. */
  target: string;
  /** What the visitor then sees. */
  answer: string;
}

const TAPS: Record<string, Tap> = {
  menu: { path: '/', target: 'header button[aria-haspopup=dialog]', answer: 'dialog[open] nav a' },
  gallery: { path: '/gallery', target: 'main li a', answer: 'dialog[open] [data-picture] img' },
  service: { path: '/services', target: 'main button[aria-haspopup=dialog]', answer: 'main dialog[open] h2' },
  booking: {
    path: '/booking',
    target: 'main label:has(input[name=service])',
    answer: 'main label:has(input[name=slot])',
  },
  contact: { path: '/contact', target: 'main form button[type=submit]', answer: '#contact-name-problem' },
};

/** Runs in the page: from the finger on the glass to the frame in which the answer can be seen. */
const WATCH = `(answer) => {
  window.answered = new Promise((resolve) => {
    window.addEventListener('pointerdown', ({ timeStamp }) => {
      const look = () => {
        const shown = document.querySelector(answer)?.checkVisibility();
        // The next task comes after the frame has been painted.
        if (shown) setTimeout(() => resolve(performance.now() - timeStamp));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, { capture: true, once: true });
  });
}`;

/** Runs in the page: brings the target into view, as whoever taps it has, and says where it is. */
const PLACE = `(target) => {
  const element = document.querySelector(target);
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}`;

/** Milliseconds from the first tap of a new visitor to its answer. */
async function firstTap(browser: Browser, url: string, { path, target, answer }: Tap): Promise<number> {
  const context = await browser.newContext({
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    locale: 'de-CH',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', NETWORK);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    await page.goto(url + path, { waitUntil: 'load' });
    await page.evaluate(`(${WATCH})(${JSON.stringify(answer)})`);
    await sleep(LOOK_MS);
    const place = await page.evaluate<{ x: number; y: number }>(`(${PLACE})(${JSON.stringify(target)})`);
    await page.touchscreen.tap(place.x, place.y);
    return await page.evaluate<number>('window.answered');
  } finally {
    await context.close();
  }
}

ensurePrograms([...STACK_PROGRAMS, BROWSER]);
const stack = values.url ? null : await startStack();
const urls = values.url ?? [stack?.url ?? ''];
const browser = await openBrowser();
try {
  const table: Record<string, Record<string, number | string>> = {};
  for (const [name, tap] of Object.entries(TAPS)) {
    if (values.only && !values.only.includes(name)) continue;
    // The server has the pages ready, as it has for all but the first visitor.
    for (const url of urls) await fetch(url + tap.path);
    const times = urls.map((): number[] => []);
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const [site, url] of urls.entries()) {
        times[site]?.push(Math.round(await firstTap(browser, url, tap)));
      }
    }
    for (const [site, ofSite] of times.entries()) {
      const middle = median(ofSite);
      table[values.url ? `${name} ${urls[site]}` : name] = {
        'median ms': middle,
        runs: ofSite.join(' '),
        aim: AIM_MS,
        reached: middle <= AIM_MS ? 'yes' : 'no',
      };
    }
    console.error(name, JSON.stringify(times));
  }
  console.log(
    `First tap ${LOOK_MS} ms after load, slow 4G, processor ${TIMES_SLOWER} times slower, median of ${values.runs}; ${machineLoad()}`,
  );
  console.table(table);
} finally {
  await browser.close();
  await stack?.stop();
}
