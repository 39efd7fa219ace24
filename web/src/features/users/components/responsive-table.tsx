import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

/** A table whose rows become cards on a telephone; it stays a table for screen readers. */
export function Table({ children }: { children: ReactNode }) {
  return (
    <chakra.table width="full" display={{ base: 'block', md: 'table' }} textAlign="start">
      {children}
    </chakra.table>
  );
}

export function TableHead({ children }: { children: ReactNode }) {
  return (
    <chakra.thead srOnly={{ base: true, md: false }}>
      <tr>{children}</tr>
    </chakra.thead>
  );
}

export function TableHeader({ children }: { children: ReactNode }) {
  return (
    <chakra.th
      scope="col"
      px="3"
      py="2"
      textAlign="start"
      textStyle="label"
      color="fg.muted"
      borderBottomWidth="1px"
      css={{ '&:first-child': { ps: '5' }, '&:last-child': { textAlign: 'end', pe: '5' } }}
    >
      {children}
    </chakra.th>
  );
}

export function TableBody({ children }: { children: ReactNode }) {
  return (
    <chakra.tbody display={{ base: 'grid', md: 'table-row-group' }} gap="2.5">
      {children}
    </chakra.tbody>
  );
}

export function TableRow({ children }: { children: ReactNode }) {
  return (
    <chakra.tr
      display={{ base: 'grid', md: 'table-row' }}
      gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)"
      columnGap="4"
      rowGap="2"
      p={{ base: '4', md: '0' }}
      bg="bg.panel"
      borderWidth={{ base: '1px', md: '0' }}
      borderRadius={{ base: 'l2', md: '0' }}
      css={{ '@media (min-width: 768px)': { '& > *': { borderBottomWidth: '1px' } } }}
    >
      {children}
    </chakra.tr>
  );
}

interface TableCellProps {
  children: ReactNode;
  /** Shown above the value on a card, where there is no heading row. */
  label?: string;
  heading?: boolean;
  actions?: boolean;
}

export function TableCell({ children, label, heading = false, actions = false }: TableCellProps) {
  const css = {
    gridColumn: heading ? '1 / -1' : 'auto',
    alignSelf: actions ? 'end' : 'auto',
    px: { base: '0', md: '3' },
    py: { base: '0', md: '3' },
    fontWeight: 'normal',
    textAlign: 'start',
    verticalAlign: 'middle',
    minWidth: '0',
    '&:first-child': { ps: { base: '0', md: '5' } },
    '&:last-child': { pe: { base: '0', md: '2' } },
  } as const;
  if (heading) {
    return (
      <chakra.th scope="row" css={css}>
        {children}
      </chakra.th>
    );
  }
  return (
    <chakra.td css={css}>
      {label && (
        <chakra.span display={{ base: 'block', md: 'none' }} textStyle="xs" color="fg.muted" aria-hidden>
          {label}
        </chakra.span>
      )}
      {actions ? (
        <chakra.span display="flex" justifyContent="flex-end" gap="1">
          {children}
        </chakra.span>
      ) : (
        children
      )}
    </chakra.td>
  );
}
