import { Tabs } from '@chakra-ui/react/tabs';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { useAddressed } from '../../../lib/use-addressed.ts';
import { garageQuery, mailSettingsQuery, retentionQuery } from '../api/settings-queries.ts';
import { GarageForm } from './garage-form.tsx';
import { MailSettings } from './mail-settings.tsx';
import { Retention } from './retention.tsx';

const SECTIONS = ['garage', 'mail', 'retention', 'personalData'] as const;
type Section = (typeof SECTIONS)[number];

interface SettingsAreaProps {
  canWrite: boolean;
  /** What is stored about single persons; absent for those who may not see it. */
  personalData?: ReactNode;
}

/** The facts about the garage, how mails are sent, and how long data are kept. The way back are the panel's tabs. */
export function SettingsArea({ canWrite, personalData }: SettingsAreaProps) {
  const { t } = useTranslation('settings');
  const [asked] = useSearchParams();
  const [section, setSection] = useState<Section>(
    () => SECTIONS.find((name) => name === asked.get('section')) ?? 'garage',
  );
  useAddressed('personalData', () => setSection('personalData'));
  const content: Record<Section, ReactNode> = {
    garage: <GarageSection canWrite={canWrite} />,
    mail: <MailSection canWrite={canWrite} />,
    retention: <RetentionSection canWrite={canWrite} />,
    personalData,
  };
  const sections = SECTIONS.filter((name) => content[name] !== undefined);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Heading as="h1" size="lg">
        {t('title')}
      </Heading>
      {/* All stay mounted: what is typed in one section is there after a look at another. */}
      <Tabs.Root
        value={sections.includes(section) ? section : 'garage'}
        onValueChange={({ value }) => setSection(value as Section)}
        lazyMount
      >
        <Tabs.List aria-label={t('title')}>
          {sections.map((name) => (
            <Tabs.Trigger key={name} value={name}>
              {t(`sections.${name}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        {sections.map((name) => (
          <Tabs.Content key={name} value={name} pt="5">
            {content[name]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </chakra.div>
  );
}

interface SectionProps {
  canWrite: boolean;
}

function GarageSection({ canWrite }: SectionProps) {
  const { t } = useTranslation('settings');
  return (
    <Loaded query={useQuery(garageQuery)} failed={t('garage.failed')}>
      {(stored) => <GarageForm stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}

function MailSection({ canWrite }: SectionProps) {
  const { t } = useTranslation('settings');
  return (
    <Loaded query={useQuery(mailSettingsQuery)} failed={t('mail.failed')}>
      {(stored) => <MailSettings stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}

function RetentionSection({ canWrite }: SectionProps) {
  const { t } = useTranslation('settings');
  return (
    <Loaded query={useQuery(retentionQuery)} failed={t('retention.failed')}>
      {(stored) => <Retention stored={stored} canWrite={canWrite} />}
    </Loaded>
  );
}
