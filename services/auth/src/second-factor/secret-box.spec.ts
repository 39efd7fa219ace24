import { describe, expect, it } from '@jest/globals';
import { AuthConfig } from '../config/env.js';
import { SecretBox } from './secret-box.js';

const boxOf = (sessionSecret: string) => new SecretBox(Object.assign(new AuthConfig(), { sessionSecret }));

describe('the box for secrets', () => {
  const box = boxOf('a secret for tests that is long enough');

  it('gives back what was put in, and hides it', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 93);
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.open(sealed, 93)).toBe('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 93)).not.toBe(sealed);
  });

  it('stays shut for another account, another key, and a changed content', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 93);
    expect(box.open(sealed, 94)).toBeNull();
    expect(boxOf('another secret that is long enough too').open(sealed, 93)).toBeNull();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(box.open(changed.toString('base64url'), 93)).toBeNull();
    expect(box.open('', 93)).toBeNull();
  });
});
