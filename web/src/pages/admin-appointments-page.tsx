import { Tabs } from '@chakra-ui/react/tabs';
import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { allows } from '@garage/contracts/permissions';
import { Heading } from '../components/ui/elements.ts';
import { AppointmentsPlan } from '../features/appointments/components/appointments-plan.tsx';
import { BlockedDates } from '../features/booking-settings/components/blocked-dates.tsx';
import { QuickWeeks } from '../features/booking-settings/components/quick-weeks.tsx';
import { ServiceList } from '../features/booking-settings/components/service-list.tsx';
import { TimeSlots } from '../features/booking-settings/components/time-slots.tsx';
import { editorPath } from '../features/editors/editor-path.ts';
import { VisitSettings } from '../features/booking-settings/components/visit-settings.tsx';
import type { PanelContentProps } from '../features/panel/panel-tab.ts';
import { useTranslation } from '../lib/texts/texts-context.tsx';

const SECTIONS = ['appointments', 'services', 'plan', 'quick', 'blocked', 'visit'] as const;
type Section = (typeof SECTIONS)[number];

/** What the workshop does and when. */
export default function AdminAppointmentsPage({ user }: PanelContentProps) {
  const { t } = useTranslation(['panel', 'appointments', 'bookingSettings']);
  const canWrite = allows(user.permissions, 'appointments:write');
  const editor = allows(user.permissions, 'content:read') ? editorPath('services') : null;
  const [section, setSection] = useState<Section>('appointments');
  const content: Record<Section, ReactNode> = {
    appointments: <AppointmentsPlan canWrite={canWrite} userId={user.id} />,
    services: <ServiceList editor={editor} />,
    plan: <TimeSlots canWrite={canWrite} />,
    quick: <QuickWeeks canWrite={canWrite} />,
    blocked: <BlockedDates canWrite={canWrite} />,
    visit: <VisitSettings canWrite={canWrite} />,
  };
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h1" size="lg">
        {t('tabs.appointments')}
      </Heading>
      {/* All stay mounted: what is typed in one section is there after a look at another. */}
      <Tabs.Root value={section} onValueChange={({ value }) => setSection(value as Section)} lazyMount>
        <Tabs.List aria-label={t('tabs.appointments')}>
          {SECTIONS.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {name === 'appointments' ? t('appointments:tab') : t(`bookingSettings:tab.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {SECTIONS.map((name) => (
          <Tabs.Content key={name} value={name} pt="5">
            {content[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </chakra.div>
  );
}
