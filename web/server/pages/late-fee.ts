import { FREE_CANCELLATION_HOURS } from '@garage/contracts/booking';
import { plainText } from '../../src/lib/content/plain-text.ts';
import type { TextBlock } from '../../src/lib/content/site-content.ts';

const AMOUNT = /CHF\s?\d[\d’']*(?:\.\d{2}|\.–)?/;

/**
 * What the terms ask for a late cancellation, as staff have written it there: the amount of the paragraph that
 * names the hours. Null when it names none; the page then speaks of a fee without saying how much.
 */
export function lateFeeIn(blocks: readonly TextBlock[]): string | null {
  const hours = new RegExp(`(?<!\\d)${FREE_CANCELLATION_HOURS}(?!\\d)`);
  const texts = blocks.flatMap((block) =>
    block.kind === 'list' ? block.items.map(plainText) : [plainText(block.content)],
  );
  return texts.map((text) => (hours.test(text) ? AMOUNT.exec(text)?.[0] : null)).find(Boolean) ?? null;
}
