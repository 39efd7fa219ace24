import { chakra } from '@chakra-ui/react/styled-system';

/** Turns while something is awaited; the words beside it say what. */
export const Spinner = chakra('span', {
  base: {
    boxSize: '10',
    borderRadius: 'full',
    border: '3px solid',
    borderColor: 'border.emphasized',
    borderTopColor: 'brand.solid',
    animation: 'spin 900ms linear infinite',
  },
});
