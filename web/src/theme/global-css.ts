import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

export const globalCss = defineGlobalStyles({
  '*': {
    '--global-font-body': 'fonts.body',
    '--global-font-mono': 'fonts.mono',
    '--global-color-border': 'colors.border',
  },
  html: {
    colorScheme: 'light dark',
    color: 'fg',
    bg: 'bg',
    lineHeight: '1.5',
    colorPalette: 'gray',
    textRendering: 'optimizeLegibility',
    scrollPaddingTop: '6rem',
    '&.light': { colorScheme: 'light' },
    '&.dark': { colorScheme: 'dark' },
  },
  // Always dark, whatever the visitor chose: hero, header, footer.
  '[data-stage]': { colorScheme: 'dark', color: 'fg', bg: 'bg' },
  'html:has(dialog[open])': { overflow: 'hidden' },
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.solid', color: 'white' },
  ':focus-visible': { outlineColor: 'brand.focusRing' },
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
