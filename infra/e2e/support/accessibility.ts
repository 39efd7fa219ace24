import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

interface Look {
  /** Only inside what this selects. */
  part?: string | undefined;
  checkColours?: boolean;
}

/** What axe objects to, serious or not, with the elements it means. */
export async function violations(page: Page, { part, checkColours = true }: Look = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page });
  if (part) axe.include(part);
  if (!checkColours) axe.disableRules('color-contrast');
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
