import { describe, expect, it } from '@jest/globals';
import { spamReasonOf } from './spam.js';

describe('spamReasonOf', () => {
  it('trusts a form whose honeypot is empty and that took its time', () => {
    expect(spamReasonOf({ website: '', elapsedMs: 3000 })).toBeNull();
    expect(spamReasonOf({ website: '  ', elapsedMs: 60_000 })).toBeNull();
  });

  it('trusts a form without a measured time, or with the negative one of a clock that was set back', () => {
    expect(spamReasonOf({})).toBeNull();
    expect(spamReasonOf({ elapsedMs: -5 })).toBeNull();
  });

  it('suspects a filled honeypot, however long it took', () => {
    expect(spamReasonOf({ website: 'https://spam.example', elapsedMs: 60_000 })).toBe('honeypot');
  });

  it('suspects a form that was sent too soon', () => {
    expect(spamReasonOf({ elapsedMs: 0 })).toBe('too-fast');
    expect(spamReasonOf({ elapsedMs: 2999.9 })).toBe('too-fast');
  });
});
