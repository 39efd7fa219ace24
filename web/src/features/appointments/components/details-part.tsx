import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

/** A part of the window with its heading. */
export function DetailsPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
