import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What goes tonight of one kind, opened by whoever wants to see it; nothing when there is none. */
export function ExpiringList({ title, items }: { title: string; items: readonly ReactNode[] }) {
  if (items.length === 0) return null;
  return (
    <chakra.details>
      <chakra.summary cursor="pointer" minH="11" alignContent="center" fontWeight="semibold">
        {title}
      </chakra.summary>
      <chakra.ul ps="5" textStyle="sm">
        {items}
      </chakra.ul>
    </chakra.details>
  );
}
