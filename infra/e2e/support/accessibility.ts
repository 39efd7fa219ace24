import { AxeBuilder } from '@axe-core/playwright';
import axeCore, { type NodeResult } from 'axe-core';
import type { Page } from 'playwright-core';

interface Look {
  /** Only inside what this selects. */
  part?: string | undefined;
  checkColours?: boolean;
  /** For a second look at the same page under other colours. */
  onlyColours?: boolean;
}

/** What axe says of a contrast, as far as it is shown. */
interface ContrastData {
  fgColor: string;
  bgColor: string;
}

/**
 * Colours on their way from one to another, under a pointer or in a window that opens, are nobody's choice. While axe
 * looks there is no such way, also for what the page draws anew meanwhile: axe keeps the page from its next frame, so
 * that even the shortest transition would stand at its beginning. What has begun is brought to its end. Nothing is waited
 * for, because a page behind another one does not move at all; and what runs for ever, such as a slideshow, goes on.
 * Both run in the page, whose types this program does not have.
 */
const HOLD_STILL = `{
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish();
  }
}`;
const LET_GO = 'document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)';

/** A script that does nothing: `AxeBuilder` would bring axe along with every look, twice. */
const NO_SOURCE = ';';

/** Puts axe into the page and what it frames, where that has not been done since it was loaded. */
async function prepare(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    try {
      if (!(await frame.evaluate<boolean>(`'axe' in window`))) await frame.evaluate(axeCore.source);
    } catch (error) {
      // What is framed may be loaded anew at this moment; axe then passes over it.
      if (frame === page.mainFrame()) throw error;
    }
  }
}

/** What axe objects to, serious or not, with the elements it means. */
export async function violations(
  page: Page,
  { part, checkColours = true, onlyColours = false }: Look = {},
): Promise<string[]> {
  // A page of the staff area is not there before its script has run; every page has this heading.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await prepare(page);
  // Our pages frame nothing, so axe needs no page of its own to gather the answers of frames: twice as fast.
  // What is in order need not be described element by element; that is as much work as the checks themselves.
  const axe = new AxeBuilder({ page, axeSource: NO_SOURCE })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] });
  if (part) axe.include(part);
  if (!checkColours) axe.disableRules('color-contrast');
  if (onlyColours) axe.withRules('color-contrast');
  await page.evaluate(HOLD_STILL);
  const { violations: found } = await axe.analyze();
  await page.evaluate(LET_GO);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(withColours).join(' | ')}`);
}

/** An element that axe objects to, with the colours that it saw. */
function withColours({ html, any }: NodeResult): string {
  const seen = any.find(({ id }) => id === 'color-contrast')?.data as ContrastData | undefined;
  return seen ? `${html} (${seen.fgColor} on ${seen.bgColor})` : html;
}

/**
 * What is wrong besides what axe causes by looking into the preview, in which nothing may run. That the preview has no
 * script of its own is tested where it is made.
 */
export function withoutAxe(complaints: readonly string[]): string[] {
  return complaints.filter((each) => !each.includes("Blocked script execution in 'about:srcdoc'"));
}
