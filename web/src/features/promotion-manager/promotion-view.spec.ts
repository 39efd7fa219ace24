import { describe, expect, it } from '@jest/globals';
import type { Promotion } from '@garage/contracts/promotions';
import { filtered, overlapsFrom, stateOn } from './promotion-view.ts';

const promotion = (id: number, startDate: string, endDate: string, change: Partial<Promotion> = {}) =>
  ({ id, name: `P${id}`, isActive: true, ignoreDates: false, startDate, endDate, ...change }) as Promotion;
const DAY = '2026-12-10';
const pairs = (...promotions: Promotion[]) =>
  overlapsFrom(DAY, promotions).map(({ first, second, from, to }) => [first.id, second.id, from, to]);

describe('the state of a promotion', () => {
  it.each([
    ['running', promotion(1, DAY, DAY)],
    ['planned', promotion(1, '2026-12-11', '2026-12-12')],
    ['over', promotion(1, '2026-12-01', '2026-12-09')],
    ['running', promotion(1, '2020-01-01', '2020-01-02', { ignoreDates: true })],
    ['inactive', promotion(1, DAY, DAY, { isActive: false })],
  ])('is %s', (state, of) => {
    expect(stateOn(DAY, of)).toBe(state);
  });
});

describe('two active promotions', () => {
  const winter = promotion(1, '2026-12-01', '2026-12-31');

  it('overlap from the later first day to the earlier last one, if only for a day', () => {
    expect(pairs(winter, promotion(2, '2026-12-31', '2027-02-01'))).toEqual([
      [1, 2, '2026-12-31', '2026-12-31'],
    ]);
    expect(pairs(winter, promotion(2, '2027-01-01', '2027-02-01'))).toEqual([]);
  });

  it('overlap when one or both have no limit', () => {
    const always = { ignoreDates: true };
    expect(pairs(winter, promotion(2, '2020-01-01', '2020-01-02', always))).toEqual([
      [1, 2, '2026-12-01', '2026-12-31'],
    ]);
    expect(
      pairs(
        promotion(1, '', '', always),
        promotion(2, '', '', always),
        promotion(3, '2026-12-20', '2026-12-20'),
      ),
    ).toEqual([
      [1, 2, null, null],
      [1, 3, '2026-12-20', '2026-12-20'],
      [2, 3, '2026-12-20', '2026-12-20'],
    ]);
  });

  it('do not overlap when one is switched off or over', () => {
    expect(pairs(winter, { ...winter, id: 2, isActive: false })).toEqual([]);
    expect(pairs(winter, promotion(2, '2026-12-01', '2026-12-09'))).toEqual([]);
  });
});

it('the filters part active promotions from the others', () => {
  const list = [promotion(1, DAY, DAY), promotion(2, DAY, DAY, { isActive: false })];
  expect(
    ['all', 'active', 'inactive'].map((name) => filtered(list, name as never).map(({ id }) => id)),
  ).toEqual([[1, 2], [1], [2]]);
});
