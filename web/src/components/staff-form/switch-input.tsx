import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';

const Track = chakra('input', {
  base: {
    appearance: 'none',
    flexShrink: 0,
    position: 'relative',
    width: '11',
    height: '6',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.control',
    bg: 'bg.muted',
    cursor: 'button',
    outline: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _before: {
      content: '""',
      position: 'absolute',
      top: '3px',
      insetInlineStart: '3px',
      width: '4',
      height: '4',
      borderRadius: 'full',
      bg: 'fg.muted',
      transitionProperty: 'transform, background-color',
      transitionDuration: 'fast',
    },
    _checked: {
      bg: 'brand.solid',
      borderColor: 'brand.solid',
      _before: { transform: 'translateX(1.25rem)', bg: 'white' },
    },
    _focusVisible: { outline: '2px solid', outlineColor: 'brand.focusRing', outlineOffset: '2px' },
    _disabled: { opacity: 0.55, cursor: 'disabled' },
  },
});

/** On or off, at once visible and large enough for a thumb together with its label. */
export function SwitchInput(props: Omit<ComponentProps<typeof Track>, 'type' | 'role'>) {
  // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox has its state by itself
  return <Track type="checkbox" role="switch" {...props} />;
}
