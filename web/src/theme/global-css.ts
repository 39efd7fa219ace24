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
  // The arrow of the home page leads down smoothly; a change of page does not scroll this way.
  'html:has([data-scroll-cue]:is(:hover, :focus))': {
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
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
