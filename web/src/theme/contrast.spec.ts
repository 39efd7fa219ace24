import { describe, expect, it } from '@jest/globals';
import { type ColorPair, SITE_COLORS, STAFF_COLORS } from './colors.ts';

const { bg, fg, border, brand } = SITE_COLORS;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

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

it('computes the ratios that WCAG gives as examples', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
