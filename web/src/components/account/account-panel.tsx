import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Heading } from '../ui/elements.ts';

/** A part of the page about the own account. */
export function AccountPanel({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <chakra.section
      aria-labelledby={headingId}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      p={{ base: '4', md: '6' }}
    >
      <Heading as="h2" id={headingId} size="md" mb="4">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
