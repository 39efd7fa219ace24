import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LuCheck, LuMinus } from 'react-icons/lu';
import { Tile } from '../../../components/ui/tile.tsx';
import { useTranslation } from '../../../lib/texts/texts-context.tsx';
import { vehicleSettingsQuery } from '../api/overview-queries.ts';

/** Whether visitors see vehicles or the maintenance notice, and what is set up to show them. */
export function VehiclesTile({ action }: { action: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const { data, isPending } = useQuery(vehicleSettingsQuery);
  if (!data) {
    return (
      <Tile title={t('vehicles.title')} action={action}>
        <output>{t(isPending ? 'loading' : 'unknown')}</output>
      </Tile>
    );
  }
  const { maintenanceMode, widget, listing } = data;
  const state = maintenanceMode ? 'maintenance' : 'online';
  return (
    <Tile
      title={t('vehicles.title')}
      value={t(`vehicles.${state}`)}
      isUrgent={maintenanceMode}
      action={action}
    >
      <p>{t(`vehicles.${state}Text`)}</p>
      <chakra.ul listStyleType="none" mt="3" display="grid" gap="1">
        <Part label={t('vehicles.widget')} isSet={widget !== null} />
        <Part label={t('vehicles.listing')} isSet={listing !== null} />
      </chakra.ul>
    </Tile>
  );
}

function Part({ label, isSet }: { label: string; isSet: boolean }) {
  const { t } = useTranslation('dashboard');
  const Sign = isSet ? LuCheck : LuMinus;
  return (
    <chakra.li display="flex" alignItems="center" gap="2">
      <chakra.span color={isSet ? 'fg.success' : 'fg.muted'} fontSize="lg">
        <Sign aria-hidden />
      </chakra.span>
      {label}: {t(isSet ? 'vehicles.configured' : 'vehicles.missing')}
    </chakra.li>
  );
}
