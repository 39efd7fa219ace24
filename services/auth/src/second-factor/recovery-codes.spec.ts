import { describe, expect, it } from '@jest/globals';
import { AuthConfig } from '../config/env.js';
import { hashReadableCode } from '../readable-codes/readable-code.js';
import { RecoveryCodes } from './recovery-codes.js';

const codesOf = (sessionSecret: string) =>
  new RecoveryCodes(Object.assign(new AuthConfig(), { sessionSecret }));

describe('recovery codes', () => {
  const codes = codesOf('a secret for tests that is long enough');

  it('are ten different ones', () => {
    expect(new Set(codes.make()).size).toBe(10);
  });

  it('are stored in a form that nobody without the key can compare with a code', () => {
    const { keyed } = codes.hash('AB01-CD10-EF23-GH45');
    expect(keyed).not.toBe(hashReadableCode('AB01-CD10-EF23-GH45'));
    const elsewhere = codesOf('another secret that is long enough too');
    expect(elsewhere.hash('AB01-CD10-EF23-GH45').keyed).not.toBe(keyed);
    expect(codes.hash(' ab01 cdio ef23 gh45').keyed).toBe(keyed);
  });

  it('of earlier releases get the same form from what is stored of them', () => {
    const stored = hashReadableCode('AB01-CD10-EF23-GH45');
    expect(codes.withKey(stored)).toEqual(codes.hash('AB01-CD10-EF23-GH45'));
  });
});
