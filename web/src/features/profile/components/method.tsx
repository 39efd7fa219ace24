import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

interface MethodProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** One way to confirm a sign-in: what it is, what of it is set up, and what can be done. */
export function Method({ title, text, children }: MethodProps) {
  return (
    <chakra.div mt="5" pt="5" borderTopWidth="1px" borderColor="border.muted">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <chakra.p mt="1" mb="3" textStyle="sm" color="fg.muted">
        {text}
      </chakra.p>
      {children}
    </chakra.div>
  );
}
