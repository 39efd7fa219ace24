import { describe, expect, it } from '@jest/globals';
import { carriesWhite, contrast, darkEnough, mix } from './brand-color.js';

describe('the contrast of two colours', () => {
  it('is that which WCAG gives as examples, whichever comes first', () => {
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
    expect(contrast('#ffffff', '#777777')).toBeCloseTo(4.48, 2);
  });
});

describe('a colour for buttons', () => {
  it('has to carry white letters', () => {
    expect(carriesWhite('#767676')).toBe(true);
    expect(carriesWhite('#777777')).toBe(false);
  });

  it.each(['#ffd400', '#7fd1ff', '#00ff00', '#ffffff'])('is found near %s', (color) => {
    const found = darkEnough(color);
    expect(carriesWhite(found)).toBe(true);
    expect(contrast(found, '#ffffff')).toBeLessThan(5);
  });

  it('is left as it is when it is dark enough', () => {
    expect(darkEnough('#1d6f8a')).toBe('#1d6f8a');
  });

  it('is mixed channel by channel', () => {
    expect(mix('#204060', '#ffffff', 0)).toBe('#204060');
    expect(mix('#000000', '#ff8000', 0.5)).toBe('#804000');
  });
});
