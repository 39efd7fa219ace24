import { APPOINTMENTS_LIMITS } from '@garage/contracts/appointments';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@garage/shared/errors/app-error';
import { cursorAfter, positionOf } from './appointment-cursor.js';

describe('the cursor of lists of appointments', () => {
  it('leads back to the position', () => {
    const position = { date: '2027-01-04', startMinute: 1439, id: 2_147_483_647 };
    expect(positionOf(cursorAfter(position))).toEqual(position);
    expect(cursorAfter(position).length).toBeLessThanOrEqual(APPOINTMENTS_LIMITS.cursor);
  });

  it.each([
    'x',
    '!!!',
    Buffer.from('2027-01-04').toString('base64url'),
    Buffer.from('2027-02-30.450.1').toString('base64url'),
    Buffer.from('2027-01-04.450.0').toString('base64url'),
    Buffer.from('2027-01-04.450.2147483648').toString('base64url'),
    Buffer.from("2027-01-04.450.1' OR true--").toString('base64url'),
  ])('is refused when it says something else: %s', (cursor) => {
    expect(() => positionOf(cursor)).toThrow(AppError);
  });
});
