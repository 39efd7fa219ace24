import { describe, expect, it } from '@jest/globals';
import { nextInspection } from './inspection.js';

describe('the next official inspection of a car', () => {
  it.each([
    ['2026-11-22', '2026-11-22', '2031-11-22'],
    ['2021-11-22', '2026-11-22', '2026-11-22'],
    ['2021-11-21', '2026-11-22', '2029-11-21'],
    ['2018-05-01', '2026-11-22', '2028-05-01'],
    ['2018-12-01', '2026-11-22', '2026-12-01'],
    ['1999-03-15', '2026-11-22', '2027-03-15'],
    ['2020-02-29', '2021-01-01', '2025-02-28'],
    ['2020-02-29', '2025-03-01', '2028-02-29'],
  ])('first registered on %s and seen from %s is on %s', (registered, today, due) => {
    expect(nextInspection(registered, today)).toBe(due);
  });
});
