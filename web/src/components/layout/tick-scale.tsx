import { chakra } from '@chakra-ui/react/styled-system';

/** The edge of a rev counter: fine ticks, every fifth longer, the last stretch red. */
export const TickScale = chakra('div', {
  base: {
    height: '4',
    width: 'full',
    color: 'border.emphasized',
    backgroundImage:
      'repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 60px), repeating-linear-gradient(90deg, currentColor 0 1px, transparent 1px 12px)',
    backgroundSize: '100% 100%, 100% 50%',
    backgroundRepeat: 'no-repeat',
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
