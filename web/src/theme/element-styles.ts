import { defineGlobalStyles } from '@chakra-ui/react/styled-system';

const focusRing = {
  outline: 'none',
  _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
} as const;

/**
 * What all buttons, headings, links, fields, icons and pictures have in common, once in the base style sheet. In a
 * recipe it would stand in the page again for each button that differs in a margin: half of a page's styles were
 * this. The recipes hold what differs; `components/ui/elements.ts` gives out the class names.
 */
export const elementStyles = defineGlobalStyles({
  // Square-shouldered and plain, like a tool: one red button per view, everything else is a line.
  '.button': {
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
    _disabled: { opacity: 0.55, cursor: 'disabled' },
    _active: { transform: 'translateY(1px)' },
    '& svg': { flexShrink: 0, width: '1.25em', height: '1.25em' },
  },
  '.heading': {
    fontFamily: 'heading',
    fontWeight: 'bold',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    textWrap: 'balance',
    // German compounds are wider than a telephone.
    overflowWrap: 'break-word',
    hyphens: 'manual',
  },
  '.link': {
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
  '.field': {
    width: 'full',
    appearance: 'none',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'l2',
    ...focusRing,
    px: '3.5',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _invalid: { borderColor: 'border.error', boxShadow: 'inset 3px 0 0 var(--chakra-colors-border-error)' },
    _disabled: { opacity: 0.6, cursor: 'disabled' },
  },
  '.icon': { display: 'inline-block', width: '1.25em', height: '1.25em', flexShrink: 0 },
  // Keeps the place of a picture, in its colour, with a wheel that turns until it is there.
  '.picture': {
    display: 'block',
    position: 'relative',
    overflow: 'hidden',
    width: 'full',
    _before: {
      content: '""',
      position: 'absolute',
      inset: '0',
      m: 'auto',
      width: '8',
      height: '8',
      borderRadius: 'full',
      border: '3px solid rgb(255 255 255 / 0.3)',
      borderTopColor: 'brand.solid',
      // What arrives at once shows no wheel, and what never arrives does not turn it for ever.
      opacity: 0,
      animation: 'picture-waits 100ms 400ms forwards, spin 900ms linear 400ms 60',
    },
    '&[data-state]::before': { display: 'none' },
    '& img': {
      position: 'absolute',
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      objectFit: 'cover',
      color: 'white',
    },
    '&[data-state=failed]': {
      '& img': { opacity: 0 },
      _after: {
        content: 'attr(data-failure)',
        position: 'absolute',
        inset: '0',
        display: 'grid',
        placeItems: 'center',
        p: '4',
        textAlign: 'center',
        bg: 'bg.muted',
        color: 'fg.muted',
        textStyle: 'sm',
      },
    },
  },
  '.container': { width: 'full', maxWidth: 'page', mx: 'auto', px: { base: '5', md: '8', xl: '12' } },
});
