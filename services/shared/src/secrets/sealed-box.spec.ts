import { describe, expect, it } from '@jest/globals';
import { SealedBox } from './sealed-box.js';

const SECRET = 'a secret for tests that is long enough';

describe('a sealed text', () => {
  const box = new SealedBox(SECRET, 'tests');
  const sealed = box.seal('Amboss', 'eva@example.ch');

  it('is read by its owner only', () => {
    expect(sealed).not.toContain('Amboss');
    expect(box.open(sealed, 'eva@example.ch')).toBe('Amboss');
    expect(box.open(sealed, 'nils@example.ch')).toBeNull();
  });

  it('stays shut for another purpose, another secret, and a changed content', () => {
    expect(new SealedBox(SECRET, 'something else').open(sealed, 'eva@example.ch')).toBeNull();
    expect(new SealedBox(`${SECRET}!`, 'tests').open(sealed, 'eva@example.ch')).toBeNull();
    const changed = Buffer.from(sealed, 'base64url');
    changed[changed.length - 1]! ^= 1;
    expect(box.open(changed.toString('base64url'), 'eva@example.ch')).toBeNull();
    expect(box.open('', 'eva@example.ch')).toBeNull();
  });

  it('looks different each time', () => {
    expect(box.seal('Amboss', 'eva@example.ch')).not.toBe(sealed);
  });
});
