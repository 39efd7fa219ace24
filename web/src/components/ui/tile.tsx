import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface TileProps {
  title: string;
  /** A number or a word, large enough to be read in passing; absent while it is not known. */
  value?: string | number | undefined;
  /** Somebody should look at it. */
  isUrgent?: boolean;
  children: ReactNode;
  action?: ReactNode;
}

/** One figure of the dashboard: what it is, how it stands, and the way there. */
export function Tile({ title, value, isUrgent = false, children, action }: TileProps) {
  return (
    <chakra.section
      display="flex"
      flexDirection="column"
      gap="3"
      p={{ base: '5', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderTopWidth="3px"
      borderTopColor={isUrgent ? 'brand.solid' : 'border.control'}
      borderRadius="l2"
    >
      <chakra.h2 textStyle="label" color="fg.muted">
        {title}
      </chakra.h2>
      <chakra.p
        fontFamily="heading"
        fontSize="5xl"
        fontWeight="bold"
        lineHeight="none"
        letterSpacing="tight"
        fontVariantNumeric="tabular-nums"
        color={isUrgent ? 'brand.fg' : 'fg'}
      >
        {value ?? '–'}
      </chakra.p>
      <chakra.div flex="1" color="fg.muted">
        {children}
      </chakra.div>
      {action}
    </chakra.section>
  );
}
