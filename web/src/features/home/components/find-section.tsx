import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Container } from '../../../components/ui/elements.ts';

interface FindSectionProps {
  details: ReactNode;
  hours: ReactNode;
  /** Takes the whole height beside or above the two. */
  map?: ReactNode;
}

/** Where the garage is and when somebody is there. */
export function FindSection({ details, hours, map }: FindSectionProps) {
  return (
    <Container
      py={{ base: '20', md: '28' }}
      display="grid"
      gridTemplateColumns={{ md: '1fr 1fr', lg: map ? '4fr 4fr 7fr' : '1fr 1fr' }}
      gap={{ base: '14', md: '12', lg: '16' }}
    >
      {map && (
        <chakra.div order={{ lg: 1 }} gridColumn={{ md: 'span 2', lg: 'auto' }}>
          {map}
        </chakra.div>
      )}
      {details}
      {hours}
    </Container>
  );
}
