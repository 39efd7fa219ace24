import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** What has to be done before something can be chosen, in its place. */
export function Prompt({ children, live = false }: { children: ReactNode; live?: boolean }) {
  return (
    <chakra.p
      role={live ? 'status' : undefined}
      px="4"
      py="4"
      bg="bg.subtle"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      color="fg.muted"
    >
      {children}
    </chakra.p>
  );
}
