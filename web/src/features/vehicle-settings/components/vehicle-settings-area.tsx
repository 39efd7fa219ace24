import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { LuExternalLink } from 'react-icons/lu';
import { Loaded } from '../../../components/feedback/loaded.tsx';
import { ButtonLink, Heading } from '../../../components/ui/elements.ts';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { vehicleSettingsQuery } from '../api/vehicle-settings.ts';
import { AddressChecks } from './address-checks.tsx';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import { VehicleSettingsForm } from './vehicle-settings-form.tsx';

interface VehicleSettingsAreaProps {
  canWrite: boolean;
  /** Whether to set from where scripts and frames of others come. */
  canEmbed: boolean;
}

/** Everything about the vehicles page: the switch first, then whether its parts answer, then what they are. */
export function VehicleSettingsArea({ canWrite, canEmbed }: VehicleSettingsAreaProps) {
  const { t } = useTranslation('vehicleSettings');
  const query = useQuery(vehicleSettingsQuery);
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Heading as="h1" size="lg" me="auto">
          {t('title')}
        </Heading>
        <ButtonLink href="/vehicles" target="_blank" rel="noopener" variant="outline" size="sm">
          <LuExternalLink aria-hidden strokeWidth={1.6} />
          {t('openPage')}
        </ButtonLink>
      </chakra.div>
      <Loaded query={query} failed={t('failed')}>
        {(settings) => (
          <>
            <MaintenanceSwitch settings={settings} canWrite={canWrite} />
            <AddressChecks settings={settings} canWrite={canWrite} />
            <VehicleSettingsForm settings={settings} canWrite={canWrite} canEmbed={canEmbed} />
          </>
        )}
      </Loaded>
    </chakra.div>
  );
}
