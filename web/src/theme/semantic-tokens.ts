import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { SEMANTIC_COLORS } from './colors.ts';

type ColorValue = { value: string };

/**
 * `light-dark()` follows the element's `color-scheme`: the visitor's system setting works without
 * JavaScript, and a dark section needs nothing but `color-scheme: dark` to turn every token around.
 */
function lightDark(pairs: Record<string, readonly [string, string]>): Record<string, ColorValue> {
  return Object.fromEntries(
    Object.entries(pairs).map(([name, [light, dark]]) => [name, { value: `light-dark(${light}, ${dark})` }]),
  );
}

function shadow(y: number, blur: number, light: number, dark: number): ColorValue {
  const color = `light-dark(rgb(10 12 15 / ${light}), rgb(0 0 0 / ${dark}))`;
  return { value: `0 ${y}px ${blur}px ${color}, 0 0 1px ${color}` };
}

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(SEMANTIC_COLORS).map(([name, pairs]) => [name, lightDark(pairs)]),
  ),
  shadows: {
    xs: shadow(1, 2, 0.1, 0.6),
    sm: shadow(2, 6, 0.1, 0.6),
    md: shadow(6, 16, 0.12, 0.64),
    lg: shadow(14, 36, 0.14, 0.7),
    xl: shadow(24, 60, 0.16, 0.76),
  },
});
