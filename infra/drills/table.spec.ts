import { describe, expect, it } from '@jest/globals';
import { type DrillLine, tableOf } from './table.ts';

const line = (change: Partial<DrillLine> = {}): DrillLine => ({
  drill: 'places',
  done: '1000 people at once',
  figure: '40 booked',
  aim: '40',
  holds: true,
  ...change,
});

describe('the table of the drills', () => {
  it('says what was done, what came out and whether that was the aim', () => {
    const { text, holds } = tableOf([line(), line({ figure: '41 booked', holds: false })], ['places']);
    expect(text).toBe(
      [
        '| drill  | what was done       | figure    | aim | holds |',
        '| ------ | ------------------- | --------- | --- | ----- |',
        '| places | 1000 people at once | 40 booked | 40  | yes   |',
        '| places | 1000 people at once | 41 booked | 40  | NO    |',
      ].join('\n'),
    );
    expect(holds).toBe(false);
  });

  it('holds when each line with an aim does', () => {
    expect(tableOf([line(), line({ holds: null, aim: '' })], ['places']).holds).toBe(true);
  });

  it.each([
    ['a line does not', [line(), line({ holds: false })], ['places']],
    ['a drill that was asked for says nothing', [line()], ['places', 'growth']],
    ['a drill has no line with an aim', [line({ holds: null })], ['places']],
    ['no drill was asked for', [], []],
  ])('does not hold when %s', (_when, lines, asked) => {
    expect(tableOf(lines, asked).holds).toBe(false);
  });
});
