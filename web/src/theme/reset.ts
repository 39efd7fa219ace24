import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

/**
 * Takes away what browsers bring along. Chakra's own reset is three times as long, for elements that nobody
 * writes here and browsers that are gone, and every page of the site would carry it.
 */
export const reset = defineGlobalStyles({
  '*': {
    margin: '0',
    padding: '0',
    font: 'inherit',
    overflowWrap: 'break-word',
    WebkitTapHighlightColor: 'transparent',
  },
  '*, *::before, *::after, *::backdrop': {
    boxSizing: 'border-box',
    borderWidth: '0',
    borderStyle: 'solid',
    borderColor: 'border',
  },
  hr: { height: '0', color: 'inherit', borderTopWidth: '1px' },
  body: { minHeight: '100dvh', position: 'relative' },
  'img, svg, canvas, iframe, object': { display: 'block', verticalAlign: 'middle' },
  img: { maxWidth: '100%', height: 'auto' },
  'ol, ul': { listStyle: 'none' },
  'button, input, select, textarea': { color: 'inherit' },
  button: { background: 'none' },
  table: { borderCollapse: 'collapse' },
  textarea: { resize: 'vertical' },
  a: { color: 'inherit', textDecoration: 'inherit' },
  strong: { fontWeight: 'bolder' },
  em: { fontStyle: 'italic' },
  code: { fontFamily: 'mono' },
  '[hidden]': { display: 'none !important' },
});
