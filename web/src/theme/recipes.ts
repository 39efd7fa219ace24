import { defineRecipe } from '@chakra-ui/react/styled-system';

const focusRing = {
  outline: 'none',
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
} as const;

/** Square-shouldered and plain, like a tool: one red button per view, everything else is a line. */
export const buttonRecipe = defineRecipe({
  base: {
    ...focusRing,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2.5',
    position: 'relative',
    appearance: 'none',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    cursor: 'button',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontFamily: 'body',
    fontWeight: 'semibold',
    lineHeight: 'short',
    textAlign: 'center',
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color, color, transform',
    transitionDuration: 'fast',
    colorPalette: 'brand',
    _disabled: { opacity: 0.55, cursor: 'disabled' },
    _active: { transform: 'translateY(1px)' },
    '& svg': { flexShrink: 0, width: '1.25em', height: '1.25em' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.solidHover' },
      },
      outline: {
        borderColor: 'border.control',
        color: 'fg',
        _hover: { borderColor: 'fg', bg: 'fg/6' },
      },
      subtle: { bg: 'bg.muted', color: 'fg', _hover: { bg: 'bg.emphasized' } },
      ghost: { color: 'fg', _hover: { bg: 'fg/8' } },
      plain: { color: 'fg', px: '0', minW: '0', _hover: { color: 'brand.fg' } },
    },
    size: {
      xs: { minH: '8', minW: '8', px: '2.5', py: '1', textStyle: 'sm' },
      sm: { minH: '9', minW: '9', px: '3', py: '1.5', textStyle: 'sm' },
      md: { minH: '11', minW: '11', px: '5', py: '2', textStyle: 'md' },
      lg: { minH: '14', minW: '14', px: '7', py: '3', textStyle: 'md' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});

export const headingRecipe = defineRecipe({
  base: {
    fontFamily: 'heading',
    fontWeight: 'bold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    textWrap: 'balance',
    // German compounds are wider than a telephone.
    overflowWrap: 'break-word',
    hyphens: 'manual',
  },
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'short' },
      md: { fontSize: 'xl', lineHeight: 'short' },
      lg: { fontSize: '2xl', lineHeight: 'short' },
      title: { fontSize: 'title' },
      hero: { fontSize: 'hero', fontWeight: 'extrabold', lineHeight: '0.98' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const linkRecipe = defineRecipe({
  base: {
    ...focusRing,
    borderRadius: 'l1',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.22em',
    textDecorationColor: 'brand.fg',
    transitionProperty: 'color, text-decoration-thickness',
    transitionDuration: 'fast',
    _hover: { color: 'brand.fg', textDecorationThickness: '2px' },
  },
  variants: {
    variant: {
      underline: {},
      plain: { textDecorationColor: 'transparent', _hover: { textDecorationColor: 'brand.fg' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

const control = {
  width: 'full',
  appearance: 'none',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'l2',
  ...focusRing,
  transitionProperty: 'border-color, box-shadow',
  transitionDuration: 'fast',
  _invalid: { borderColor: 'border.error', boxShadow: 'inset 3px 0 0 var(--chakra-colors-border-error)' },
  _disabled: { opacity: 0.6, cursor: 'disabled' },
} as const;

export const inputRecipe = defineRecipe({
  base: { ...control, px: '3.5' },
  variants: {
    size: {
      sm: { minH: '9', textStyle: 'sm' },
      // Below 16 px iOS zooms into a focused field.
      md: { minH: '12', textStyle: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const textareaRecipe = defineRecipe({
  base: { ...control, px: '3.5', py: '3', textStyle: 'md', resize: 'vertical' },
});

export const containerRecipe = defineRecipe({
  base: { width: 'full', maxWidth: 'page', mx: 'auto', px: { base: '5', md: '8', xl: '12' } },
});
