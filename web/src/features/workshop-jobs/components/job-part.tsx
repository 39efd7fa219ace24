import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

/** A part of the job under its heading. */
export function JobPart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h2" size="md" id={id}>
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}
