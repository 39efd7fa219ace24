import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LuGlobe } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { mailKindsFor } from '@garage/contracts/mails';
import { allows } from '@garage/contracts/permissions';
import { ButtonLink, Heading } from '../components/ui/elements.ts';
import { Today } from '../features/appointments/components/today.tsx';
import { UnreadOverview } from '../features/contact-messages/components/unread-overview.tsx';
import { PromotionsTile } from '../features/dashboard/components/promotions-tile.tsx';
import { QuickAccess } from '../features/dashboard/components/quick-access.tsx';
import { SystemStatus } from '../features/dashboard/components/system-status.tsx';
import { VehiclesTile } from '../features/dashboard/components/vehicles-tile.tsx';
import { greetingAt } from '../features/dashboard/greeting.ts';
import { tabPath } from '../features/panel/components/panel-navigation.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { jobsQuery } from '../features/workshop-jobs/api/jobs-queries.ts';
import { useTranslation } from '../lib/texts/texts-context.tsx';

const TODAY = new Intl.DateTimeFormat('de-CH', { dateStyle: 'full', timeZone: 'Europe/Zurich' });

/**
 * Where the staff arrive: what waits, the ways on, and how the site is. Each part only for whom it concerns. They are
 * greeted by their name, where it is known, and with the date: the status of the system is not shown to everybody.
 */
export default function AdminDashboardPage({ user, tabs: visible }: PanelContentProps) {
  const { t } = useTranslation(['dashboard', 'panel', 'contactMessages', 'appointments']);
  const [now] = useState(() => new Date());
  const { permissions } = user;
  const tabs = visible.filter(({ id }) => id !== 'dashboard');

  const seesJobs = allows(permissions, 'jobs:read');
  const jobs = useQuery({ ...jobsQuery, enabled: seesJobs }).data?.jobs ?? [];
  const questions = new Map(jobs.map((job) => [job.id, job]));

  const wayTo = (tabId: string, label: string) =>
    tabs.some(({ id }) => id === tabId) && (
      <ButtonLink asChild variant="outline" alignSelf="start">
        <RouterLink to={tabPath(tabId)}>{label}</RouterLink>
      </ButtonLink>
    );

  return (
    <chakra.div display="grid" gap={{ base: '6', md: '8' }} gridTemplateColumns="minmax(0, 1fr)">
      <div>
        <Heading asChild size="lg" overflowWrap="anywhere">
          <h1>{t(`greeting.${greetingAt(now)}`, { name: user.fullName ?? user.username })}</h1>
        </Heading>
        <chakra.p mt="1" color="fg.muted">
          <time dateTime={now.toISOString()}>{TODAY.format(now)}</time>
        </chakra.p>
      </div>
      {allows(permissions, 'appointments:read') && (
        <Today
          canWrite={allows(permissions, 'appointments:write')}
          questions={questions}
          action={wayTo('appointments', t('appointments:today.open'))}
        />
      )}
      <chakra.section
        aria-label={t('overview')}
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(17rem, 1fr))' }}
      >
        {allows(permissions, 'contact-messages:read') && (
          <UnreadOverview action={wayTo('contact-messages', t('contactMessages:overview.open'))} />
        )}
        {allows(permissions, 'promotions:read') && (
          <PromotionsTile now={now} action={wayTo('promotions', t('promotions.open'))} />
        )}
        {allows(permissions, 'vehicles:read') && (
          <VehiclesTile action={wayTo('vehicles', t('vehicles.open'))} />
        )}
      </chakra.section>
      <QuickAccess
        links={[
          ...tabs.map(({ id, label, icon }) => ({ to: tabPath(id), label: t(`panel:tabs.${label}`), icon })),
          { to: '/', label: t('quick.website'), icon: LuGlobe },
        ]}
      />
      <SystemStatus
        readsServer={allows(permissions, 'settings:read')}
        readsMails={allows(permissions, 'contact-messages:read')}
        sendsMails={allows(permissions, 'contact-messages:write') ? mailKindsFor(permissions, 'write') : []}
      />
    </chakra.div>
  );
}
