import { describe, expect, it } from '@jest/globals';
import { visitorLines } from './lost-engine.ts';

const STOPPED = 60_000;
const failing = (...secondsAfter: number[]) =>
  visitorLines(
    {
      asked: 1000,
      failed: new Map([['none', secondsAfter.length]]),
      failedAt: secondsAfter.map((seconds) => STOPPED + seconds * 1000),
      slowestMs: 5000,
    },
    STOPPED,
    '1 × web',
  );
const holds = (lines: ReturnType<typeof visitorLines>) => lines.map((line) => line.holds);

describe('what a visitor notices of a lost engine', () => {
  it('is over when the last request was asked that failed', () => {
    const [before, after] = failing(0.1, 14.9, 6);
    expect([before!.figure, after!.figure]).toEqual([
      '0 failed',
      '14.9 s; 3 of 1000 failed (none: 3); the slowest took 5.0 s',
    ]);
    expect([before!.holds, after!.holds]).toEqual([true, true]);
  });

  it('may be nothing', () => {
    expect(failing()[1]!.figure).toMatch(/^0\.0 s; 0 of 1000 failed/);
  });

  it('is too much when one fails later, however few they are', () => {
    expect(holds(failing(15.1))).toEqual([true, false]);
  });

  it('begins with those that were under way; what failed earlier has another cause', () => {
    expect(holds(failing(-4.9))).toEqual([true, true]);
    expect(holds(failing(-5.1))).toEqual([false, true]);
  });
});
