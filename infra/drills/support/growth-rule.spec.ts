import { describe, expect, it } from '@jest/globals';
import { growthOf } from './growth-rule.ts';

const NOISE = { share: 0.03, least: 2 };
const minutes = (figure: (minute: number) => number) =>
  Array.from({ length: 80 }, (_, minute) => figure(minute));

describe('growth after warm-up', () => {
  it('is none where a figure settles after half of the time', () => {
    expect(
      growthOf(
        minutes((minute) => Math.min(100, 60 + 2 * minute)),
        NOISE,
      ),
    ).toEqual({
      before: 100,
      after: 100,
      holds: true,
    });
  });

  it('is none where memory is cleared now and then', () => {
    expect(
      growthOf(
        minutes((minute) => 100 + (minute % 10) * 5),
        NOISE,
      ).holds,
    ).toBe(true);
  });

  it('is seen where the floor rises, however much the figure goes up and down', () => {
    const leaking = minutes((minute) => 100 + (minute % 10) * 5 + 0.2 * minute);
    expect(growthOf(leaking, NOISE)).toEqual({ before: 108, after: 112, holds: false });
  });

  it('is not judged by a handful of samples', () => {
    expect(() => growthOf([1, 2, 3, 4], NOISE)).toThrow('4 samples are too few');
  });
});
