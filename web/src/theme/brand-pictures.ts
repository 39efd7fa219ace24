import { mix } from '@garage/contracts/brand-color';
import { brandShades } from './brand-shades.ts';

const WHITE = '#ffffff';
const BLACK = '#000000';

/** The reds of the drawn pictures, all of which stand on dark ground, and what each becomes of the brand's shade there. */
const REDS: Record<string, (shade: string) => string> = {
  '#ffd9d6': (shade) => mix(shade, WHITE, 0.85),
  '#ff9d96': (shade) => mix(shade, WHITE, 0.55),
  '#ff4b42': (shade) => mix(shade, WHITE, 0.2),
  '#d3191f': (shade) => shade,
  '#8d0e12': (shade) => mix(shade, BLACK, 0.35),
  '#5c080b': (shade) => mix(shade, BLACK, 0.6),
};

/** A picture of the site itself, drawn as SVG, or a page of one file, with the garage's colour (`#rrggbb`) in the place of our red. */
export function inBrandColor(svg: string, color: string): string {
  const [, onDark] = brandShades(color).solid;
  return svg.replaceAll(/#[0-9a-f]{6}/g, (paint) => REDS[paint]?.(onDark) ?? paint);
}
