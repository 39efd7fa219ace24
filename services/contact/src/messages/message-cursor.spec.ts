import { describe, expect, it } from '@jest/globals';
import { AppError } from '@garage/shared/errors/app-error';
import { cursorAfter, positionOf } from './message-cursor.js';

describe('the cursor of the list of messages', () => {
  it('leads back to the position, to the microsecond', () => {
    const position = { createdMicros: '1795456789123456', id: 2_147_483_647 };
    expect(positionOf(cursorAfter(position))).toEqual(position);
  });

  it.each([
    'x',
    '!!!',
    Buffer.from('1795456789123456').toString('base64url'),
    Buffer.from('1795456789123456.0').toString('base64url'),
    Buffer.from('1795456789123456.2147483648').toString('base64url'),
    Buffer.from('17954567891234567.1').toString('base64url'),
    Buffer.from('-1.1').toString('base64url'),
    Buffer.from("1.1' OR true--").toString('base64url'),
  ])('is refused when it says something else: %s', (cursor) => {
    expect(() => positionOf(cursor)).toThrow(AppError);
  });
});
