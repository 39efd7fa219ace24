import { chakra } from '@chakra-ui/react/styled-system';

/** The night that the pictures come out of; without them, a studio with one soft light. */
export const Stage = chakra('section', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    // Before Safari 16, which does not know the other, it would make the page wider.
    overflow: 'hidden',
    '@supports (overflow: clip)': { overflow: 'clip' },
    // The whole screen, but no more than a picture and its words fill: on a tall window what follows is to be seen.
    minHeight: { base: 'min(100svh, 52rem)', md: 'min(100svh, 66rem)' },
    display: 'flex',
    flexDirection: 'column',
    backgroundImage:
      'radial-gradient(52rem 40rem at 82% 30%, rgb(96 112 132 / 0.34), transparent 70%), radial-gradient(70rem 22rem at 70% 108%, rgb(142 152 163 / 0.34), transparent 70%), linear-gradient(180deg, #07090b 0%, #0d1116 62%, #171c23 100%)',
  },
});
