import { chakra } from '@chakra-ui/react/styled-system';

const DAYS_OF_A_WEEK = 7;

const Dots = chakra('div', {
  base: {
    display: 'none',
    '@media (scripting: enabled)': { display: 'block' },
    maxWidth: '24rem',
    // Below the month's name and the weekdays, six weeks as high as the calendar's.
    mt: '4.75rem',
    height: '18rem',
    '--dot': 'var(--chakra-colors-border-emphasized)',
    backgroundImage: 'radial-gradient(circle, var(--dot) 2.5px, transparent 3px)',
    backgroundSize: `calc(100% / ${DAYS_OF_A_WEEK}) 3rem`,
  },
});

/** Keeps the calendar's place until it is here: a dot for each day. */
export function MonthOutline() {
  return <Dots aria-hidden />;
}
