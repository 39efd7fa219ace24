import { defineTokens } from '@chakra-ui/react/styled-system';
import { PALETTE } from './colors.ts';

/** What is a variable in every page, beside the colours by meaning of `semantic-tokens.ts`. */
export const tokens = defineTokens({
  colors: { white: { value: PALETTE.white } },
  fonts: {
    body: { value: '"Archivo Text", "Archivo Text Fallback", system-ui, sans-serif' },
    heading: { value: '"Archivo Display", "Archivo Display Fallback", "Arial Black", sans-serif' },
    mono: { value: 'ui-monospace, "Cascadia Mono", "Liberation Mono", monospace' },
  },
});
