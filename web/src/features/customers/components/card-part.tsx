import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

/** A part of a card with its heading. */
export function CardPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section display="grid" gap="2" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      {children}
    </chakra.section>
  );
}

/** What is known, each with its name. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <chakra.dl
      display="grid"
      columnGap="5"
      rowGap="2"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: '10rem minmax(0, 1fr)' }}
    >
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted" textStyle="sm" pt={{ sm: '0.5' }}>
              {label}
            </chakra.dt>
            <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
          </chakra.div>
        ))}
    </chakra.dl>
  );
}
