import { defineGlobalStyles } from '@chakra-ui/react/styled-system';
import { elementStyles } from './element-styles.ts';
import { printStyles } from './print-styles.ts';
import { reset } from './reset.ts';

/** Thin on dark ground, and as large on a telephone's side as upright; Chakra's types do not know these names. */
const LETTERS: Record<string, string> = {
  WebkitTextSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  MozOsxFontSmoothing: 'grayscale',
};

export const globalCss = defineGlobalStyles({
  ...reset,
  html: {
    color: 'fg',
    bg: 'bg',
    fontFamily: 'body',
    lineHeight: '1.5',
    textRendering: 'optimizeLegibility',
    ...LETTERS,
    touchAction: 'manipulation',
    scrollPaddingTop: '6rem',
  },
  // Always dark, whatever the visitor chose: hero, header, footer.
  '[data-stage]': { color: 'fg', bg: 'bg' },
  // The arrow of the home page leads down smoothly; a change of page does not scroll this way.
  'html:has([data-scroll-cue]:is(:hover, :focus))': {
    '@media (prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
  },
  // What lies further down is styled and laid out when it comes near: nearly half of a phone's work before
  // the first picture. The height stands in until then.
  'main > div > section ~ :is(section, div), footer[data-stage]': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 800px',
    '@media print': { contentVisibility: 'visible' },
  },
  // Here, and not among a component's own styles: Chakra sorts what stands under two such conditions at one element
  // by `localeCompare`, whose first call takes a phone 50 ms.
  '[data-needs-script]': { '@media (scripting: none)': { display: 'none !important' } },
  'html:has(dialog[open])': { overflow: 'hidden' },
  ...elementStyles,
  '*::placeholder': { color: 'fg.subtle', opacity: 1 },
  '*::selection': { bg: 'brand.solid', color: 'white' },
  ':focus-visible': { outlineColor: 'brand.focusRing' },
  ...printStyles,
  '*, *::before, *::after': {
    '@media (prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});
