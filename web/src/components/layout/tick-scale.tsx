import { chakra } from '@chakra-ui/react/styled-system';

/** The edge of a rev counter: fine ticks, every fifth longer, the last stretch red. */
export const TickScale = chakra('div', {
  base: {
    height: '4',
    width: 'full',
    color: 'border.emphasized',
    // Tiles, and no gradient that repeats itself: in a wide window WebKit smears the ticks of such a one.
    '--tick': 'linear-gradient(90deg, currentColor 1px, transparent 1px)',
    backgroundImage: 'var(--tick), var(--tick)',
    backgroundSize: '60px 100%, 12px 50%',
    backgroundRepeat: 'repeat-x',
    position: 'relative',
    _after: {
      content: '""',
      position: 'absolute',
      top: '0',
      right: '0',
      width: 'clamp(72px, 14vw, 240px)',
      height: '3px',
      bg: 'brand.solid',
    },
  },
});
