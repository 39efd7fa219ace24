import { describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import { makeSecret, setupUri, stepOfCode } from './one-time-codes.js';

const NOW = Date.UTC(2026, 10, 21, 8, 0, 5);
const STEP = Math.floor(NOW / 30_000);

describe('codes of the authenticator app', () => {
  const secret = makeSecret();
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp });

  it('are good in their half minute and the one after it, never before it', () => {
    expect(stepOfCode(secret, codeAt(NOW), NOW)).toBe(STEP);
    expect(stepOfCode(secret, codeAt(NOW - 30_000), NOW)).toBe(STEP - 1);
    expect(stepOfCode(secret, codeAt(NOW + 30_000), NOW)).toBeNull();
    expect(stepOfCode(secret, codeAt(NOW - 60_000), NOW)).toBeNull();
    expect(stepOfCode(makeSecret(), codeAt(NOW), NOW)).toBeNull();
  });

  it('may be typed in groups, and are digits only', () => {
    const code = codeAt(NOW);
    expect(stepOfCode(secret, ` ${code.slice(0, 3)} ${code.slice(3)} `, NOW)).toBe(STEP);
    for (const wrong of ['', 'abcdef', '1', '1e5', `${code}0`])
      expect(stepOfCode(secret, wrong, NOW)).toBeNull();
  });

  it('of the official example come out right', () => {
    // RFC 6238, appendix B: SHA-1, 59 seconds after 1970, last six digits.
    expect(stepOfCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', '287082', 59_000)).toBe(1);
  });

  it('are set up by an address that names the site and the account', () => {
    const uri = setupUri(secret, 'garage-muster.example', 'Zoë');
    expect(uri).toMatch(/^otpauth:\/\/totp\/garage-muster\.example:Zo%C3%AB\?/);
    expect(uri).toContain(`secret=${secret}`);
  });
});
