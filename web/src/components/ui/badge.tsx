import { chakra } from '@chakra-ui/react/styled-system';

/** A short word about a thing's state, like a stamp on a job card. */
export const Badge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    py: '0.5',
    borderRadius: 'l1',
    borderWidth: '1px',
    borderColor: 'currentColor',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: 'short',
    letterSpacing: 'wide',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      brand: { bg: 'brand.subtle', color: 'brand.fg' },
      warning: { bg: 'bg.warning', color: 'fg.warning' },
      info: { bg: 'bg.info', color: 'fg.info' },
      neutral: { bg: 'bg.muted', color: 'fg.muted' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

/** A number that asks for attention; absent when there is nothing to attend to. */
export const CountBadge = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '5',
    height: '5',
    px: '1.5',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
    lineHeight: 'none',
    fontVariantNumeric: 'tabular-nums',
    bg: 'brand.solid',
    color: 'brand.contrast',
  },
});
