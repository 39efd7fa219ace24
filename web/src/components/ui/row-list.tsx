import { chakra } from '@chakra-ui/react/styled-system';

/** Lines below each other, from edge to edge on a telephone. */
export const RowList = chakra('ul', {
  base: {
    listStyleType: 'none',
    bg: 'bg.panel',
    borderYWidth: '1px',
    borderXWidth: { md: '1px' },
    borderRadius: { md: 'l2' },
    mx: { base: '-4', md: '0' },
  },
});
