import { contrast, darkEnough } from '@garage/contracts/brand-color';
import { describe, expect, it } from '@jest/globals';
import { brandShades, brandStyles } from './brand-shades.ts';
import { type ColorPair, SITE_COLORS, STAFF_COLORS } from './colors.ts';
import { VARIABLES } from './variables.ts';

const { bg, fg, border, brand } = SITE_COLORS;

const surfaces: [string, ColorPair][] = [
  ['bg', bg.DEFAULT],
  ['bg.subtle', bg.subtle],
  ['bg.muted', bg.muted],
  ['bg.panel', bg.panel],
];

/** Everything that is read as text on one of the surfaces. */
const texts: [string, ColorPair][] = [
  ['fg', fg.DEFAULT],
  ['fg.muted', fg.muted],
  ['fg.subtle', fg.subtle],
  ['fg.error', fg.error],
  ['fg.warning', fg.warning],
  ['fg.success', fg.success],
  ['fg.info', fg.info],
  ['brand.fg', brand.fg],
];

const textPairs = [
  ...texts.flatMap(([text, color]) =>
    surfaces.map(([surface, background]) => [text, surface, color, background] as const),
  ),
  ['fg.error', 'bg.error', fg.error, bg.error],
  ['fg.warning', 'bg.warning', fg.warning, bg.warning],
  ['fg.success', 'bg.success', fg.success, bg.success],
  ['fg.info', 'bg.info', fg.info, bg.info],
  ['fg', 'bg.error', fg.DEFAULT, bg.error],
  ['fg', 'bg.success', fg.DEFAULT, bg.success],
  ['fg', 'bg.warning', fg.DEFAULT, bg.warning],
  ['fg', 'bg.info', fg.DEFAULT, bg.info],
  ['fg', 'bg.emphasized', fg.DEFAULT, bg.emphasized],
  ['fg.inverted', 'bg.inverted', STAFF_COLORS.fg.inverted, STAFF_COLORS.bg.inverted],
  ['brand.contrast', 'brand.solid', brand.contrast, brand.solid],
  ['brand.contrast', 'brand.solidHover', brand.contrast, brand.solidHover],
  ['brand.fg', 'brand.subtle', brand.fg, brand.subtle],
] as const satisfies (readonly [string, string, ColorPair, ColorPair])[];

const edgePairs = surfaces.flatMap(([surface, background]) => [
  ['border.control', surface, border.control, background] as const,
  ['border.error', surface, border.error, background] as const,
  ['brand.focusRing', surface, brand.focusRing, background] as const,
]);

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('on %s', (_name, mode) => {
  it.each(textPairs)('%s is readable on %s (WCAG AA, 4.5)', (_text, _surface, color, background) => {
    expect(contrast(color[mode], background[mode])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs)('%s is visible on %s (WCAG AA, 3)', (_edge, _surface, color, background) => {
    expect(contrast(color[mode], background[mode])).toBeGreaterThanOrEqual(3);
  });
});

describe('the shades of a garage’s own colour', () => {
  // Every third part of each channel, made dark enough as the form for it asks: 64 colours, black and greys with them.
  const parts = ['00', '55', 'aa', 'ff'];
  const colors = parts.flatMap((r) => parts.flatMap((g) => parts.map((b) => darkEnough(`#${r}${g}${b}`))));

  it.each(colors)('are read and seen wherever they stand: %s', (color) => {
    const own = brandShades(color);
    for (const mode of [0, 1] as const) {
      for (const [, surface] of surfaces) {
        expect(contrast(own.fg[mode], surface[mode])).toBeGreaterThanOrEqual(4.5);
        expect(contrast(own.solid[mode], surface[mode])).toBeGreaterThanOrEqual(3);
        expect(contrast(own.focusRing[mode], surface[mode])).toBeGreaterThanOrEqual(3);
        expect(contrast(own.border[mode], surface[mode])).toBeGreaterThanOrEqual(3);
      }
      expect(contrast(own.fg[mode], own.subtle[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(own.contrast[mode], own.solid[mode])).toBeGreaterThanOrEqual(4.5);
      expect(contrast(own.contrast[mode], own.solidHover[mode])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('keep the colour itself where buttons are, on light ground', () => {
    expect(brandShades('#1d6f8a').solid[0]).toBe('#1d6f8a');
  });

  it('stand in the place of all that the style sheet says about the colour', () => {
    const styles = brandStyles('#1d6f8a');
    for (const shade of Object.keys(brand)) {
      expect(styles).toContain(VARIABLES.colors[`brand.${shade}`]?.replace(/^var\((.*)\)$/, '$1:'));
    }
  });
});
