import { describe, expect, it } from '@jest/globals';
import { hashReadableCode, makeReadableCode } from './readable-code.js';

describe('a readable code', () => {
  it('comes in groups that can be read aloud', () => {
    expect(makeReadableCode(28)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  });

  it('is never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, () => makeReadableCode(16))).size).toBe(100);
  });

  it('is recognised however it was typed', () => {
    const stored = hashReadableCode('AB01-CD10');
    expect(hashReadableCode(' ab01cd10 ')).toBe(stored);
    expect(hashReadableCode('ABO1 CDIO')).toBe(stored);
    expect(hashReadableCode('abol-cdlo')).toBe(stored);
    expect(hashReadableCode('AB01-CD11')).not.toBe(stored);
  });
});
