import { defineTokens } from '@chakra-ui/react/styled-system';
import { PALETTE } from './colors.ts';

type Values<Keys extends string> = Record<Keys, { value: string }>;

function values<Keys extends string>(entries: Record<Keys, string>): Values<Keys> {
  return Object.fromEntries(
    Object.entries<string>(entries).map(([key, value]) => [key, { value }]),
  ) as Values<Keys>;
}

const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64,
];
const spacing = values(Object.fromEntries(STEPS.map((step) => [String(step), `${step / 4}rem`])));

export const tokens = defineTokens({
  colors: {
    white: { value: PALETTE.white },
    ink: values(PALETTE.ink),
    steel: values(PALETTE.steel),
    red: values(PALETTE.red),
  },
  fonts: values({
    body: '"Archivo Text", "Archivo Text Fallback", system-ui, sans-serif',
    heading: '"Archivo Display", "Archivo Display Fallback", "Arial Black", sans-serif',
    mono: 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace',
  }),
  fontSizes: values({
    '2xs': '0.6875rem',
    xs: '0.75rem',
    sm: '0.875rem',
    md: '1rem',
    lg: '1.125rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '1.875rem',
    '4xl': '2.25rem',
    '5xl': '3rem',
    '6xl': '4rem',
    /** Grow with the window without a step. */
    title: 'clamp(1.875rem, 1.2rem + 2.6vw, 3.25rem)',
    hero: 'clamp(2.125rem, 1.1rem + 5.1vw, 5.25rem)',
    numeral: 'clamp(5rem, 3rem + 10vw, 11rem)',
  }),
  fontWeights: values({ normal: '400', medium: '500', semibold: '600', bold: '700', extrabold: '800' }),
  lineHeights: values({ none: '1', tight: '1.06', short: '1.3', moderate: '1.5', tall: '1.65' }),
  letterSpacings: values({ tight: '-0.02em', normal: '0', wide: '0.04em', caps: '0.14em' }),
  radii: values({ none: '0', xs: '1px', sm: '2px', md: '3px', lg: '4px', xl: '6px', full: '9999px' }),
  spacing,
  sizes: {
    ...spacing,
    ...values({
      xs: '20rem',
      sm: '24rem',
      md: '28rem',
      lg: '32rem',
      xl: '36rem',
      '2xl': '42rem',
      '3xl': '48rem',
      '4xl': '56rem',
      '5xl': '64rem',
      '6xl': '72rem',
      page: '82rem',
      prose: '62ch',
      full: '100%',
      max: 'max-content',
      min: 'min-content',
      fit: 'fit-content',
    }),
  },
  durations: values({ fast: '150ms', moderate: '200ms', slow: '350ms', slowest: '700ms' }),
  easings: values({
    'ease-in': 'cubic-bezier(0.5, 0, 1, 0.5)',
    'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
    'ease-in-out': 'cubic-bezier(0.65, 0, 0.35, 1)',
  }),
  zIndex: values({
    hide: '-1',
    base: '0',
    docked: '10',
    dropdown: '1000',
    sticky: '1100',
    overlay: '1300',
    modal: '1400',
    popover: '1500',
    skipNav: '1600',
    toast: '1700',
    tooltip: '1800',
  }),
  cursor: values({ button: 'pointer', disabled: 'not-allowed', checkbox: 'pointer', menuitem: 'pointer' }),
});
