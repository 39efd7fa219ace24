import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicPaths } from '../bench/public-paths.ts';
import { openBrowser, visit } from './support/browser.ts';
import { signInPage } from './support/staff-browser.ts';
import { startStack } from './support/stack.ts';
import { BROWSER, ensurePrograms, STACK_PROGRAMS } from '../test/programs.ts';

/** `npm run screenshots`: every page at three widths, one of them also dark, and the panel, to be looked at. */
const OUTPUT = fileURLToPath(new URL('output/screenshots', import.meta.url));
const LOOKS = [
  { width: 390, colorScheme: 'light' },
  { width: 768, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1440, colorScheme: 'light' },
] as const;
const VIEW_HEIGHT = 900;
/** What is further down is drawn, and its pictures come, when it is near. */
const SCROLL_THROUGH = `(async () => {
  for (const part of document.querySelectorAll('main > div > *, footer')) part.style.contentVisibility = 'visible';
  for (const picture of document.querySelectorAll('main img[loading=lazy]')) {
    picture.scrollIntoView({ behavior: 'instant' });
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  window.scrollTo(0, 0);
})()`;

ensurePrograms([...STACK_PROGRAMS, BROWSER]);
mkdirSync(OUTPUT, { recursive: true });
const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
try {
  for (const path of await publicPaths(stack.url)) {
    for (const { width, colorScheme } of LOOKS) {
      const viewport = { width, height: VIEW_HEIGHT };
      const { page, close } = await visit(browser, stack.url, { viewport, colorScheme });
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(SCROLL_THROUGH);
      await page.waitForLoadState('networkidle');
      const name = `${path.slice(1) || 'home'}-${width}${colorScheme === 'dark' ? '-dark' : ''}.jpg`;
      await page.screenshot({ path: `${OUTPUT}/${name}`, fullPage: true, type: 'jpeg', quality: 80 });
      console.log(`${name}, ${Math.round(readFileSync(`${OUTPUT}/${name}`).length / 1000)} KB`);
      await close();
    }
  }
  const { page, close } = await visit(browser, stack.url, { viewport: { width: 1440, height: VIEW_HEIGHT } });
  await signInPage(page, stack.admin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${OUTPUT}/panel-1440.jpg`, type: 'jpeg', quality: 80 });
  await close();
  console.log(`in ${OUTPUT}`);
} finally {
  await browser.close();
  await stack.stop();
}
