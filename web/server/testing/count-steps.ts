import { Session } from 'node:inspector/promises';
import { HOSTILE_DOCUMENTS } from '../content/hostile-documents.ts';

/**
 * A program of its own: prints how often functions, branches and loops of what reads a legal text run, for a text
 * of each kind and for one twice as long. The numbers are the same on every machine. In a process that has read such
 * texts before, V8 would go on with code in which nothing is counted.
 */
const LENGTH = 6000;
const READERS = /node_modules\/(?:markdown-it|linkify-it|mdurl|entities|uc\.micro)\/|\/server\/content\//;

export interface CountedSteps {
  once: number;
  twice: number;
}

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { textBlocks } = await import('../content/text-blocks.ts');

async function stepsOf(work: () => void): Promise<number> {
  await session.post('Profiler.takePreciseCoverage');
  work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  return result
    .filter(({ url }) => READERS.test(url))
    .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges.map(({ count }) => count)))
    .reduce((sum, count) => sum + count, 0);
}

const square = (length: number) => () => {
  for (let index = 0; index < length; index += 1) textBlocks('*a*'.repeat(length));
};

const counted: Record<string, CountedSteps> = {
  // What is known to grow as the square shows that growth is seen.
  square: { once: await stepsOf(square(20)), twice: await stepsOf(square(40)) },
};
for (const [what, document] of HOSTILE_DOCUMENTS) {
  const [once, twice] = [document(LENGTH), document(2 * LENGTH)];
  counted[what] = {
    once: await stepsOf(() => void textBlocks(once)),
    twice: await stepsOf(() => void textBlocks(twice)),
  };
}
process.stdout.write(JSON.stringify(counted));
