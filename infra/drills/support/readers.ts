import { percentile } from '../../bench/percentile.ts';
import { statusOf } from './answers.ts';
import { sleepUntil } from './sleep-until.ts';

export interface Reading {
  /** Milliseconds within which 99 of 100 pages were there, to the last byte; what was refused counts, too. */
  p99: number;
  pages: number;
  /** Answers that were no page, by status. */
  refused: Map<string, number>;
}

/**
 * Visitors who come at a steady rate, whether or not those before have got their page: whoever waits for an answer does
 * not spare the site the next question.
 *
 * @param before Seconds for which they have come already: those pages do not count, unless they were refused.
 */
export async function readPages(
  url: string,
  paths: readonly string[],
  perSecond: number,
  seconds: number,
  before = 0,
): Promise<Reading> {
  const times: number[] = [];
  const refused = new Map<string, number>();
  const begun = performance.now();
  const countedFrom = begun + before * 1000;
  const read = async (path: string, due: number): Promise<void> => {
    const answer = await statusOf(() => fetch(url + path));
    if (due >= countedFrom) times.push(performance.now() - due);
    if (answer !== '200') refused.set(answer, (refused.get(answer) ?? 0) + 1);
  };
  const reading: Promise<void>[] = [];
  for (let nth = 0; nth < perSecond * (before + seconds); nth += 1) {
    const due = begun + (nth / perSecond) * 1000;
    await sleepUntil(due);
    reading.push(read(paths[nth % paths.length]!, due));
  }
  await Promise.all(reading);
  return { p99: percentile(times, 0.99), pages: times.length, refused };
}
