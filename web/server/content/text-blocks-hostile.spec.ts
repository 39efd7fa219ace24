/** @jest-environment node */
import { Session } from 'node:inspector/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { plainText } from '../../src/lib/content/plain-text.ts';
import type { Inline } from '../../src/lib/content/site-content.ts';
import { HOSTILE_DOCUMENTS } from './hostile-documents.ts';
import type { textBlocks as TextBlocks } from './text-blocks.ts';

const LENGTH = 6000;
/** Twice the text is twice the work, and a little for what happens by steps. Four times would be the square. */
const MOST_GROWTH = 2.4;
/** Deeper than staff write, and no problem for whoever walks through it. */
const MOST_LEVELS = 10;
const READERS = /node_modules\/(?:markdown-it|linkify-it|mdurl|entities|uc\.micro)\/|\/server\/content\//;

const session = new Session();
let textBlocks: typeof TextBlocks;

beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  // What is loaded only now is counted in every branch and loop.
  ({ textBlocks } = await import('./text-blocks.ts'));
});
afterAll(() => session.disconnect());

/** How often functions, branches and loops of what reads a text run: the same number on every machine. */
async function stepsOf(work: () => void): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => READERS.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

function levelsOf(content: Inline[]): number {
  return content.reduce(
    (most, part) =>
      typeof part === 'string' || part.kind === 'break' ? most : Math.max(most, 1 + levelsOf(part.content)),
    0,
  );
}

const square = (length: number) => () => {
  for (let index = 0; index < length; index += 1) textBlocks('*a*'.repeat(length));
};

it('counts more steps where there is more to do', async () => {
  expect((await stepsOf(square(40))) / (await stepsOf(square(20)))).toBeGreaterThan(3);
});

describe('a legal text made of', () => {
  it.each([...HOSTILE_DOCUMENTS])(
    '%s becomes flat blocks in steps that grow as its length',
    async (what, document) => {
      const [once, twice] = [document(LENGTH), document(2 * LENGTH)];
      const contents = textBlocks(twice).flatMap((block) =>
        block.kind === 'list' ? block.items : [block.content],
      );
      expect(contents.filter((content) => levelsOf(content) > MOST_LEVELS)).toEqual([]);
      expect(contents.map(plainText).join('').length).toBeLessThan(3 * twice.length);
      const [few, many] = [await stepsOf(() => textBlocks(once)), await stepsOf(() => textBlocks(twice))];
      expect(many / few).toBeLessThan(MOST_GROWTH);
    },
  );
});
