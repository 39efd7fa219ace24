import { describe, expect, it } from '@jest/globals';
import { hashResetCode, makeResetCode } from './reset-code.js';

describe('the reset code', () => {
  it('comes in groups that can be read aloud', () => {
    expect(makeResetCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, makeResetCode)).size).toBe(100);
  });

  it('is recognised however it was typed', () => {
    const stored = hashResetCode('AB01-CD10');
    expect(hashResetCode(' ab01cd10 ')).toBe(stored);
    expect(hashResetCode('ABO1 CDIO')).toBe(stored);
    expect(hashResetCode('abol-cdlo')).toBe(stored);
    expect(hashResetCode('AB01-CD11')).not.toBe(stored);
  });
});
