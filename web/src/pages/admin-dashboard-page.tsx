import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { SESSION_IDLE_MINUTES } from '@garage/contracts/auth';
import { ButtonLink, Heading } from '../components/ui/elements.ts';
import { UnreadOverview } from '../features/contact-messages/components/unread-overview.tsx';
import { tabPath } from '../features/panel/components/panel-navigation.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';

const TODAY = new Intl.DateTimeFormat('de-CH', { dateStyle: 'full', timeZone: 'Europe/Zurich' });

/** Where an administrator arrives: what waits, and the ways on. It shows only what was asked just now. */
export default function AdminDashboardPage({ user }: PanelContentProps) {
  const { t } = useTranslation(['panel', 'contactMessages']);
  const [today] = useState(() => new Date());
  return (
    <chakra.div display="grid" gap="6">
      <div>
        <Heading asChild size="lg">
          <h1>{t('dashboard.greeting', { name: user.username })}</h1>
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          {TODAY.format(today)}
        </chakra.p>
      </div>
      <chakra.section
        maxWidth="2xl"
        p={{ base: '5', md: '7' }}
        bg="bg.panel"
        borderWidth="1px"
        borderInlineStartWidth="3px"
        borderInlineStartColor="brand.solid"
        borderRadius="l2"
      >
        <UnreadOverview />
        <chakra.div display="flex" flexWrap="wrap" gap="3" mt="6">
          <ButtonLink asChild>
            <RouterLink to={tabPath('contact-messages')}>{t('contactMessages:overview.open')}</RouterLink>
          </ButtonLink>
          <ButtonLink asChild variant="outline">
            <RouterLink to="/">{t('dashboard.openWebsite')}</RouterLink>
          </ButtonLink>
        </chakra.div>
      </chakra.section>
      <chakra.p textStyle="sm" color="fg.muted">
        {t('dashboard.idleNote', { minutes: SESSION_IDLE_MINUTES })}
      </chakra.p>
    </chakra.div>
  );
}
