import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuPencil, LuPlus, LuTrash2 } from 'react-icons/lu';
import type { CurrentUser } from '@garage/contracts/auth';
import { allows, allowsAll } from '@garage/contracts/permissions';
import type { Role } from '@garage/contracts/users';
import { Badge } from '../../../components/ui/badge.tsx';
import { Button, Heading } from '../../../components/ui/elements.ts';
import { IconButton } from '../../../components/ui/icon-button.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { rolesQuery } from '../api/users-queries.ts';
import { DeleteRoleDialog } from './delete-role-dialog.tsx';
import { LoadState } from '../../../components/feedback/load-state.tsx';
import { RoleDialog } from './role-dialog.tsx';
import { canRequireSecondFactor } from '../user-rules.ts';
import { RoleSecondFactor } from './role-second-factor.tsx';
import { useRightsSummary } from './use-rights-summary.ts';

type Opened = { action: 'create' } | { action: 'edit' | 'delete'; role: Role };

/** The two roles that are fixed and those that the garage has made for itself. */
export function RolesSection({ actor }: { actor: CurrentUser }) {
  const { t } = useTranslation('users');
  const { data: roles, error, refetch } = useQuery(rolesQuery);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const canWrite = allows(actor.permissions, 'users:write');

  const obstacleOf = (role: Role) => {
    if (role.id === actor.role.id) return t('roles.ownRole');
    return allowsAll(actor.permissions, role.permissions) ? null : t('roles.mayDoMore', { name: role.name });
  };

  if (!roles) return <LoadState error={error} text={t('failed.loadRoles')} onRetry={() => void refetch()} />;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
        <chakra.p color="fg.muted" maxWidth="prose">
          {t('roles.intro')}
        </chakra.p>
        {canWrite && (
          <Button width={{ base: 'full', md: 'auto' }} onClick={() => setOpened({ action: 'create' })}>
            <LuPlus aria-hidden strokeWidth={1.6} />
            {t('roles.create')}
          </Button>
        )}
      </chakra.div>
      <chakra.ul
        listStyleType="none"
        display="grid"
        gap="3"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fill, minmax(20rem, 1fr))' }}
      >
        {roles.map((role) => (
          <RoleCard
            key={role.id}
            entry={role}
            obstacle={obstacleOf(role)}
            canRequireFactor={canRequireSecondFactor(actor, role)}
            canWrite={canWrite}
            onEdit={() => setOpened({ action: 'edit', role })}
            onDelete={() => setOpened({ action: 'delete', role })}
          />
        ))}
      </chakra.ul>
      {opened?.action === 'create' && <RoleDialog actor={actor} entry={null} onClose={close} />}
      {opened?.action === 'edit' && <RoleDialog actor={actor} entry={opened.role} onClose={close} />}
      {opened?.action === 'delete' && <DeleteRoleDialog entry={opened.role} onClose={close} />}
    </chakra.div>
  );
}

interface RoleCardProps {
  entry: Role;
  /** Why it cannot be changed by this person. */
  obstacle: string | null;
  canRequireFactor: boolean;
  canWrite: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

function RoleCard({ entry: role, obstacle, canRequireFactor, canWrite, onEdit, onDelete }: RoleCardProps) {
  const { t } = useTranslation('users');
  const summary = useRightsSummary();
  return (
    <chakra.li
      display="flex"
      flexDirection="column"
      p="5"
      pb={role.isBuiltIn ? '5' : '2'}
      bg="bg.panel"
      borderWidth="1px"
      borderInlineStartWidth="3px"
      borderRadius="l2"
      borderInlineStartColor={role.isBuiltIn ? 'brand.solid' : 'border.control'}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1">
        <Heading as="h2" size="sm" overflowWrap="anywhere">
          {role.name}
        </Heading>
        {role.isBuiltIn && <Badge>{t('roles.builtIn')}</Badge>}
      </chakra.div>
      {role.description && (
        <chakra.p mt="1" color="fg.muted">
          {role.description}
        </chakra.p>
      )}
      <chakra.ul mt="3" textStyle="sm" flex="1" listStyleType="none">
        {summary(role.permissions).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </chakra.ul>
      <chakra.div mt="3" pt="2" borderTopWidth="1px" borderColor="border.muted">
        {canRequireFactor ? (
          <RoleSecondFactor entry={role} />
        ) : (
          <chakra.p textStyle="sm" py="2" color="fg.muted">
            {t(role.requiresSecondFactor ? 'roles.factor.required' : 'roles.factor.optional')}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.div mt="1" display="flex" alignItems="center" gap="1">
        <chakra.p textStyle="sm" color="fg.muted" me="auto">
          {t('roles.users', { count: role.userCount })}
        </chakra.p>
        {canWrite && !role.isBuiltIn && (
          <>
            <IconButton
              icon={LuPencil}
              label={obstacle ?? t('roles.edit', { name: role.name })}
              disabled={obstacle !== null}
              onClick={onEdit}
            />
            <IconButton
              icon={LuTrash2}
              label={t('roles.delete.open', { name: role.name })}
              onClick={onDelete}
            />
          </>
        )}
      </chakra.div>
    </chakra.li>
  );
}
