import { defineRecipe } from '@chakra-ui/react/styled-system';

// What all of a kind have in common stands in `element-styles.ts`.

export const buttonRecipe = defineRecipe({
  variants: {
    variant: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solidHover' } },
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
  variants: {
    size: {
      sm: { fontSize: 'md', lineHeight: 'short' },
      md: { fontSize: 'xl', lineHeight: 'short' },
      lg: { fontSize: '2xl', lineHeight: 'short' },
      title: { fontSize: 'title' },
      hero: { fontSize: 'hero', lineHeight: '0.98' },
    },
  },
  defaultVariants: { size: 'md' },
});

export const linkRecipe = defineRecipe({
  variants: {
    variant: {
      underline: {},
      plain: { textDecorationColor: 'transparent', _hover: { textDecorationColor: 'brand.fg' } },
    },
  },
  defaultVariants: { variant: 'underline' },
});

export const fieldRecipe = defineRecipe({
  variants: {
    size: {
      sm: { minH: '9', textStyle: 'sm' },
      // Below 16 px iOS zooms into a focused field.
      md: { minH: '12', textStyle: 'md' },
    },
  },
  defaultVariants: { size: 'md' },
});
