import { createContext, type ReactNode, useContext } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { allows, type GrantedPermission } from '@garage/contracts/permissions';
import { ButtonLink, Link } from '../ui/elements.ts';
import { type RecordKind, recordPath, RECORDS } from './records.ts';

/** What whoever is signed in may do. */
export const GrantedPermissions = createContext<readonly GrantedPermission[]>([]);

interface RecordLinkProps {
  kind: RecordKind;
  id: number;
  children: ReactNode;
}

/** The way to a record in another area; its words alone for whoever does not see that area. */
export function RecordLink({ kind, id, children }: RecordLinkProps) {
  if (!useSees(kind)) return children;
  return (
    <Link asChild>
      <RouterLink to={recordPath(kind, id)}>{children}</RouterLink>
    </Link>
  );
}

/** The same as a button; nothing for whoever does not see that area. */
export function RecordButton({ kind, id, children }: RecordLinkProps) {
  if (!useSees(kind)) return null;
  return (
    <ButtonLink asChild variant="outline" size="sm" minH="11">
      <RouterLink to={recordPath(kind, id)}>{children}</RouterLink>
    </ButtonLink>
  );
}

function useSees(kind: RecordKind): boolean {
  return allows(useContext(GrantedPermissions), RECORDS[kind].permission);
}
