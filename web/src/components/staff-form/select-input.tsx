import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps } from 'react';
import { Select } from '../ui/elements.ts';
import { Icon } from '../ui/icon.tsx';

/** A choice, with the arrow by which it is recognised as one. */
export function SelectInput(props: ComponentProps<typeof Select>) {
  return (
    <chakra.div position="relative">
      <Select {...props} pe="11" textOverflow="ellipsis" />
      <chakra.span
        position="absolute"
        insetInlineEnd="3.5"
        top="50%"
        transform="translateY(-50%)"
        color="fg.muted"
        pointerEvents="none"
      >
        <Icon name="chevronDown" />
      </chakra.span>
    </chakra.div>
  );
}
