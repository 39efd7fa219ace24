import { Tabs } from '@chakra-ui/react/tabs';
import { useState } from 'react';
import type { CurrentUser } from '@garage/contracts/auth';
import { allows } from '@garage/contracts/permissions';
import { chakra } from '@chakra-ui/react/styled-system';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { AuditList } from './audit-list.tsx';
import { RolesSection } from './roles-section.tsx';
import { UsersSection } from './users-section.tsx';

const SECTIONS = ['users', 'roles', 'audit'] as const;
type Section = (typeof SECTIONS)[number];

/** Accounts, roles, and for those with full access the record of who did what. */
export function UsersArea({ actor }: { actor: CurrentUser }) {
  const { t } = useTranslation('users');
  const [section, setSection] = useState<Section>('users');
  const visible = SECTIONS.filter((name) => name !== 'audit' || allows(actor.permissions, '*'));
  const content = {
    users: <UsersSection actor={actor} />,
    roles: <RolesSection actor={actor} />,
    audit: <AuditList />,
  };

  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h1" size="lg">
        {t('title')}
      </Heading>
      <Tabs.Root
        value={section}
        onValueChange={({ value }) => setSection(value as Section)}
        lazyMount
        unmountOnExit
      >
        <Tabs.List aria-label={t('title')}>
          {visible.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(`sections.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {visible.map((name) => (
          <Tabs.Content key={name} value={name} pt="5">
            {content[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </chakra.div>
  );
}
