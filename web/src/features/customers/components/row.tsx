import { chakra } from '@chakra-ui/react/styled-system';

export const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    columnGap: '5',
    rowGap: '0.5',
    px: '4',
    py: '3',
    borderBottomWidth: '1px',
    borderColor: 'border.muted',
    _last: { borderBottomWidth: '0' },
    _hover: { bg: 'bg.subtle' },
  },
});

/** The name that opens the line. */
export const Opener = chakra('button', {
  base: {
    textAlign: 'start',
    fontWeight: 'semibold',
    cursor: 'button',
    outline: 'none',
    overflowWrap: 'anywhere',
    // The whole line takes the touch.
    _before: { content: '""', position: 'absolute', inset: '0' },
    '&:focus-visible::before': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '-2px',
    },
  },
});
