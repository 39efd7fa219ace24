import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../ui/elements.ts';

interface FormSectionProps {
  title: string;
  hint?: ReactNode;
  children: ReactNode;
}

/** A part of a long form: what it is about beside its fields, above them on a telephone. */
export function FormSection({ title, hint, children }: FormSectionProps) {
  return (
    <chakra.section
      display="grid"
      gap={{ base: '4', lg: '10' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 2.4fr)' }}
      p={{ base: '4', md: '7' }}
      mx={{ base: '-4', md: '0' }}
      bg="bg.panel"
      borderYWidth="1px"
      borderXWidth={{ md: '1px' }}
      borderRadius={{ md: 'l2' }}
    >
      <div>
        <Heading as="h2" size="sm">
          {title}
        </Heading>
        {hint && (
          <chakra.p mt="2" textStyle="sm" color="fg.muted">
            {hint}
          </chakra.p>
        )}
      </div>
      <chakra.div display="grid" gap="5" alignContent="start" gridTemplateColumns="minmax(0, 1fr)">
        {children}
      </chakra.div>
    </chakra.section>
  );
}

/** Fields that stand beside each other where there is room. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      alignItems="start"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(12rem, 1fr))' }}
    >
      {children}
    </chakra.div>
  );
}
