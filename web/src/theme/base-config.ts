import { defineConfig, type SystemConfig } from '@chakra-ui/react/styled-system';
import { SCALES } from './scales.ts';
import { VARIABLES } from './variables.ts';

type Utilities = NonNullable<SystemConfig['utilities']>;
type Utility = NonNullable<Utilities['color']>;
/** CSS property and its short form, if it has one. */
type Properties = Record<string, string | null>;

function utilities(properties: Properties, define: (property: string) => Utility): Utilities {
  return Object.fromEntries(
    Object.entries(properties).map(([property, shorthand]) => [
      property,
      { ...define(property), ...(shorthand && { shorthand: [shorthand] }) },
    ]),
  ) as Utilities;
}

function scale(values: Utility['values'], properties: Properties): Utilities {
  return utilities(properties, () => ({ values }));
}

/** `fg/8` is the colour at 8 percent. */
function colorOf(value: string): string {
  const [, color = '', percent] = /^([\w.]+)\/(\d+)$/.exec(value) ?? [];
  return percent ? `color-mix(in srgb, ${VARIABLES.colors[color] ?? color} ${percent}%, transparent)` : value;
}

function colors(properties: Properties): Utilities {
  return utilities(properties, (property) => ({
    values: VARIABLES.colors,
    // TypeScript cannot know that `property` is a CSS property; the lists below are.
    transform: (value: string) => ({ [property]: colorOf(value) }) as unknown as Record<string, never>,
  }));
}

/** `-5` lets a panel reach the edges of a telephone. */
const MARGINS = Object.fromEntries(
  Object.entries(SCALES.spacing).flatMap(([name, value]) => [
    [name, value],
    [`-${name}`, `-${value}`],
  ]),
);

const HIDDEN_FROM_VIEW = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * Chakra's base reduced to what the public site uses, 4 KB less for every visitor. `used-styles.spec.tsx`
 * renders every page and fails when a style property needs more than this.
 */
export const baseConfig = defineConfig({
  conditions: {
    hover: ['@media (hover: hover)', '&:hover:not(:disabled)'],
    active: '&:active:not(:disabled)',
    focusVisible: '&:focus-visible',
    disabled: '&:is(:disabled, [aria-disabled=true])',
    invalid: '&[aria-invalid=true]',
    before: '&::before',
    after: '&::after',
    motionSafe: '@media (prefers-reduced-motion: no-preference)',
  },
  utilities: {
    ...colors({
      background: 'bg',
      backgroundColor: null,
      color: null,
      borderColor: null,
      borderTopColor: null,
      borderBottomColor: null,
      borderLeftColor: null,
      outlineColor: null,
      textDecorationColor: null,
      accentColor: null,
      fill: null,
      stroke: null,
    }),
    ...scale(MARGINS, {
      margin: 'm',
      marginTop: 'mt',
      marginRight: 'mr',
      marginBottom: 'mb',
      marginLeft: 'ml',
      marginInline: 'mx',
      marginBlock: 'my',
    }),
    ...scale(SCALES.spacing, {
      padding: 'p',
      paddingTop: 'pt',
      paddingRight: 'pr',
      paddingBottom: 'pb',
      paddingLeft: 'pl',
      paddingInline: 'px',
      paddingBlock: 'py',
      gap: null,
      rowGap: null,
      columnGap: null,
      inset: null,
      insetInline: null,
      insetBlock: null,
      top: null,
      right: null,
      bottom: null,
      left: null,
    }),
    ...scale(SCALES.sizes, {
      width: 'w',
      minWidth: 'minW',
      maxWidth: 'maxW',
      height: 'h',
      minHeight: 'minH',
      maxHeight: 'maxH',
    }),
    ...scale(VARIABLES.fonts, { fontFamily: null }),
    ...scale(SCALES.fontSizes, { fontSize: null }),
    ...scale(SCALES.fontWeights, { fontWeight: null }),
    ...scale(SCALES.lineHeights, { lineHeight: null }),
    ...scale(SCALES.letterSpacings, { letterSpacing: null }),
    ...scale(SCALES.radii, { borderRadius: null }),
    ...scale(VARIABLES.shadows, { boxShadow: null }),
    ...scale(SCALES.durations, { transitionDuration: null }),
    ...scale(SCALES.easings, { transitionTimingFunction: null }),
    ...scale(SCALES.zIndex, { zIndex: null }),
    ...scale(SCALES.cursor, { cursor: null }),
    srOnly: {
      values: { type: 'boolean' },
      transform: (value: unknown) => (value ? HIDDEN_FROM_VIEW : {}),
    },
  },
});
