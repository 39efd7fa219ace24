import { chakra } from '@chakra-ui/react/styled-system';

/** A checkbox or radio button in the site's colours. */
export const Tick = chakra('input', {
  base: {
    width: '5',
    height: '5',
    mt: '0.5',
    flexShrink: 0,
    accentColor: 'brand.solid',
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '3px' },
  },
});
