import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Link } from '../../../components/ui/elements.ts';

interface VisitLineProps {
  id: number;
  label: string;
  onOpen: (id: number) => void;
  /** What is said of the visit beside the name that opens it. */
  children: ReactNode;
}

/** Another visit in the details of one: opened by its label. */
export function VisitLine({ id, label, onOpen, children }: VisitLineProps) {
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
      <Link asChild>
        <chakra.button type="button" minH="11" textAlign="start" cursor="button" onClick={() => onOpen(id)}>
          {label}
        </chakra.button>
      </Link>
      {children}
    </chakra.li>
  );
}
