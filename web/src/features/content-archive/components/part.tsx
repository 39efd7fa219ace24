import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** One of the things that can be done with all content. */
export function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <chakra.h3 fontWeight="semibold">{title}</chakra.h3>
        {text !== undefined && (
          <chakra.p mt="1" color="fg.muted">
            {text}
          </chakra.p>
        )}
      </div>
      {children}
    </chakra.div>
  );
}
