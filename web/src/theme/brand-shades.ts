import { contrast, mix, mixedUntil, READABLE_CONTRAST } from '@garage/contracts/brand-color';
import { type ColorPair, PALETTE, SITE_COLORS } from './colors.ts';
import { colorValue } from './semantic-tokens.ts';
import { variableName } from './variables.ts';

type BrandShade = keyof typeof SITE_COLORS.brand;

/** WCAG AA for edges and marks. */
const VISIBLE = 3;
const BLACK = '#000000';
const { white, ink } = PALETTE;
const { DEFAULT, subtle, muted, panel } = SITE_COLORS.bg;
/** What words and marks of this colour stand on. */
const LIGHT = [DEFAULT, subtle, muted, panel].map(([light]) => light);
const DARK = [DEFAULT, subtle, muted, panel].map(([, dark]) => dark);

/**
 * The shades of a garage's own colour by meaning, as `SITE_COLORS.brand` has them for the red of the site. Where the
 * colour as it is would not be seen or read well enough, it is darkened on light ground and lightened on dark. It has
 * to carry white letters (`carriesWhite`), which leaves room for both.
 */
export function brandShades(color: string): Record<BrandShade, ColorPair> {
  const tint: ColorPair = [mix(color, white, 0.92), mix(color, ink[950], 0.82)];
  const solid: ColorPair = [
    darkerUntil(color, (shade) => isSeenOn(shade, LIGHT, VISIBLE)),
    lighterUntil(color, (shade) => isSeenOn(shade, DARK, VISIBLE)),
  ];
  return {
    contrast: [white, white],
    fg: [
      darkerUntil(color, (shade) => isSeenOn(shade, [...LIGHT, tint[0]], READABLE_CONTRAST)),
      lighterUntil(color, (shade) => isSeenOn(shade, [...DARK, tint[1]], READABLE_CONTRAST)),
    ],
    subtle: tint,
    solid,
    solidHover: [mix(solid[0], BLACK, 0.15), mix(solid[1], BLACK, 0.15)],
    focusRing: solid,
    border: solid,
  };
}

/** The same for a document, in the place of what its style sheet says. */
export function brandStyles(color: string): string {
  const lines = Object.entries(brandShades(color)).map(
    ([shade, pair]) => `${variableName(`colors.brand.${shade}`)}:${colorValue(pair).value}`,
  );
  // Also on a stage, which works its colours out anew: see `cssVarsRoot`.
  return `html,[data-stage]{${lines.join(';')}}`;
}

function isSeenOn(shade: string, surfaces: readonly string[], least: number): boolean {
  return surfaces.every((surface) => contrast(shade, surface) >= least);
}

function darkerUntil(color: string, isGood: (shade: string) => boolean): string {
  return mixedUntil(color, BLACK, isGood);
}

function lighterUntil(color: string, isGood: (shade: string) => boolean): string {
  return mixedUntil(color, white, isGood);
}
