import { describe, expect, it } from '@jest/globals';
import { readMonth } from './booking-values.ts';

describe('the month of the first registration', () => {
  it.each([
    ['03.2019', '2019-03'],
    ['3.2019', '2019-03'],
    ['12.1999', '1999-12'],
    ['15.03.2019', '2019-03'],
  ])('is understood: %s', (text, month) => {
    expect(readMonth(text)).toBe(month);
  });

  it.each(['', '2019', '13.2019', '0.2019', '03.19', '03.1899', '03.2019-03', 'März 2019'])(
    'is not guessed: %s',
    (text) => {
      expect(readMonth(text)).toBeNull();
    },
  );
});
