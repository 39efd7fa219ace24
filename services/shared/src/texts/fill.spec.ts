import { describe, expect, it } from '@jest/globals';
import { fill } from './fill.js';

describe('a text with placeholders', () => {
  it('is filled with words and numbers wherever one stands', () => {
    expect(fill('{name}, höchstens {max}: {name}', { name: 'Anna', max: 3 })).toBe('Anna, höchstens 3: Anna');
  });

  it('keeps a placeholder for which there is no value, also when every object has something of that name', () => {
    expect(fill('{name} {constructor}', {})).toBe('{name} {constructor}');
  });

  it('takes a value as it is, whatever it looks like', () => {
    expect(fill('{name}!', { name: "{max} $& $'", max: 3 })).toBe("{max} $& $'!");
  });
});
