import { chakra } from '@chakra-ui/react/styled-system';
import { staggered } from '../../../components/ui/staggered.ts';

const WHOLE_ROW = {
  gridColumn: '1 / -1',
  flexDirection: 'row',
  // Without a least width of its own, which would follow from its height and leave the words no room.
  '& > [data-picture]': { flex: '0 0 calc(50% - 0.75rem)', minWidth: '0' },
} as const;

/** One, two or three beside each other. */
export const ServiceGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      md: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
    gap: { base: '5', md: '6' },
    ...staggered(100),
    // On paper, two beside each other without pictures: all of them on two sheets instead of eleven.
    '@media print': {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gap: '4',
      '& > li > [data-picture]': { display: 'none' },
      '& > li > [data-part=body]': { padding: '4' },
    },
    // One that would stand alone in its row takes all of it.
    '& > :last-child:nth-child(2n + 1)': { mdToLg: WHOLE_ROW },
    '& > :last-child:nth-child(3n + 1)': { lg: WHOLE_ROW },
  },
});
