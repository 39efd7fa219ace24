const STEPS = [
  0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 28, 32, 40, 48, 56, 64,
];

const spacing: Record<string, string> = Object.fromEntries(
  STEPS.map((step) => [String(step), `${step / 4}rem`]),
);

/**
 * The measures of the design by name. The public site writes them into its styles as they are: as variables
 * they cost each page a kilobyte, which is a round trip on a phone, and the browser a look-up per property.
 * Variables are the fonts and what the colour scheme changes. Chakra's recipes in the staff area ask for tokens by
 * these names; `admin-system.ts` makes them.
 */
export const SCALES = {
  spacing,
  sizes: {
    ...spacing,
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
  },
  fontSizes: {
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
  },
  fontWeights: { normal: '400', medium: '500', semibold: '600', bold: '700' },
  lineHeights: { none: '1', tight: '1.06', short: '1.3', moderate: '1.5', tall: '1.65' },
  letterSpacings: { tight: '-0.02em', normal: '0', wide: '0.04em', caps: '0.14em' },
  radii: {
    none: '0',
    xs: '1px',
    sm: '2px',
    md: '3px',
    lg: '4px',
    xl: '6px',
    full: '9999px',
    l1: '1px',
    l2: '2px',
    l3: '3px',
  },
  durations: { fast: '150ms', moderate: '200ms', slow: '350ms', slowest: '700ms' },
  easings: {
    'ease-in': 'cubic-bezier(0.5, 0, 1, 0.5)',
    'ease-out': 'cubic-bezier(0.16, 1, 0.3, 1)',
    'ease-in-out': 'cubic-bezier(0.65, 0, 0.35, 1)',
  },
  zIndex: {
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
  },
  cursor: { button: 'pointer', disabled: 'not-allowed', checkbox: 'pointer', menuitem: 'pointer' },
} as const;
