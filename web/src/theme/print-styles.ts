import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/** What only leads elsewhere, opens something, asks for something, or is decoration. */
const SCREEN_ONLY = [
  'header[data-stage]',
  'footer[data-stage]',
  '[data-stage] :is(img, svg)',
  '#root > aside',
  '#root > a',
  'main :is(form, nav, iframe, button, details, .button)',
  '[data-screen-only]',
];
const WHOLE = ['.picture', 'p', 'li', 'figure', 'tr', 'article', 'dl > div'];

/** Pages on paper: dark on white, what belongs together on one sheet, and where a link leads beside it. */
export const printStyles = defineGlobalStyles({
  '@page': { margin: '15mm' },
  'html, html.dark, [data-stage], [data-stage] *': {
    '@media print': {
      background: 'white !important',
      color: 'black !important',
    },
  },
  [SCREEN_ONLY.join(', ')]: { '@media print': { display: 'none !important' } },
  // The header that a page's title would stand below is not there.
  'main .container': { '@media print': { padding: '0 0 1.5rem !important' } },
  'main :is(section, div)': { '@media print': { boxShadow: 'none !important' } },
  'main .picture': { '@media print': { maxHeight: '45mm' } },
  'h1, h2, h3, h4': { '@media print': { breakAfter: 'avoid' } },
  [WHOLE.join(', ')]: { '@media print': { breakInside: 'avoid', orphans: 3, widows: 3 } },
  'main a[href^=http]::after': {
    '@media print': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
});
