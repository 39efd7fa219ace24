import { defineSemanticTokens } from '@chakra-ui/react/styled-system';
import { type ColorPair, SITE_COLORS } from './colors.ts';

type ColorValue = { value: string };

/** Which of the two, the switches of `COLOR_SCHEME_CSS` say. */
const either = (light: string, dark: string) => `var(--light, ${light}) var(--dark, ${dark})`;

export const colorValue = ([light, dark]: ColorPair): ColorValue => ({
  value: light === dark ? light : either(light, dark),
});

const mapValues = <From, To>(values: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

/** Groups of pairs as tokens: `{ bg: { muted: [light, dark] } }` is `bg.muted`. */
export function lightDark(
  groups: Record<string, Record<string, ColorPair>>,
): Record<string, Record<string, ColorValue>> {
  return mapValues(groups, (pairs) => mapValues(pairs, colorValue));
}

function shadow(y: number, blur: number, light: number, dark: number): ColorValue {
  const color = either(`rgb(10 12 15 / ${light})`, `rgb(0 0 0 / ${dark})`);
  return { value: `0 ${y}px ${blur}px ${color}, 0 0 1px ${color}` };
}

export const semanticTokens = defineSemanticTokens({
  colors: lightDark(SITE_COLORS),
  shadows: {
    md: shadow(6, 16, 0.12, 0.64),
    lg: shadow(14, 36, 0.14, 0.7),
    xl: shadow(24, 60, 0.16, 0.76),
  },
});
