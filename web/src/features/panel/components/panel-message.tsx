import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Heading } from '../../../components/ui/elements.ts';

/** In place of a tab that cannot be shown: what happened and what to do. */
export function PanelMessage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <chakra.div role="alert" maxWidth="lg" py="12">
      <Heading asChild size="lg">
        <h1>{title}</h1>
      </Heading>
      <chakra.p mt="3" color="fg.muted">
        {text}
      </chakra.p>
      {children && <chakra.div mt="6">{children}</chakra.div>}
    </chakra.div>
  );
}
