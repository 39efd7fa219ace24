import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { publicPaths } from '../bench/public-paths.ts';
import { openBrowser, visit } from './support/browser.ts';
import { signInPage } from './support/staff-browser.ts';
import { startStack } from './support/stack.ts';

/** `npm run screenshots`: every page at three widths, and the panel, to be looked at. */
const OUTPUT = fileURLToPath(new URL('output/screenshots', import.meta.url));
const WIDTHS = [390, 768, 1440];
const VIEW_HEIGHT = 900;

mkdirSync(OUTPUT, { recursive: true });
const [stack, browser] = await Promise.all([startStack(), openBrowser()]);
try {
  for (const path of await publicPaths(stack.url)) {
    for (const width of WIDTHS) {
      const { page, close } = await visit(browser, stack.url, { viewport: { width, height: VIEW_HEIGHT } });
      await page.goto(path, { waitUntil: 'networkidle' });
      // Pictures further down come when they are near.
      for (const picture of await page.locator('main [data-picture] img:visible').all())
        await picture.scrollIntoViewIfNeeded();
      await page.evaluate('window.scrollTo(0, 0)');
      await page.waitForLoadState('networkidle');
      const name = `${path.slice(1) || 'home'}-${width}.jpg`;
      await page.screenshot({ path: `${OUTPUT}/${name}`, fullPage: true, type: 'jpeg', quality: 80 });
      console.log(`${name}, ${Math.round(readFileSync(`${OUTPUT}/${name}`).length / 1000)} KB`);
      await close();
    }
  }
  const { page, close } = await visit(browser, stack.url, { viewport: { width: 1440, height: VIEW_HEIGHT } });
  await signInPage(page, stack.admin);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${OUTPUT}/panel-1440.jpg`, type: 'jpeg', quality: 80 });
  await close();
  console.log(`in ${OUTPUT}`);
} finally {
  await browser.close();
  await stack.stop();
}
