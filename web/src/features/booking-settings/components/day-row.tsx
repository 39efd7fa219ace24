import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface DayRowProps {
  days: string;
  /** What applies on these days. */
  children: ReactNode;
  /** What may be done with them. */
  actions: ReactNode;
}

/** One stretch of days in a list. */
export function DayRow({ days, children, actions }: DayRowProps) {
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="3"
      minH="14"
      py="1"
      borderBottomWidth="1px"
      borderColor="border.muted"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1" minWidth="0">
        <chakra.p fontWeight="semibold" fontVariantNumeric="tabular-nums">
          {days}
        </chakra.p>
        {children}
      </chakra.div>
      {actions}
    </chakra.li>
  );
}
