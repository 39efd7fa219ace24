import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuUserPlus } from 'react-icons/lu';
import type { CurrentUser } from '@garage/contracts/auth';
import { allows } from '@garage/contracts/permissions';
import type { User } from '@garage/contracts/users';
import { Button } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { usersQuery } from '../api/users-queries.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { FirstPasswordDialog } from './first-password-dialog.tsx';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { UserDialog } from './user-dialog.tsx';
import { UserSecurityDialog } from './user-security-dialog.tsx';
import { type UserAction, UserTable } from './user-table.tsx';

type Opened =
  | { action: 'create' }
  | { action: UserAction; userId: number }
  | { action: 'first-password'; username: string; password: string };

/** The accounts and the windows over them. */
export function UsersSection({ actor }: { actor: CurrentUser }) {
  const { t } = useTranslation('users');
  const { data: users, error, refetch } = useQuery(usersQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const showFirstPassword = (username: string, password: string) =>
    setOpened({ action: 'first-password', username, password });

  if (!users) return <LoadState error={error} text={t('failed.load')} onRetry={() => void refetch()} />;
  const userId = opened && 'userId' in opened ? opened.userId : null;
  const user: User | null = users.find(({ id }) => id === userId) ?? null;

  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p color="fg.muted">{t('count', { count: users.length })}</chakra.p>
        {allows(actor.permissions, 'users:write') && (
          <Button width={{ base: 'full', md: 'auto' }} onClick={() => setOpened({ action: 'create' })}>
            <LuUserPlus aria-hidden strokeWidth={1.6} />
            {t('create')}
          </Button>
        )}
      </chakra.div>
      <UserTable
        users={users}
        actor={actor}
        onAction={(action, { id }) => setOpened({ action, userId: id })}
      />
      {opened?.action === 'create' && (
        <UserDialog actor={actor} user={null} onFirstPassword={showFirstPassword} onClose={close} />
      )}
      {user && opened?.action === 'edit' && (
        <UserDialog actor={actor} user={user} onFirstPassword={showFirstPassword} onClose={close} />
      )}
      {opened?.action === 'first-password' && <FirstPasswordDialog {...opened} onClose={close} />}
      {user && opened?.action === 'security' && (
        <UserSecurityDialog actor={actor} user={user} onClose={close} />
      )}
      {user && opened?.action === 'delete' && <DeleteUserDialog user={user} onClose={close} />}
    </chakra.div>
  );
}
