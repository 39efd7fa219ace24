import { chakra } from '@chakra-ui/react/styled-system';
import { LuPencil, LuShieldCheck, LuTrash2 } from 'react-icons/lu';
import type { CurrentUser } from '@garage/contracts/auth';
import type { User } from '@garage/contracts/users';
import { Badge } from '../../../components/ui/badge.tsx';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { formatMoment } from '../../../lib/staff-time.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AccountState } from './account-state.tsx';
import { deleteObstacle, editObstacle, type Obstacle } from '../user-rules.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './responsive-table.tsx';

export type UserAction = 'edit' | 'security' | 'delete';

interface UserTableProps {
  users: readonly User[];
  actor: CurrentUser;
  onAction: (action: UserAction, user: User) => void;
}

/** A row per account on a desk, a card per account on a telephone. */
export function UserTable({ users, actor, onAction }: UserTableProps) {
  const { t } = useTranslation('users');
  return (
    <Table>
      <TableHead>
        {(['user', 'role', 'lastLogin', 'secondFactor', 'actions'] as const).map((column) => (
          <TableHeader key={column}>{t(`columns.${column}`)}</TableHeader>
        ))}
      </TableHead>
      <TableBody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} actor={actor} onAction={onAction} />
        ))}
      </TableBody>
    </Table>
  );
}

function UserRow({ user, actor, onAction }: Omit<UserTableProps, 'users'> & { user: User }) {
  const { t } = useTranslation('users');
  const name = user.username;
  const editing = editObstacle(actor, user);
  const deleting = deleteObstacle(actor, user);
  const reason = (obstacle: Obstacle) => (obstacle ? t(`obstacle.${obstacle}`, { name }) : null);

  return (
    <TableRow>
      <TableCell heading>
        <chakra.span display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
          <chakra.span fontWeight="semibold" overflowWrap="anywhere">
            {name}
          </chakra.span>
          {user.isMainAdmin && <Badge tone="brand">{t('mainAdmin')}</Badge>}
          {user.id === actor.id && <Badge>{t('you')}</Badge>}
          <AccountState user={user} canWrite={editing === null} />
        </chakra.span>
        {(user.fullName || user.email) && (
          <chakra.span display="block" textStyle="sm" color="fg.muted" overflowWrap="anywhere">
            {[user.fullName, user.email].filter(Boolean).join(' · ')}
          </chakra.span>
        )}
      </TableCell>
      <TableCell label={t('columns.role')}>{user.role.name}</TableCell>
      <TableCell label={t('columns.lastLogin')}>
        {user.lastLogin ? formatMoment(user.lastLogin) : t('never')}
      </TableCell>
      <TableCell label={t('columns.secondFactor')}>
        {user.hasSecondFactor ? (
          <chakra.span display="inline-flex" alignItems="center" gap="1.5" color="fg.success">
            <LuShieldCheck aria-hidden strokeWidth={1.8} />
            {t('on')}
          </chakra.span>
        ) : (
          <chakra.span color={user.role.requiresSecondFactor ? 'fg.warning' : 'fg.muted'}>
            {t(user.role.requiresSecondFactor ? 'missing' : 'off')}
          </chakra.span>
        )}
      </TableCell>
      <TableCell actions>
        <IconButton
          icon={LuPencil}
          label={reason(editing) ?? t('edit', { name })}
          disabled={editing !== null}
          onClick={() => onAction('edit', user)}
        />
        <IconButton
          icon={LuShieldCheck}
          label={t('security.open', { name })}
          onClick={() => onAction('security', user)}
        />
        <IconButton
          icon={LuTrash2}
          label={reason(deleting) ?? t('delete.open', { name })}
          disabled={deleting !== null}
          onClick={() => onAction('delete', user)}
        />
      </TableCell>
    </TableRow>
  );
}
