import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { plainText } from '../../src/features/legal/plain-text.ts';
import type { Inline } from '../../src/components/content/legal-text.ts';
import type { CountedSteps } from '../testing/count-steps.ts';
import { HOSTILE_DOCUMENTS } from './hostile-documents.ts';
import { textBlocks } from './text-blocks.ts';

const LENGTH = 12_000;
/** Twice the text is twice the work, and a little for what happens by steps. Four times would be the square. */
const MOST_GROWTH = 2.4;
/** Deeper than staff write, and no problem for whoever walks through it. */
const MOST_LEVELS = 10;
const COUNTING_MS = 120_000;

let counted: Record<string, CountedSteps>;

beforeAll(async () => {
  const program = path.join(__dirname, '../testing/count-steps.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [program]);
  counted = JSON.parse(stdout) as Record<string, CountedSteps>;
}, COUNTING_MS);

function growthOf(what: string): number {
  const { once, twice } = counted[what]!;
  return twice / once;
}

function levelsOf(content: Inline[]): number {
  return content.reduce(
    (most, part) =>
      typeof part === 'string' || part.kind === 'break' ? most : Math.max(most, 1 + levelsOf(part.content)),
    0,
  );
}

it('more steps are counted where there is more to do', () => {
  expect(growthOf('square')).toBeGreaterThan(3);
});

describe('a legal text made of', () => {
  it.each([...HOSTILE_DOCUMENTS])('%s becomes flat blocks', (_what, document) => {
    const source = document(LENGTH);
    const contents = textBlocks(source).flatMap((block) =>
      block.kind === 'list' ? block.items : [block.content],
    );
    expect(contents.filter((content) => levelsOf(content) > MOST_LEVELS)).toEqual([]);
    expect(contents.map(plainText).join('').length).toBeLessThan(3 * source.length);
  });

  it.each([...HOSTILE_DOCUMENTS.keys()])('%s is read in steps that grow as its length', (what) => {
    expect(growthOf(what)).toBeLessThan(MOST_GROWTH);
  });
});
